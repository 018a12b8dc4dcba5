export { Skeleton } from './Skeleton.tsx';
export type { SkeletonKind, SkeletonProps } from './types.ts';
