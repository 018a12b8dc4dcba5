/** Letters typed after one another within this time are one word. */
export const WORD_WITHIN_MS = 1000;

export interface Typed {
  readonly text: string;
  readonly atMs: number;
}

export const nothingTyped: Typed = { text: '', atMs: -Infinity };

/** The word being typed, with one more letter. The same letter again means “the next one”, not a longer word. */
export function typeLetter(before: Typed, letter: string, nowMs: number): Typed {
  const isSameWord = nowMs - before.atMs < WORD_WITHIN_MS;
  const text = isSameWord && before.text !== letter ? before.text + letter : letter;
  return { text, atMs: nowMs };
}

/**
 * Position of the next row that begins with the text, starting after `from` for a first letter and at it for a longer
 * word, around the end; -1 when there is none.
 */
export function findTyped(text: string, from: number, count: number, beginsWith: (position: number, text: string) => boolean): number {
  const wanted = text.toLowerCase();
  const start = from + (Array.from(text).length === 1 ? 1 : 0);
  for (let step = 0; step < count; step += 1) {
    const position = (start + step) % count;
    if (beginsWith(position, wanted)) return position;
  }
  return -1;
}

/** A key that types a letter rather than doing something. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Row a space leads to while a word is being typed, -1 where it leads to none and chooses, as elsewhere: in “region 7” it belongs to
 * the word, as long as a row goes on like that.
 * @param typed the word so far; goes on with the space where a row is found
 */
export function typeSpace(typed: { current: Typed }, nowMs: number, find: (text: string) => number): number {
  const { text, atMs } = typed.current;
  if (text === '' || nowMs - atMs >= WORD_WITHIN_MS) return -1;
  const to = find(`${text} `);
  if (to >= 0) typed.current = { text: `${text} `, atMs: nowMs };
  return to;
}
