export { askInBrowser } from './askInBrowser.ts';
export { useQuestions } from './useQuestions.ts';
export type { OpenQuestion } from './questions.ts';
export type { Confirm, Question } from './types.ts';
