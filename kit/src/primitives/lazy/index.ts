export { lazyComponent } from './lazyComponent.tsx';
export { arrivedPart, lazyPart } from './lazyPart.ts';
export type { LazyPart, LazyState } from './lazyPart.ts';
export { NotArrived } from './NotArrived.tsx';
export { useLazyPart } from './useLazyPart.ts';
