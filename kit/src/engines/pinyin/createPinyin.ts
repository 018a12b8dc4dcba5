import { foldQuery, matchPinyin } from './matchPinyin.ts';
import { compareReadings } from './nameOrder.ts';
import type { CharReading, Pinyin, ReadText, TextRange } from './types.ts';

/** Readings kept; a picker shows fewer names than this. */
const KEPT_TEXTS = 20_000;
/** Longer texts are no names, and longer queries not typed by sound: they are found by their characters alone. */
const MAX_READ_CHARS = 60;

const plainChars = (text: string): readonly CharReading[] => {
  let from = 0;
  return Array.from(text, (char) => {
    const start = from;
    from += char.length;
    return { char: char.normalize('NFKC').toLowerCase(), from: start, end: from, syllables: [] };
  });
};

/** Finds names by sound with a way to read texts; every text is read once. */
export function createPinyin(read: ReadText): Pinyin {
  const known = new Map<string, readonly CharReading[]>();
  let folded = { query: '', text: '' };
  const collator = new Intl.Collator('en');

  function charsOf(text: string): readonly CharReading[] {
    const before = known.get(text);
    if (before) return before;
    if (known.size >= KEPT_TEXTS) known.clear();
    const chars = text.length > MAX_READ_CHARS ? plainChars(text) : read(text);
    known.set(text, chars);
    return chars;
  }

  function match(text: string, query: string, isAtStart: boolean): TextRange | null {
    const chars = query.length > MAX_READ_CHARS ? plainChars(text) : charsOf(text);
    if (query !== folded.query) folded = { query, text: foldQuery(query) };
    return matchPinyin(chars, folded.text, isAtStart);
  }

  const initialOf = ({ char, syllables }: CharReading): string => syllables[0]?.[0] ?? (/^[a-z0-9]$/.test(char) ? char : '');

  return {
    initials: (text) => charsOf(text).map(initialOf).join(''),
    find: (text, query) => match(text, query, false),
    beginsWith: (text, query) => match(text, query, true) !== null,
    compareNames: (one, other) => compareReadings(charsOf(one), charsOf(other), collator),
  };
}

/** Without readings: names are found by their characters only. What is used until the readings have come. */
export const withoutReadings: Pinyin = createPinyin(plainChars);
