/** Width of one entry. @source shell §9 @reading R-324 */
export const ENTRY_WIDTH_PX = 116;
/** Width of the button that holds the rest. */
export const MORE_WIDTH_PX = 88;

/** Number of `total` entries that stand beside one another; where not all do, there is room for “more” beside them. @source shell §2.4 */
export function entriesThatFit(roomPx: number, total: number): number {
  if (total * ENTRY_WIDTH_PX <= roomPx) return total;
  return Math.max(0, Math.floor((roomPx - MORE_WIDTH_PX) / ENTRY_WIDTH_PX));
}
