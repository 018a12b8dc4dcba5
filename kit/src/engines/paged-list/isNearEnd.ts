/** Distance from the end of what is shown at which the next page is asked for. @source forms §4, §9 */
export const NEXT_PAGE_WITHIN_PX = 200;

/**
 * True when a scroll region shows so much of its end that the next page should be asked for; the limit counts as near.
 * Rows that do not fill the region are near their end. A region that is not laid out never is, so that a list in a
 * closed popup does not load page after page.
 * @param scrollPx how far it is scrolled @param extentPx height of everything in it @param viewportPx its own height
 */
export function isNearEnd(scrollPx: number, extentPx: number, viewportPx: number, withinPx = NEXT_PAGE_WITHIN_PX): boolean {
  return viewportPx > 0 && extentPx - scrollPx - viewportPx <= withinPx;
}
