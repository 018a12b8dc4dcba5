import { decimalOf, groupDigits, placesOf } from '../decimal-digits/index.ts';

/** True for a value that is a number: what is none stands as it is, whatever format it has. @source forms §5 */
export const isNumeric = (value: unknown): value is string | number => decimalOf(value) !== null;

/** A number with commas, its places as they were written; null for what is no number. @source forms §5 */
export function thousands(value: unknown): string | null {
  const decimal = decimalOf(value);
  return decimal === null ? null : groupDigits(decimal, placesOf(String(value).trim()));
}
