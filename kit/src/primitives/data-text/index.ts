export { DataText, EitherText, MixedText } from './DataText.tsx';
export { textLang } from './textLang.ts';
export type { TextOrigin } from './textLang.ts';
export { useTextLang } from './useTextLang.ts';
