import { placeOf } from './textPlace.ts';
import type { TextPlace } from './textPlace.ts';

/** Parts of a database's message that may name what is wrong, as SQLite, MySQL, PostgreSQL and our own server put them. */
const NAMED = [/near "([^"]+)"/, /(\{\w+\})/, /"([^"]+)"/, /'([^']+)'/, /`([^`]+)`/, /no such \w+: (\S+?)\)?）?$/, /\s(\S+)$/];
const LINE = /\bline (\d+)/i;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Places of a word in a text, never those inside a longer word. */
function placesOf(word: string, text: string): number[] {
  const [start, end] = [/^\w/.test(word) ? String.raw`(?<![\w@])` : '', /\w$/.test(word) ? String.raw`(?!\w)` : ''];
  return [...text.matchAll(new RegExp(start + escaped(word) + end, 'g'))].map(({ index }) => index);
}

/**
 * The place in a query that a database complains of; null where its message does not tell, or what it names stands there more
 * than once. A guess by the words of the message, so it is shown as a hint beside them.
 */
export function sqlPlace(message: string, sql: string): TextPlace | null {
  for (const pattern of NAMED) {
    const named = pattern.exec(message)?.[1];
    if (named === undefined) continue;
    // A table may be named with its database before it.
    for (const word of [named, named.split('.').at(-1) ?? '']) {
      const [at, ...others] = word === '' ? [] : placesOf(word, sql);
      if (at !== undefined && others.length === 0) return placeOf(sql, at);
    }
  }
  const line = Number(LINE.exec(message)?.[1]);
  const text = sql.split('\n')[line - 1];
  return text === undefined ? null : { line, column: 1, text };
}
