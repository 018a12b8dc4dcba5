/** Kinds of characters and their rough widths in px at the size of a row, those of a wide typeface. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffef]/, 14],
  [/[MWmw@%]/, 13],
  [/[A-Z_]/, 10],
  [/\d/, 9],
  [/[fijlrtI.,:;'|()/ -]/, 5.5],
];
const LETTER_PX = 8.75;

/** The second half of a character that has two. */
const LOW_HALF = [0xdc00, 0xdfff] as const;

const widths = new Map<number, number>();

function unitPx(unit: number): number {
  if (unit >= LOW_HALF[0] && unit <= LOW_HALF[1]) return 0;
  const char = String.fromCharCode(unit);
  return KINDS.find(([kind]) => kind.test(char))?.[1] ?? LETTER_PX;
}

/**
 * Width of a text on one line, in px, as far as it can be known without drawing it. A character is looked at once: a table
 * asks for the words of every row a jump draws.
 */
export function textPx(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let px = widths.get(unit);
    if (px === undefined) {
      px = unitPx(unit);
      widths.set(unit, px);
    }
    sum += px;
  }
  return sum;
}
