import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RowTree, VisibleRows } from '../../engines/row-core/index.ts';
import { HEAD, ROW_STOP, firstRow, relocate } from './activeRow.ts';
import { slotOf } from './slotOf.ts';
import type { RowScroller, SizeGuess } from './types.ts';
import { usePreservedFocus } from './usePreservedFocus.ts';
import { useRowScroller } from './useRowScroller.ts';

interface ActiveRowAsk<T> {
  readonly tree: RowTree<T>;
  readonly view: VisibleRows;
  /** Row that is the tab stop until another one is focused. */
  readonly initialId?: string | null;
  /** Sizes the list will probably have. */
  readonly guess?: SizeGuess;
  /** Called when a refresh took away the row that had the keyboard. */
  readonly onLost?: () => void;
}

export interface ActiveRows {
  readonly scroller: RowScroller;
  /** Position of the row that is the tab stop, `HEAD` for the head of a table, and the part of it that is. */
  readonly position: number;
  readonly stop: number;
  /** Moves the keyboard to a row, or to a part of it, and brings it into view. */
  readonly moveTo: (position: number, stop?: number) => void;
  /** Brings a row into view and makes it the tab stop, unless the keyboard is in the list, which then stays as it is; a row that is not in view of the list is passed over. */
  readonly reveal: (position: number) => void;
  /** Position of the row an element belongs to; `HEAD` when it is in none. */
  readonly positionOf: (target: EventTarget) => number;
  /** True when an event that React handed on comes from elsewhere: a menu that a row has opened over the page. */
  readonly isOutside: (target: EventTarget) => boolean;
  /** Handlers for the element that scrolls. */
  readonly focusProps: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/**
 * One tab stop among windowed rows. The focused row is known by its id, survives refresh, sorting and scrolling away, and
 * the focus is never left on `body`: when the row is gone, the one in its place takes over, and without rows the region.
 */
export function useActiveRow<T>({ tree, view, initialId = null, guess, onLost }: ActiveRowAsk<T>): ActiveRows {
  const [held, setActive] = useState(firstRow);
  const active = relocate(tree, view, held.id === null && held.position !== HEAD ? { ...held, id: initialId } : held);
  if (held.id !== null && active !== held) setActive(active);
  const { position, stop, timesLost } = active;
  const scroller = useRowScroller({
    count: view.count,
    pinned: position,
    pinnedBefore: held.id === null ? position : held.position,
    ...(guess && { guess }),
  });
  const { regionRef, window } = scroller;
  const hasFocus = useRef(false);
  usePreservedFocus(hasFocus, scroller, active);

  const lostBefore = useRef(timesLost);
  useEffect(() => {
    if (timesLost !== lostBefore.current && hasFocus.current) onLost?.();
    lostBefore.current = timesLost;
  }, [timesLost, onLost]);

  function positionOf(target: EventTarget): number {
    const row = slotOf(target, regionRef.current, scroller.slotId);
    return (row && window.slots[row.slot]) ?? HEAD;
  }

  const isOutside = (target: EventTarget) => !(target instanceof Node && regionRef.current?.contains(target));

  function activate(at: number, part: number) {
    const id = at === HEAD ? null : tree.idOf(view.at(at));
    const isSame = held.id === id && held.position === at && held.stop === part;
    if (!isSame) setActive({ id, position: at, stop: part, timesLost });
  }

  return {
    scroller,
    position,
    stop,
    positionOf,
    isOutside,
    moveTo(to, part = ROW_STOP) {
      hasFocus.current = true;
      flushSync(() => activate(to, part));
      if (to !== HEAD) scroller.show(to);
      // A part of a wide row may lie beside what is seen, and in a low window what is around the list scrolls too.
      if (part !== ROW_STOP || to !== HEAD) document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    reveal(to) {
      if (to < 0 || hasFocus.current) return;
      activate(to, ROW_STOP);
      scroller.show(to);
    },
    focusProps: {
      onFocus({ target }) {
        hasFocus.current = !isOutside(target);
        if (!hasFocus.current) return;
        const part = target.closest<HTMLElement>('[data-mp-stop]')?.dataset['mpStop'];
        const at = positionOf(target);
        if (at !== HEAD || target.closest('[data-mp-head]')) activate(at, part === undefined ? ROW_STOP : Number(part));
      },
      onBlur({ relatedTarget }) {
        const region = regionRef.current;
        // A window that loses the focus keeps its active element; only a move elsewhere gives it up.
        hasFocus.current = Boolean(region?.contains(relatedTarget ?? document.activeElement));
      },
    },
  };
}
