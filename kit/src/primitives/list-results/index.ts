export { foundMessage } from './messages.ts';
export { ListResults, useReannounceResults } from './ListResults.tsx';
export { useFoundWords } from './useFoundWords.ts';
export { useListResults } from './useListResults.ts';
export type { ListAsk } from './useListResults.ts';
