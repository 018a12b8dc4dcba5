import { decimalOf, groupDigits, placesOf, roundDecimal } from '../decimal-digits/index.ts';

/** A value as it stands in a field nobody types in: with its places, with commas where asked for. No digit is rounded away. */
export function numberText(value: string | null, { precision, hasThousands }: { precision?: number; hasThousands?: boolean }): string {
  const decimal = decimalOf(value);
  if (decimal === null) return value ?? '';
  const text = precision !== undefined && placesOf(decimal) <= precision ? roundDecimal(decimal, precision) : decimal;
  return hasThousands ? groupDigits(text, null) : text;
}

const sharedStart = (one: string, other: string): number => {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
};
const reversed = (text: string) => text.split('').toReversed().join('');

/**
 * True while commas that the field itself has put there are still in the text after an edit. They stand where they stood, so
 * `1,234` with a digit at its end is `1,2345`, which is no mistake of the person's.
 */
export function keepsCommas(before: string, after: string): boolean {
  const start = sharedStart(before, after);
  const rest = [before.slice(start), after.slice(start)] as const;
  const end = sharedStart(reversed(rest[0]), reversed(rest[1]));
  return before.slice(0, start).includes(',') || (end > 0 && before.slice(-end).includes(','));
}
