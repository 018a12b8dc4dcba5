import { compareDecimals } from '../decimal-digits/index.ts';

/** Two ends as decimal strings, null where there is none; an empty list where there is neither. */
export type NumberRange = readonly [] | readonly [min: string | null, max: string | null];

/** A range of two ends. Zero is an end like others. @source forms §5 */
export const rangeOf = (min: string | null, max: string | null): NumberRange => (min === null && max === null ? [] : [min, max]);

/** True where the minimum is larger than the maximum. The ends are never swapped. */
export function isTurned([min = null, max = null]: NumberRange): boolean {
  return min !== null && max !== null && compareDecimals(min, max) > 0;
}
