export type { NumberRangeMessages, NumberRangeOptions } from './types.ts';
export { useNumberRange } from './useNumberRange.ts';
