import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../environment/index.ts';
import { isComposingKey } from '../ime-guard/index.ts';
import { HANDLE, ROW } from './types.ts';
import type { SortRowsOptions } from './types.ts';
import { useHandleDrag } from './useHandleDrag.ts';
import { useRowStops } from './useRowStops.ts';

/**
 * Keys, presses and dragging of rows people put into order: one tab stop, arrows between rows and their parts. A row is the element
 * with the id `rowId(place)`, its parts carry their number as `data-mp-part`. Elements stay where they are and rows change places
 * between them, so that no element that has the keyboard or the pointer is moved.
 */
export function useSortRows({ ids, isLine = false, acts, onKey, onPress }: SortRowsOptions) {
  const { dir } = useEnvironment();
  const stops = useRowStops(ids, acts.drop);
  const { rowId, partAt, place, activeId, activePart, goTo, partBeside } = stops;

  function stepOf(key: string): 1 | -1 | 0 {
    if (key === 'ArrowDown' || (isLine && key === 'ArrowRight')) return 1;
    return key === 'ArrowUp' || (isLine && key === 'ArrowLeft') ? -1 : 0;
  }

  function whileHeld(key: string): boolean {
    const by = stepOf(key);
    if (by) acts.carryBy(by);
    else if (key === 'Home') acts.carryTo(0);
    else if (key === 'End') acts.carryTo(ids.length - 1);
    else if (key === ' ' || key === 'Enter') acts.drop();
    else if (key === 'Escape') acts.cancel();
    else return false;
    return true;
  }
  function onRowKey(key: string, hasAlt: boolean): boolean {
    const by = stepOf(key);
    if (by && hasAlt) acts.step(activeId, by);
    else if (hasAlt) return false;
    else if (by) goTo(place + by);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(ids.length - 1);
    else if (key === 'ArrowRight') goTo(place, partBeside(1));
    else if (key === 'ArrowLeft') goTo(place, partBeside(-1));
    else return onKey(key, { id: activeId, place, part: activePart });
    return true;
  }

  const drag = useHandleDrag({
    listRef: stops.listRef,
    rows: stops.rows,
    handleAt(target) {
      const at = partAt(target);
      return at?.part === HANDLE && at.element ? { id: at.id, handle: at.element } : null;
    },
    acts,
  });

  return {
    /** Id of the element of a row, by its place. */
    rowId,
    /** Part that is the tab stop, for the row that has it; null for any other. */
    activePartOf: (id: string) => (id === activeId ? activePart : null),
    /** Keeps the keyboard in the list while a row goes that may have had it. */
    keepAt: stops.keepAt,
    listRef: stops.listRef,
    /** Element that has the keyboard when the last row is gone: its first button. */
    endRef: stops.endRef,
    /** Handlers of the list. */
    handlers: {
      ...stops.focusHandlers,
      ...drag,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.defaultPrevented || isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
        // Never lost: what is held is dropped before the keyboard moves on.
        if (acts.isHeld() && event.key === 'Tab') return acts.drop();
        const at = partAt(event.target);
        const isOfOthers = at?.part === ROW && event.target instanceof Element && event.target.id !== rowId(at.place);
        if (event.shiftKey || !at || isOfOthers) return;
        const key = arrowOf(event, dir);
        if (acts.isHeld() ? whileHeld(key) : onRowKey(key, event.altKey)) event.preventDefault();
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const at = partAt(event.target);
        if (event.defaultPrevented || !at || at.part === ROW) return;
        const by = event.detail === 0 ? 'keys' : 'pointer';
        if (at.part !== HANDLE) onPress(at, by);
        // A press of the pointer drags; only keys and voices click.
        else if (by === 'keys') (acts.isHeld() ? acts.drop : () => acts.take(at.id))();
      },
    },
  };
}
