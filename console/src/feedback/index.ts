export { isSilent, retryAfterSeconds, serverWords } from './serverWords.ts';
export { FEEDBACK_MS, UNDO_MS, useFeedback } from './useFeedback.ts';
export type { Feedback } from './useFeedback.ts';
