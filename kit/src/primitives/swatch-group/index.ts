export { SwatchGroup } from './SwatchGroup.tsx';
export type { SwatchGroupPart, SwatchGroupProps } from './types.ts';
