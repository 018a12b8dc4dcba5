export {
  COMPLETE_LANGUAGES,
  LANGUAGES,
  codeOf,
  commaIn,
  directionOf,
  fallbacksOf,
  isComplete,
  isWrittenInHan,
  nearestCode,
  scriptOf,
  tagOf,
  wordsFor,
} from './languages.ts';
export type { ByLanguage, CompleteLanguageCode, Language, LanguageCode } from './languages.ts';
