/** A list grows to this width for its names, beyond that of its field; names that need more take two lines. @reading R-238 */
export const MAX_LIST_WIDTH_PX = 480;
/** Width of a Latin letter and of a Chinese one, at the 14 px of a list. */
const NARROW_PX = 7.5;
const WIDE_PX = 14;
const FIRST_WIDE = 0x2e80;
/** Edges, insets and the check of a row. */
const AROUND_PX = 60;
/** One step of a tree. */
const INDENT_PX = 18;

/** A name and its level in a tree. */
interface Named {
  readonly label: string;
  readonly depth?: number;
}

/**
 * About how wide the widest name is, in px, without asking the browser: rows nobody looks at are not in the page.
 * Only names that may matter are looked at letter by letter.
 */
export function widestPx(rows: Iterable<Named>): number {
  let widest = 0;
  for (const { label, depth = 0 } of rows) {
    const indentPx = depth * INDENT_PX;
    if (label.length * WIDE_PX + indentPx > widest) widest = Math.max(widest, textPx(label) + indentPx);
  }
  return widest + AROUND_PX;
}

function textPx(text: string): number {
  let px = 0;
  for (const char of text) px += (char.codePointAt(0) ?? 0) < FIRST_WIDE ? NARROW_PX : WIDE_PX;
  return px;
}
