import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isRtl } from '../../engines/environment/index.ts';
import type { Direction } from '../../engines/environment/index.ts';
import type { TabsEnd } from './types.ts';

/** Part of its width a row is moved by. */
const PAGE_PART = 0.8;

/** At which ends of a row something is scrolled out of sight, and a way to get there without keys or a finger. */
export function useOverflow(ref: RefObject<HTMLElement | null>, dir: Direction) {
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const look = () => {
      // From right to left it counts down from 0.
      const fromStart = Math.abs(row.scrollLeft);
      const next = { start: fromStart > 1, end: fromStart + row.clientWidth < row.scrollWidth - 1 };
      setHidden((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    for (const child of row.children) sizes.observe(child);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
  const scrollTo = (end: TabsEnd) => {
    const row = ref.current;
    if (!row) return;
    const left = row.clientWidth * PAGE_PART;
    row.scrollBy({ left: (end === 'end') === isRtl(row, dir) ? -left : left });
  };
  return { hidden, scrollTo };
}
