export { useLazyRows, useOpenBranches } from './useLazyRows.ts';
export type { OpenBranches } from './useLazyRows.ts';
