export { lazyPart } from './lazyPart.ts';
export type { LazyPart, LazyState } from './lazyPart.ts';
export { useLazyPart } from './useLazyPart.ts';
