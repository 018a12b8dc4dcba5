/** Between two tags. */
export const TAG_GAP_PX = 4;
/** Tags that are tried for one line: more never fit. */
export const TRIED_TAGS = 24;
/** Tags that are drawn when all are wanted: a field is no place for thousands. */
export const MAX_TAGS = 100;

/** Width of the button that says how many more there are: padding, a plus, and figures. */
const moreWidthPx = (total: number) => 26 + 9 * String(total).length;

/**
 * Number of tags that fit on one line beside the count of the others; at least one, which then shrinks.
 * @param widthsPx of the first tags, in order @param total how many there are in all
 */
export function fittingTags(widthsPx: readonly number[], total: number, lineWidthPx: number): number {
  let usedPx = 0;
  let count = 0;
  for (const widthPx of widthsPx) {
    usedPx += (count > 0 ? TAG_GAP_PX : 0) + widthPx;
    const isLast = count + 1 === total;
    if (usedPx + (isLast ? 0 : TAG_GAP_PX + moreWidthPx(total)) > lineWidthPx) break;
    count += 1;
  }
  return Math.max(1, count);
}
