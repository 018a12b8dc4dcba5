/** A decimal in plain digits, read: sign, whole digits without leading zeros, digits after the point as they stand. */
interface Digits {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

const PLAIN = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/;
const WITH_EXPONENT = /^(?<sign>-?)(?<whole>\d)(?:\.(?<fraction>\d+))?e(?<exponent>[+-]\d+)$/;

/** A JavaScript number in plain digits: 1e21 is a one and 21 zeros. */
function digitsOfNumber(value: number): string {
  const text = String(value);
  const parts = WITH_EXPONENT.exec(text)?.groups;
  if (!parts) return text;
  const { sign = '', whole = '', fraction = '', exponent } = parts;
  const places = Number(exponent);
  if (places < 0) return `${sign}0.${'0'.repeat(-places - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(places, '0')}`;
}

function digitsOf(decimal: string): Digits | null {
  const parts = PLAIN.exec(decimal)?.groups;
  if (!parts) return null;
  const whole = (parts['whole'] ?? '').replace(/^0+/, '') || '0';
  return { isNegative: parts['sign'] === '-', whole, fraction: parts['fraction'] ?? '' };
}

/** Without the zeros at its end; a loop, since a pattern would look at each zero of a long row anew. */
export function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

function written(isNegative: boolean, whole: string, fraction: string): string {
  const size = fraction ? `${whole}.${fraction}` : whole;
  return isNegative && /[1-9]/.test(size) ? `-${size}` : size;
}

/**
 * A number, or a text of plain digits, as a decimal string without zeros that say nothing: `"007.50"` is `7.5`, 1e21 is all its digits.
 * @returns null for what is no number: blank or other text, an exponent in a text, infinity
 */
export function decimalOf(value: unknown): string | null {
  const text = typeof value === 'number' ? digitsOfNumber(value) : typeof value === 'string' ? value.trim() : '';
  const digits = digitsOf(text);
  return digits && written(digits.isNegative, digits.whole, withoutEndZeros(digits.fraction));
}

/** Count of digits after the point. */
export const placesOf = (decimal: string): number => digitsOf(decimal)?.fraction.length ?? 0;

/** A decimal as a whole count of its last place, so that it can be counted with exactly. */
function scaled(decimal: string, places: number): bigint {
  const { isNegative, whole, fraction } = digitsOf(decimal) ?? { isNegative: false, whole: '0', fraction: '' };
  const size = BigInt(whole + fraction.padEnd(places, '0'));
  return isNegative ? -size : size;
}

const unscaled = (count: bigint, places: number): string => {
  const size = String(count < 0n ? -count : count).padStart(places + 1, '0');
  return written(count < 0n, size.slice(0, size.length - places), size.slice(size.length - places));
};

/** Negative, zero or positive as the first decimal is less than, equal to or more than the second; exact. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The sum of two decimals, exact. */
export function addDecimals(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other));
  return decimalOf(unscaled(scaled(one, places) + scaled(other, places), places)) ?? '0';
}

/** The product of a decimal and a whole number, exact. */
export const timesWhole = (decimal: string, by: number): string => {
  const places = placesOf(decimal);
  return decimalOf(unscaled(scaled(decimal, places) * BigInt(by), places)) ?? '0';
};

/** True where a decimal is a whole number of times another one, exact: `1.5` is of `0.5`. Nothing is a whole number of zeros. */
export function isWholeTimes(decimal: string, of: string): boolean {
  const places = Math.max(placesOf(decimal), placesOf(of));
  const size = scaled(of, places);
  return size !== 0n && scaled(decimal, places) % size === 0n;
}

/** A decimal with exactly so many places, half rounded away from zero; zero has no sign. @source forms §5 */
export function roundDecimal(decimal: string, places: number): string {
  const { isNegative, whole, fraction } = digitsOf(decimal) ?? { isNegative: false, whole: '0', fraction: '' };
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = kept + (Number(fraction[places] ?? 0) >= HALF ? 1n : 0n);
  return unscaled(isNegative ? -rounded : rounded, places);
}
const HALF = 5;

/**
 * A decimal with a comma between each three digits before the point: `groupDigits('-1234567.5', 2)` is `-1,234,567.50`.
 * @param precision places it is rounded to, half up; null leaves it as it is
 * @source forms §5
 */
export function groupDigits(decimal: string, precision: number | null): string {
  const text = precision === null ? decimal : roundDecimal(decimal, precision);
  const [size = '', fraction] = text.split('.');
  const sign = size.startsWith('-') ? '-' : '';
  const groups: string[] = [];
  for (let end = size.length; end > sign.length; end -= GROUP) groups.unshift(size.slice(Math.max(sign.length, end - GROUP), end));
  return sign + groups.join(',') + (fraction === undefined ? '' : `.${fraction}`);
}
const GROUP = 3;
