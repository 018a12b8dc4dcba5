import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const STOP = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * Whether a scrolling area needs a keyboard stop of its own: it overflows and nothing in it takes the focus.
 * A browser scrolls by arrow keys only where the focus is.
 */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [needsStop, setNeedsStop] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const look = () => setNeedsStop(area.scrollHeight > area.clientHeight && !area.querySelector(STOP));
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(area);
    content.observe(area, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref]);
  return needsStop;
}
