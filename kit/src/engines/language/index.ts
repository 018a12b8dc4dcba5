export { LANGUAGES, commaIn, directionOf, isWrittenInHan, nearestCode, scriptOf, tagOf } from './languages.ts';
export type { Language } from './languages.ts';
