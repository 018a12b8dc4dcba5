export { BUILDERS, type Builder, type BuilderName } from './builders.ts';
export { type EnglishWords } from './code.ts';
export { isHole, type Declaration, type DeclarationNote, type DeclaredField, type Hole, type HolePlace } from './declaration.ts';
export {
  buttonsOf,
  customButtonsOf,
  ownLabelOf,
  type ButtonNotice,
  type CompiledButton,
  type CompiledButtons,
  type CustomButton,
  type CustomEffect,
} from './buttons.ts';
export { constantNameOf, declare } from './declare.ts';
export { lookOf, type CompiledFrame, type CompiledLook, type CompiledWidth } from './look.ts';
export { expressionsOf, folderNameOf, print, withoutEnglish, wordsOf, type PrintAt, type PrintedFile } from './print.ts';
export { ordersOf } from './orders.ts';
export { withOwnWords } from './ownWords.ts';
export { type Expression, type Member } from './expression.ts';
