export type { SegmentedOptions } from './types.ts';
export { useSegmented } from './useSegmented.ts';
