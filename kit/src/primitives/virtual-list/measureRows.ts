import type { RowVirtualizer } from './useRowVirtualizer.ts';

/** Less is how a browser rounds. */
const NEWS_PX = 0.5;

/**
 * Reads how high the rows in the page are, all at once, and tells the virtualizer. What stands above the view keeps what is read
 * at its place: a row that was never seen counts with its top, one that changes only as a whole. Judged for all of them by how
 * they stood before any was told, since each that is told moves the others. Where the end is kept nothing above it has to be.
 */
export function measureRows(scroll: HTMLElement, virtualizer: RowVirtualizer, staysAtEnd: boolean): void {
  const topPx = Math.min(virtualizer.scrollOffset ?? 0, virtualizer.getTotalSize() - scroll.clientHeight);
  const rows = [...scroll.querySelectorAll<HTMLElement>('[data-mp-index]')].flatMap((row) => {
    const item = virtualizer.measurementsCache[Number(row.dataset['mpIndex'])];
    const heightPx = row.getBoundingClientRect().height;
    if (!item || Math.abs(item.size - heightPx) < NEWS_PX) return [];
    const isAbove = virtualizer.itemSizeCache.has(item.key) ? item.end <= topPx : item.start < topPx;
    return [{ index: item.index, heightPx, isAbove: isAbove && !staysAtEnd }];
  });
  const above = new Set(rows.filter(({ isAbove }) => isAbove).map(({ index }) => index));
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index }) => above.has(index);
  for (const { index, heightPx } of rows) virtualizer.resizeItem(index, heightPx);
}

/** Edge of the view a row has to come to, null where nothing more of it can be seen: of one that is too high, the edge nearest to it. */
export function alignOf(row: HTMLElement, scroll: HTMLElement, headPx: number): 'start' | 'end' | null {
  const { top, bottom, height } = row.getBoundingClientRect();
  const fromPx = scroll.getBoundingClientRect().top + scroll.clientTop;
  const [isAbove, isBelow] = [top < fromPx + headPx - NEWS_PX, bottom > fromPx + scroll.clientHeight + NEWS_PX];
  if (isAbove === isBelow) return null;
  const isTooHigh = height > scroll.clientHeight - headPx;
  return isAbove === isTooHigh ? 'end' : 'start';
}
