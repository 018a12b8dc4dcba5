export * from './headless.ts';
export { useCellWords } from './useCellWords.ts';
