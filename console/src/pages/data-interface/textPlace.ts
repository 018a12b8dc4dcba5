/** A place in a text of several lines, as people count: both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
  /** The line itself. */
  readonly text: string;
}

/** The place of a character of a text. */
export function placeOf(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  return { line, column: (before.at(-1)?.length ?? 0) + 1, text: text.split('\n')[line - 1] ?? '' };
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Deeper than any row of data. */
const MOST_DEPTH = 200;

/**
 * Place of the first character at which a text that is no JSON stops being so; null where nothing is found. Messages of browsers
 * differ, and some name no place.
 */
export function jsonFault(text: string): number | null {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const sign = (one: string): boolean => {
    skip(SPACE);
    if (text[at] !== one) return false;
    at += 1;
    skip(SPACE);
    return true;
  };
  const list = (end: string, depth: number, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (depth > MOST_DEPTH || !item()) return false;
    while (sign(','));
    return sign(end);
  };
  const value = (depth: number): boolean => {
    skip(SPACE);
    if (text[at] === '[' && sign('[')) return list(']', depth, () => value(depth + 1));
    if (text[at] === '{' && sign('{')) return list('}', depth, () => skip(STRING) && sign(':') && value(depth + 1));
    return skip(STRING) || skip(SCALAR);
  };
  const isWhole = value(0) && (skip(SPACE), at === text.length);
  return isWhole ? null : at;
}
