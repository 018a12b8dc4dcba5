export { Segmented } from './Segmented.tsx';
export type { Segment, SegmentedPart, SegmentedProps } from './types.ts';
