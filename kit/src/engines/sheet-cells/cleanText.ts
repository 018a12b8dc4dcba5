import { withoutHidden } from '../typed-text/index.ts';

/** Blanks that keep words together, of whatever width. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/g;
const LINES = /\r\n?|[\n\u2028\u2029]/g;
const CONTROLS = /\p{Cc}/gu;
/** Marks a typed text may hold and a cell does not need: soft hyphens and marks of direction, which programs put around figures. */
const MARKS = /[\u00ad\u180e\u200e\u200f\u2060-\u2064\u2066-\u2069]/gu;

const ordinary = (raw: string): string => raw.replaceAll(LINES, '\n').replaceAll('\t', ' ').replaceAll(HARD_BLANKS, ' ');

/** Text with ordinary blanks, without control characters; lines are divided by `\n`, a tab is a blank. */
export const plainBlanks = (raw: string): string => ordinary(raw).replaceAll(CONTROLS, (sign) => (sign === '\n' ? sign : ''));

/**
 * Text of a cell without invisible characters and without blanks at its ends, and whether there were such characters in it. It is
 * a text as people mean it, without marks besides. @reading R-407
 */
export function cleanText(raw: string): { readonly text: string; readonly isCleaned: boolean } {
  const text = withoutHidden(plainBlanks(raw)).replaceAll(MARKS, '');
  return { text: text.trim(), isCleaned: text.length !== ordinary(raw).length };
}

/** The same text in one line. */
export const inOneLine = (text: string): string => text.replaceAll(/[^\S\n]*\n\s*/g, ' ');
