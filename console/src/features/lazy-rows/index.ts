export { useLazyRows, useOpenBranches } from './useLazyRows.ts';
export type { KnownRows, OpenBranches } from './useLazyRows.ts';
