import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { pageLayers, restoreFocus } from './page.ts';

/**
 * Leads the keyboard on when an element goes that has it: what was pressed in it goes with it.
 * @returns ref of that element
 */
export function useFocusReturn(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const anchor = pageLayers().anchor();
      if (anchor) queueMicrotask(() => restoreFocus(anchor));
    };
  }, []);
  return ref;
}
