export { DataText, EitherText, MixedText } from './DataText.tsx';
export { markLang } from './markLang.ts';
export { textLang } from './textLang.ts';
export { translatable } from './translatable.ts';
export type { TextOrigin } from './textLang.ts';
export { useTextLang } from './useTextLang.ts';
