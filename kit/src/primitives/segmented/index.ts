export { Segmented } from './Segmented.tsx';
export type { Segment, SegmentedProps } from './types.ts';
