export { masked } from './masked.ts';
export type { Legible, TextMask } from './masked.ts';
