import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { TableGrid } from './tableGrid.ts';

/** Of what is seen, pinned columns may cover this much. */
const MOST_COVERED = 0.5;

/**
 * True while pinned columns are held: only while the table is wider than its region, and the region wide enough to leave half
 * of it to the columns that scroll. @reading R-204
 */
export function usePinRoom(
  regionRef: RefObject<HTMLElement | null>,
  { minPx, pinnedStartPx, pinnedEndPx }: TableGrid,
  isNarrow: boolean,
): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const pinnedPx = pinnedStartPx + pinnedEndPx;
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const look = () => setIsHeld(!isNarrow && pinnedPx > 0 && region.clientWidth < minPx && pinnedPx <= region.clientWidth * MOST_COVERED);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(region);
    return () => observer.disconnect();
  }, [regionRef, minPx, pinnedPx, isNarrow]);
  return isHeld;
}
