/** Control characters, marks of direction and what has no width, but for joiners, which make one sign of several. */
const INVISIBLE = /[\p{Cc}\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Blanks that keep words together, of whatever width. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/g;
const LINES = /\r\n?|[\n\u2028\u2029]/g;

/** Text without invisible characters, with ordinary blanks; lines are divided by `\n`, a tab is a blank. */
export const withoutInvisible = (raw: string): string => ordinary(raw).replaceAll(INVISIBLE, (sign) => (sign === '\n' ? sign : ''));

const ordinary = (raw: string): string => raw.replaceAll(LINES, '\n').replaceAll('\t', ' ').replaceAll(HARD_BLANKS, ' ');

/** The same without blanks at its ends, and whether there were invisible characters in it. */
export function cleanText(raw: string): { readonly text: string; readonly isCleaned: boolean } {
  const text = withoutInvisible(raw);
  return { text: text.trim(), isCleaned: text.length !== ordinary(raw).length };
}

/** The same text in one line. */
export const inOneLine = (text: string): string => text.replaceAll(/[^\S\n]*\n\s*/g, ' ');
