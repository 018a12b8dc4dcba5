import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** At which ends of a row something is scrolled out of sight, and a way to get there without keys or a finger. */
export function useOverflow(ref: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const look = () => {
      const next = { start: row.scrollLeft > 1, end: row.scrollLeft + row.clientWidth < row.scrollWidth - 1 };
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
  const scrollBy = (pages: 1 | -1) => ref.current?.scrollBy({ left: pages * ref.current.clientWidth * 0.8 });
  return { hidden, scrollBy };
}
