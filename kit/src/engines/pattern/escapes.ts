/** White space as JavaScript knows it, for the inside of a class; the linear engine knows ASCII only. */
const SPACE = String.raw`\t-\r\x20\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
const NO_SPACE =
  String.raw`\x00-\x08\x0e-\x1f\x21-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}` +
  String.raw`\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;

/** One escape that was read up to `to`, and how the linear engine writes it. */
export interface Escape {
  readonly to: number;
  readonly text: string;
}

const CODE_POINT = /\\u(?:\{(?<braced>[\da-f]{1,6})\}|(?<high>d[89ab][\da-f]{2})\\u(?<low>d[c-f][\da-f]{2})|(?<unit>[\da-f]{4}))/iy;
const HEX = /\\x(?:[\da-f]{2}|\{[\da-f]{1,6}\})/iy;
const CONTROL = /\\c(?<letter>[a-z])/iy;
const PROPERTY = /\\(?<sign>p)(?:(?<letter>\p{L})|\{(?<not>\^?)(?:(?:script|sc|general_category|gc)=)?(?<name>\w+)\})/iuy;
/** Back to a group, or a number in base 8, which only JavaScript's own engine tells apart. */
const BACK = /\\(?:[1-9]|0\d|k<)/y;
/** Escapes both engines read alike. */
const ALIKE = /\\[dDwWtnvfr]/y;
const EDGE = /\\[bB]/y;
const CONTROL_BITS = 0x1f;

const matchAt = (pattern: RegExp, source: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(source);
};
const codePoint = (hex: string) => String.raw`\x{${hex.toLowerCase()}}`;
const surrogates = (high: string, low: string) =>
  codePoint((String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16)).codePointAt(0) ?? 0).toString(16));

type Groups = Readonly<Record<string, string | undefined>>;

/** Forms of more than one letter, in the order they are tried. */
const LONG_FORMS: readonly (readonly [RegExp, (whole: string, groups: Groups) => string])[] = [
  [CODE_POINT, (_, { high, low, braced, unit }) => (high && low ? surrogates(high, low) : codePoint(braced ?? unit ?? ''))],
  [HEX, (whole) => whole],
  [CONTROL, (_, { letter = '' }) => codePoint(((letter.codePointAt(0) ?? 0) & CONTROL_BITS).toString(16))],
  [PROPERTY, (_, { sign = '', letter, not = '', name }) => (letter ? `\\${sign}${letter}` : `\\${sign}{${not}${name ?? ''}}`)],
  [ALIKE, (whole) => whole],
];

const spaces = (letter: string, isInClass: boolean) => {
  const members = letter === 's' ? SPACE : NO_SPACE;
  return isInClass ? members : `[${members}]`;
};

/** The letters JavaScript escapes to themselves are escaped by other dialects to something else. */
const asItself = (sign: string) => (/[\p{L}\p{N}_]/u.test(sign) || (sign.codePointAt(0) ?? 0) > 0x7f ? sign : `\\${sign}`);

/** The escape at a backslash, written for the linear engine; null when it leads back to a group, which that engine cannot do. */
export function escapeAt(source: string, from: number, isInClass: boolean): Escape | null {
  if (matchAt(BACK, source, from)) return null;
  for (const [form, write] of LONG_FORMS) {
    const found = matchAt(form, source, from);
    if (found) return { to: from + found[0].length, text: write(found[0], found.groups ?? {}) };
  }
  const sign = String.fromCodePoint(source.codePointAt(from + 1) ?? 0);
  const to = from + 1 + sign.length;
  if (from + 1 >= source.length) return { to, text: '\\' };
  if (sign === '0') return { to, text: codePoint('0') };
  if (sign === 's' || sign === 'S') return { to, text: spaces(sign, isInClass) };
  if (matchAt(EDGE, source, from) && !isInClass) return { to, text: `\\${sign}` };
  return { to, text: sign === 'b' ? codePoint('8') : asItself(sign) };
}
