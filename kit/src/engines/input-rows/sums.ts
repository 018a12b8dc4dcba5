import { addDecimals, decimalOf, groupDigits, placesOf } from '../decimal-digits/index.ts';

/** Places of a sum that is not whole. @source forms §9 */
const SUM_PLACES = 2;

const negative = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);

/** A sum with one value in place of another; what is no number counts as nothing. */
export function summed(sum: string, less: unknown, more: unknown): string {
  const [out, into] = [decimalOf(less), decimalOf(more)];
  const left = out === null ? sum : addDecimals(sum, negative(out));
  return into === null ? left : addDecimals(left, into);
}

/** Exact sum of values. */
export const sumOf = (values: readonly unknown[]): string => values.reduce<string>((sum, value) => summed(sum, null, value), '0');

/** A sum as it is shown: whole, or with two places; with commas where the column has them. @source forms §5, §9 @reading R-623 */
export function sumText(sum: string, hasThousands: boolean): string {
  const grouped = groupDigits(sum, placesOf(sum) === 0 ? 0 : SUM_PLACES);
  return hasThousands ? grouped : grouped.replaceAll(',', '');
}
