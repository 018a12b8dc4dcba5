/** Numbers with this many characters or an exponent may lose digits; outside texts they follow a mark of structure. */
const MAY_LOSE = /(?:^|[:,[\s])-?(?:[\d.]{16}|[\d.]+[eE])/;
/** A text, or a number outside of texts. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** Powers of ten of a double, and more digits than one ever has. */
const MAX_EXPONENT = 400;

/** Digits of a number and where they stand, the same for every spelling of one value: `-12.50e3` is `-|125|2`. Null for what is no number. */
function valueOf(token: string): string | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(token) ?? [];
  if (sign === undefined) return null;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const bare = digits.replace(/0+$/, '');
  if (bare === '') return '0';
  return `${sign}|${bare}|${Number(exponent) - fraction.length + digits.length - bare.length}`;
}

/** A number that would come out as another one, as the text of its digits; everything else as it stands. */
function kept(token: string): string {
  if (token.startsWith('"') || token.length > MAX_EXPONENT) return token.startsWith('"') ? token : `"${token}"`;
  const read = Number(token);
  return Number.isFinite(read) && valueOf(String(read)) === valueOf(token) ? token : `"${token}"`;
}

/**
 * The value of a text of JSON, as `JSON.parse` reads it, but for numbers that JavaScript has no number for: those come as texts with the
 * digits as they were sent. `375086540390404727` is `'375086540390404727'`, `12345678901234.567` is `'12345678901234.567'`, `1234567890123.45`
 * stays a number.
 * @throws {SyntaxError} when the text is no JSON
 * @reading R-159
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!MAY_LOSE.test(text)) return value;
  const exact = text.replace(TOKENS, kept);
  return exact === text ? value : JSON.parse(exact);
}
