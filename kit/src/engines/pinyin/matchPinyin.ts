import type { CharReading, TextRange } from './types.ts';

const SEPARATOR = /['’\s]/;

/** One width and case for every character, ü as v. */
export function foldQuery(query: string): string {
  return query.normalize('NFKC').toLowerCase().replaceAll(/u:|ü/g, 'v').trim();
}

/** True when the query's first letter is one of the character's: most characters are passed over here. */
function mayBegin({ char, syllables }: CharReading, query: string): boolean {
  const letter = query.charCodeAt(0);
  return char.charCodeAt(0) === letter || syllables.some((syllable) => syllable.charCodeAt(0) === letter);
}

/** Reach of each way of typing one character into the query, the longest first. */
function reaches({ char, syllables }: CharReading, query: string, from: number): readonly number[] {
  const found = new Set<number>();
  if (query.startsWith(char, from)) found.add(char.length);
  const rest = query.length - from;
  for (const syllable of syllables) {
    if (query.startsWith(syllable, from)) found.add(syllable.length);
    // The last syllable may be unfinished, but begins with its first letter.
    else if (syllable.startsWith(query.slice(from))) found.add(rest);
    const initial = /^[zcs]h/.test(syllable) ? [2, 1] : [1];
    for (const letters of initial) if (query.startsWith(syllable.slice(0, letters), from)) found.add(letters);
  }
  return [...found].toSorted((a, b) => b - a);
}

/** The character after the last one the query needs, or -1 when it does not go on from here. */
function matchFrom(chars: readonly CharReading[], at: number, query: string, from: number): number {
  if (from >= query.length) return at;
  if (SEPARATOR.test(query.charAt(from)) && chars[at]?.char !== query.charAt(from)) return matchFrom(chars, at, query, from + 1);
  const char = chars[at];
  if (!char) return -1;
  for (const reach of reaches(char, query, from)) {
    const end = matchFrom(chars, at + 1, query, from + reach);
    if (end >= 0) return end;
  }
  return -1;
}

/**
 * Range of a folded query in a text. Characters are matched one after another without a gap; each by itself, by its
 * initial or by its syllable, and only the last syllable may be unfinished. An apostrophe or a blank ends a syllable.
 * @param isAtStart only at the first character
 */
export function matchPinyin(chars: readonly CharReading[], query: string, isAtStart = false): TextRange | null {
  if (query === '') return null;
  const last = isAtStart ? 1 : chars.length;
  for (let at = 0; at < last; at += 1) {
    const first = chars[at];
    if (!first || !mayBegin(first, query)) continue;
    const end = matchFrom(chars, at, query, 0);
    if (end > at) return { from: first.from, end: chars[end - 1]?.end ?? first.end };
  }
  return null;
}
