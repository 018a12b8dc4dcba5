import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Stops of the arrows: the rows, then the button for the next page or for trying again. */
const STOPS = '[data-row]';

const stopsIn = (host: HTMLElement | null): HTMLElement[] => [...(host?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One stop of the Tab key for a list of rows; the arrows, Home and End move within it.
 * @param rows rows drawn; `goTo` sends the focus to one of them as soon as other rows are there
 */
export function useRovingRows(host: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const wanted = useRef<{ readonly index: number; readonly before: readonly unknown[] } | null>(null);

  useLayoutEffect(() => {
    const goal = wanted.current;
    if (goal === null || goal.before === rows || goal.index >= rows.length) return;
    wanted.current = null;
    stopsIn(host.current)[goal.index]?.focus();
  }, [host, rows]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = stopsIn(host.current);
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (at === -1) return;
    event.preventDefault();
    const isOnRow = (stop: HTMLElement) => stop.dataset['row'] !== '';
    const last = event.key === 'End' ? stops.findLastIndex(isOnRow) : stops.length - 1;
    stops[step(at, last)]?.focus();
  }

  return {
    activeId,
    listProps: {
      onKeyDown: handleKey,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const id = event.target.dataset['row'];
        if (id) setActiveId(id);
      },
    },
    goTo: (index: number) => {
      wanted.current = { index, before: rows };
    },
    focusFirst: () => stopsIn(host.current)[0]?.focus(),
  };
}
