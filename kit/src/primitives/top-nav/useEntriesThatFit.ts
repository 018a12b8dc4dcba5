import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { entriesThatFit } from './entriesThatFit.ts';

/** Entry of the menu the focus is on, by the mark its entries carry; empty where it is not in the menu. */
const focusedEntry = (nav: HTMLElement) => {
  const { activeElement } = document;
  return nav.contains(activeElement) ? (activeElement?.closest<HTMLElement>('[data-mp-entry]')?.dataset['mpEntry'] ?? '') : '';
};

/**
 * Number of entries that fit into the menu as wide as it is now. When that changes, the focus stays on its entry; one that went
 * under “more” hands it to that button, and one that “more” gave up has it then. @source shell §2.4
 */
export function useEntriesThatFit(navRef: RefObject<HTMLElement | null>, total: number): number {
  const [roomPx, setRoomPx] = useState(0);
  useLayoutEffect(() => {
    const nav = navRef.current;
    if (!nav) return undefined;
    setRoomPx(nav.clientWidth);
    const sizes = new ResizeObserver(() => {
      const focused = focusedEntry(nav);
      flushSync(() => setRoomPx(nav.clientWidth));
      if (!focused || nav.contains(document.activeElement)) return;
      const entries = [...nav.querySelectorAll<HTMLElement>('[data-mp-entry]')];
      const own = entries.find((entry) => entry.dataset['mpEntry'] === focused);
      (own ?? entries.at(-1))?.focus();
    });
    sizes.observe(nav);
    return () => sizes.disconnect();
  }, [navRef]);
  return entriesThatFit(roomPx, total);
}
