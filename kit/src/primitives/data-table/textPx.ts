/** Kinds of characters and their rough widths in px at the size of a row, those of a wide typeface. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffef]/, 14],
  [/[MWmw@%]/, 13],
  [/[A-Z_]/, 10],
  [/\d/, 9],
  [/[fijlrtI.,:;'|()/ -]/, 5.5],
];
const LETTER_PX = 8.75;

/** Width of a text on one line, in px, as far as it can be known without drawing it. */
export function textPx(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (KINDS.find(([kind]) => kind.test(char))?.[1] ?? LETTER_PX), 0);
}
