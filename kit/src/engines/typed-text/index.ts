export { foldText, hasHiddenCharacters, readCode, readFreeText, readKeyword, withoutHidden } from './typedText.ts';
export type { CodeCase } from './typedText.ts';
