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
