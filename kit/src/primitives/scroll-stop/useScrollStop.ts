import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const STOP = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * True when a scrolling area needs a keyboard stop of its own: it overflows and nothing in it takes the focus.
 * A browser scrolls by arrow keys only where the focus is.
 * @param isWatched off where what is in it takes the focus anyway
 */
export function useScrollStop(ref: RefObject<HTMLElement | null>, isWatched = true): boolean {
  const [needsStop, setNeedsStop] = useState(false);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || !isWatched) return undefined;
    const look = () => {
      const overflows = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
      setNeedsStop(overflows && !area.querySelector(STOP));
    };
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(area);
    content.observe(area, { childList: true, subtree: true });
    look();
    return () => {
      sizes.disconnect();
      content.disconnect();
      setNeedsStop(false);
    };
  }, [ref, isWatched]);
  return needsStop;
}
