export { textLang } from './textLang.ts';
export { translatable } from './translatable.ts';
export type { TextOrigin } from './textLang.ts';
export { useTextLang } from './useTextLang.ts';
