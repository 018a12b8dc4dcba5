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

/** Places a figure is added up with as a whole number, and the size up to which that is exact, the error of scaling included. */
const QUICK_PLACES = 6;
const QUICK = 10 ** QUICK_PLACES;
const SAFE = 2 ** 50;
const SHORT = /^-?\d{1,9}(?:\.\d{1,6})?$/;

const whole = (count: number): string => {
  const digits = String(Math.abs(count)).padStart(QUICK_PLACES + 1, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -QUICK_PLACES)}.${digits.slice(-QUICK_PLACES)}`;
};

/** Exact sum of values. Short figures are added up as whole numbers: a long column is there at once. */
export function sumOf(values: readonly unknown[]): string {
  let sum = '0';
  let quick = 0;
  // By index: this runs before it is compiled, over thousands of values.
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (typeof value !== 'string' || !SHORT.test(value)) {
      sum = summed(sum, null, value);
      continue;
    }
    quick += Math.round(Number(value) * QUICK);
    if (Math.abs(quick) < SAFE) continue;
    sum = summed(sum, null, whole(quick));
    quick = 0;
  }
  return summed(sum, null, whole(quick));
}

/** A sum as it is shown: whole, or with two places; with commas where the column has them. @source forms §5, §9 @reading R-623 */
export function sumText(sum: string, hasThousands: boolean): string {
  const grouped = groupDigits(sum, placesOf(sum) === 0 ? 0 : SUM_PLACES);
  return hasThousands ? grouped : grouped.replaceAll(',', '');
}
