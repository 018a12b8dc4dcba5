export { Rate } from './Rate.tsx';
export type { RatePart, RateProps } from './types.ts';
