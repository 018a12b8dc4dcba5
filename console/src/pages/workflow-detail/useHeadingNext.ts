import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Brings the keyboard to the heading of a place, now or as soon as there is one, unless the person has gone on meanwhile. */
function leadToHeading(place: Element): void {
  const take = () => {
    const heading = place.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return heading !== null;
    heading.tabIndex = -1;
    heading.focus();
    return true;
  };
  if (take()) return;
  const watch = new MutationObserver(() => take() && watch.disconnect());
  watch.observe(place, { childList: true, subtree: true });
}

/**
 * Leads the keyboard on when a state of the page goes that has it: the button that was pressed in it goes with it.
 * @returns ref of that state, which stands directly in the page
 */
export function useHeadingNext(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    const place = own?.parentElement;
    return () => {
      if (place && own?.contains(document.activeElement)) queueMicrotask(() => leadToHeading(place));
    };
  }, []);
  return ref;
}
