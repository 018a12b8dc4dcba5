import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { TagData } from './types.ts';

/** From the start of the first tag to the end of the last, in either direction of lines. */
function widthOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): number {
  if (!first || !last) return 0;
  const [one, other] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  return Math.max(one.right, other.right) - Math.min(one.left, other.left);
}

/** True while the tags are wider than the bar; brings the current one into sight. */
export function useCrowded(
  barRef: RefObject<HTMLElement | null>,
  listRef: RefObject<HTMLElement | null>,
  currentId: string | null,
  tags: readonly TagData[],
): boolean {
  const [isCrowded, setCrowded] = useState(false);
  useEffect(() => {
    const bar = barRef.current;
    const list = listRef.current;
    if (!bar || !list) return undefined;
    // Tags against the bar, not the list: the button for more pages takes room of the list only while it is there.
    const look = () => setCrowded(Math.round(widthOf(list)) > bar.clientWidth);
    const sizes = new ResizeObserver(look);
    for (const part of [bar, list, ...list.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [barRef, listRef, tags]);

  useEffect(() => {
    const list = listRef.current;
    const current = list?.querySelector('[aria-current=page]')?.closest('[data-mp-tag]');
    if (!list || !current) return;
    // Not scrollIntoView: it would move the page as well.
    const room = list.getBoundingClientRect();
    const { left, right } = current.getBoundingClientRect();
    if (left < room.left) list.scrollLeft += left - room.left;
    else if (right > room.right) list.scrollLeft += right - room.right;
  }, [listRef, currentId, tags, isCrowded]);
  return isCrowded;
}
