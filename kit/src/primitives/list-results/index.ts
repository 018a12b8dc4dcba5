export { ListResults, useSayResultsAgain } from './ListResults.tsx';
export { useListResults } from './useListResults.ts';
export type { ListAsk } from './useListResults.ts';
