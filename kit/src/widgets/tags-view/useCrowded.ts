import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Tag } from './types.ts';

/** From the start of the first tag to the end of the last. */
function widthOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): number {
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return 0;
  return last.offsetLeft + last.offsetWidth - first.offsetLeft;
}

/** True while the tags are wider than the bar; brings the current one into sight. */
export function useCrowded(
  barRef: RefObject<HTMLElement | null>,
  listRef: RefObject<HTMLElement | null>,
  currentId: string | null,
  tags: readonly Tag[],
): boolean {
  const [isCrowded, setCrowded] = useState(false);
  useEffect(() => {
    const bar = barRef.current;
    const list = listRef.current;
    if (!bar || !list) return undefined;
    // Tags against the bar, not the list: the button for more pages takes room of the list only while it is there.
    const look = () => setCrowded(widthOf(list) > bar.clientWidth);
    const sizes = new ResizeObserver(look);
    for (const part of [bar, list, ...list.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [barRef, listRef, tags]);

  useEffect(() => {
    const list = listRef.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]')?.parentElement;
    if (!list || !current) return;
    // Not scrollIntoView: it would move the page as well.
    const before = current.offsetLeft - list.scrollLeft;
    const beyond = before + current.offsetWidth - list.clientWidth;
    if (before < 0) list.scrollLeft += before;
    else if (beyond > 0) list.scrollLeft += beyond;
  }, [listRef, currentId, tags, isCrowded]);
  return isCrowded;
}
