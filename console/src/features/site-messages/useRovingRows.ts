import { useVirtualRows } from '@milepost/kit/virtual-list';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { DaySequence } from './byDay.ts';
import { HEADING_PX } from './SiteMessages.css.ts';

interface RovingRowsAsk extends DaySequence {
  /** The element that scrolls. */
  readonly host: RefObject<HTMLElement | null>;
  /** Rows as they came; `goTo` waits for others. */
  readonly rows: readonly unknown[];
}

/** Height of a message nobody has seen: one line of its title, and its sender. */
const GUESS_PX = 62;

/** Place the keys lead to; the button under the rows stands after the last of them. */
const STEPS: Readonly<Record<string, (at: number, rowCount: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, rowCount) => rowCount - 1,
};

/**
 * One stop of the Tab key for rows under headings, drawn where they are looked at. The arrows, Home and End go over the rows, and
 * on to the button for the next page or for trying again. `goTo` sends the focus to a row as soon as other rows are there.
 */
export function useRovingRows({ host, rows, keys, headings, ids }: RovingRowsAsk) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const stopId = ids.find((id) => id === activeId) ?? ids[0] ?? '';
  const pinned = [...headings, keys.indexOf(stopId)];
  const virtual = useVirtualRows({ scrollRef: host, keys, guessPx: GUESS_PX, headPx: HEADING_PX, pinned, stop: '[data-row]' });
  const wanted = useRef<{ readonly index: number; readonly before: readonly unknown[] } | null>(null);
  const focusRow = (id: string) => virtual.goTo(keys.indexOf(id));

  useLayoutEffect(() => {
    const goal = wanted.current;
    const id = ids[goal?.index ?? -1];
    if (goal === null || goal.before === rows || id === undefined) return;
    wanted.current = null;
    focusRow(id);
  });

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stop = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined;
    const at = stop === '' ? ids.length : ids.findIndex((id) => id === stop);
    if (at === -1) return;
    event.preventDefault();
    const to = ids[step(at, ids.length)];
    if (to !== undefined) focusRow(to);
    else host.current?.querySelector<HTMLElement>('[data-row=""]')?.focus();
  }

  return {
    parts: virtual.parts,
    stopId,
    listProps: {
      ...virtual.scrollProps,
      onKeyDown: handleKey,
      onFocus(event: FocusEvent<HTMLElement>) {
        virtual.scrollProps.onFocus(event);
        const id = event.target.dataset['row'];
        if (id) setActiveId(id);
      },
    },
    goTo: (index: number) => {
      wanted.current = { index, before: rows };
    },
    focusFirst: () => focusRow(ids[0] ?? ''),
  };
}
