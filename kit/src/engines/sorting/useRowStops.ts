import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { placeWithin } from './order.ts';
import { ROW } from './types.ts';
import type { RowPart } from './types.ts';

const PART = '[data-mp-part]';

/**
 * One tab stop among rows and their parts, kept by the id of a row: elements stay where they are and rows change places between
 * them, so that no element that has the keyboard or the pointer is moved.
 * @param onLeave called when the keyboard leaves the list
 */
export function useRowStops(ids: readonly string[], onLeave: () => void) {
  const ownId = useId();
  const listRef = useRef<HTMLElement>(null);
  const endRef = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  /** The row that had the keyboard is taken out: the list keeps it, whatever the browser says. */
  const keepsFocus = useRef(false);
  const [active, setActive] = useState<RowPart>({ id: '', part: ROW, place: 0 });
  const found = ids.indexOf(active.id);
  // The next row has the keyboard of one that is gone, or the last one.
  const place = found >= 0 ? found : placeWithin(active.place, ids.length);
  const activeId = ids[place] ?? '';
  const order = ids.join('\n');

  const rowId = (at: number) => `${ownId}-${at}`;
  const rowOf = (at: number) => document.getElementById(rowId(at));
  const partOf = (row: Element | null, part: number) => row?.querySelector<HTMLElement>(`[data-mp-part="${part}"]`) ?? null;

  /** Row and part of an element in the list. A row is known by its id, so that marks of others inside it are passed over. */
  function partAt(target: EventTarget): (RowPart & { readonly element: HTMLElement | null }) | null {
    let element: HTMLElement | null = null;
    for (let at = target instanceof Element ? target : null; at && at !== listRef.current; at = at.parentElement) {
      if (!element && at instanceof HTMLElement && at.matches(PART)) element = at;
      const row = ids.findIndex((_, index) => rowId(index) === at?.id);
      if (row >= 0) return { id: ids[row] ?? '', place: row, part: element ? Number(element.dataset['mpPart']) : ROW, element };
    }
    return null;
  }

  useLayoutEffect(() => {
    if (!hasFocus.current && !keepsFocus.current) return;
    keepsFocus.current = false;
    const row = rowOf(place);
    const part = active.part === ROW ? row : partOf(row, active.part);
    const target = part ?? row ?? endRef.current?.querySelector('button');
    const now = document.activeElement;
    // What whoever draws has put into a row keeps the keyboard.
    const isOfOthers = target === row && now !== row && row?.contains(now) && !now?.closest(PART);
    if (!isOfOthers && target !== now) target?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keyboard follows the row and the order, not each drawing
  }, [place, active, order]);

  const goTo = (to: number, part = active.part) => {
    const at = placeWithin(to, ids.length);
    setActive({ id: ids[at] ?? '', part, place: at });
  };
  /** The part beside the active one. */
  function partBeside(by: 1 | -1): number {
    const parts = [...(rowOf(place)?.querySelectorAll<HTMLElement>(PART) ?? [])].map(({ dataset }) => Number(dataset['mpPart']));
    const all = [ROW, ...parts];
    return all[placeWithin(all.indexOf(active.part) + by, all.length)] ?? ROW;
  }
  return {
    rowId,
    partAt,
    place,
    activeId,
    activePart: active.part,
    goTo,
    partBeside,
    /** Keeps the keyboard in the list while a row goes that may have had it. */
    keepAt: (id: string) => {
      keepsFocus.current = true;
      setActive({ id, part: ROW, place: ids.indexOf(id) });
    },
    rows: () => ids.flatMap((_, at) => rowOf(at) ?? []),
    listRef,
    endRef,
    focusHandlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        hasFocus.current = true;
        const at = partAt(target);
        if (at) setActive({ id: at.id, part: at.part, place: at.place });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
        hasFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
        if (!hasFocus.current) onLeave();
      },
    },
  };
}
