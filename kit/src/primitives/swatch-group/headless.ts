export type { Swatch, SwatchGroupOptions } from './types.ts';
export { useSwatchGroup } from './useSwatchGroup.ts';
