export { SwatchGroup } from './SwatchGroup.tsx';
export type { SwatchGroupProps } from './types.ts';
