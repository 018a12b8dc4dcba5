export { latePart } from './latePart.ts';
export type { LatePart, LateState } from './latePart.ts';
export { useLatePart } from './useLatePart.ts';
