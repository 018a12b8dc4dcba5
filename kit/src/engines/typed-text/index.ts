export { foldText, hasHiddenCharacters, readCode, readFreeText, readKeyword } from './typedText.ts';
export type { CodeCase } from './typedText.ts';
