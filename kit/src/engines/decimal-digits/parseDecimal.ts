import { withoutEndZeros } from './decimals.ts';

/** Full-width forms of the printable ASCII characters, and how far they are from them. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const CURRENCY_BEFORE = /^(?:¥|人民币)\s*/;
const CURRENCY_AFTER = /\s*元$/;
/** Factor of a Chinese number word, as a count of zeros. */
const ZEROS_OF: Record<string, number> = { 万: 4, 亿: 8 };
const PLAIN = /^(?<whole>\d*)(?:\.(?<fraction>\d*))?$/;
/** Groups of three, all cut with commas or all with spaces. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)(?:\.\d*)?$/;

const halfWidth = (text: string) =>
  text
    .replace(FULL_WIDTH, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(/￥/g, '¥')
    .replace(/。/g, '.')
    .replace(/−/g, '-');

/** Sign and rest; brackets mean negative, as in a ledger. */
function signed(text: string): { isNegative: boolean; rest: string } {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return { isNegative: true, rest: inBrackets.trim() };
  return text.startsWith('-') ? { isNegative: true, rest: text.slice(1).trim() } : { isNegative: false, rest: text };
}

function scaled(text: string): { zeros: number; rest: string } {
  const zeros = ZEROS_OF[text.slice(-1)];
  return zeros === undefined ? { zeros: 0, rest: text } : { zeros, rest: text.slice(0, -1).trim() };
}

/**
 * The number a person meant, as a decimal string without grouping, leading or trailing zeros: `１，２３４．５０` is `1234.5`.
 * A string, because 15 digits and two decimals do not fit a JavaScript number.
 * Takes full-width and Chinese punctuation, `¥ … 元`, brackets for negatives, and 万 and 亿.
 * @returns null when the text is not a number; nothing is guessed
 * @reading R-039
 */
export function parseDecimal(text: string): string | null {
  const bare = halfWidth(text).trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '');
  const { isNegative, rest } = signed(bare);
  const { zeros, rest: digits } = scaled(rest.replace(CURRENCY_BEFORE, ''));
  const parts = PLAIN.exec(GROUPED.test(digits) ? digits.replace(/[,\s]/g, '') : digits)?.groups;
  const whole = parts?.['whole'] ?? '';
  const fraction = parts?.['fraction'] ?? '';
  if (whole + fraction === '') return null;
  const moved = fraction.padEnd(zeros, '0');
  const wholeDigits = (whole + moved.slice(0, zeros)).replace(/^0+(?=\d)/, '') || '0';
  const fractionDigits = withoutEndZeros(moved.slice(zeros));
  const size = fractionDigits ? `${wholeDigits}.${fractionDigits}` : wholeDigits;
  return isNegative && size !== '0' ? `-${size}` : size;
}
