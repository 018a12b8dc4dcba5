export { createKeptViews } from './keptViews.ts';
export type { KeptViews } from './keptViews.ts';
export { mergeProps, mergeRefs, refOf } from './mergeProps.ts';
export type { AttributesOf, ElementProps, Style } from './mergeProps.ts';
export { useHeld } from './useHeld.ts';
export { useSteady } from './useSteady.ts';
