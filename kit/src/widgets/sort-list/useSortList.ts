import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { placeWithin, useHandleDrag } from '../../engines/sorting/index.ts';
import type { SortListProps } from './types.ts';
import { useGrab } from './useGrab.ts';

/** The item itself, and its parts in their order; not every list has all of them. */
export const ITEM = -1;
export const HANDLE = 0;
export const NAME = 1;
export const UP = 2;
export const DOWN = 3;
export const OUT = 4;

type Sorted = Pick<SortListProps, 'items' | 'layout' | 'onMove' | 'onOpen' | 'onRemove'>;

/**
 * Keys and focus of a list people put into order. One tab stop; elements stay where they are and items change places between
 * them, so that no element that has the keyboard or the pointer is moved.
 */
export function useSortList({ items, layout = 'rows', onMove, onOpen, onRemove }: Sorted) {
  const grab = useGrab({ items, ...(onMove && { onMove }) });
  const { shown, held, take, carry, drop, cancel, step } = grab;
  const listRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  /** The item that had the keyboard is taken out: the list keeps it, whatever the browser says. */
  const keepsFocus = useRef(false);
  const [active, setActive] = useState({ id: '', part: ITEM, place: 0 });
  const total = shown.length;
  const found = shown.findIndex(({ id }) => id === active.id);
  // The next item has the keyboard of one that is gone, or the last one.
  const place = found >= 0 ? found : placeWithin(active.place, total);
  const activeId = shown[place]?.id ?? '';

  useLayoutEffect(() => {
    if (!hasFocus.current && !keepsFocus.current) return;
    keepsFocus.current = false;
    const item = listRef.current?.children[place];
    const part = active.part === ITEM ? item : item?.querySelector(`[data-mp-part="${active.part}"]`);
    const target = part ?? item ?? endRef.current?.querySelector('button');
    if (target instanceof HTMLElement && target !== document.activeElement) target.focus();
  }, [place, active, shown]);

  function remove(id: string) {
    const at = shown.findIndex((item) => item.id === id);
    if (at < 0 || !onRemove) return;
    keepsFocus.current = true;
    setActive({ id, part: ITEM, place: at });
    onRemove(at);
  }
  const goTo = (to: number, part = active.part) => {
    const at = placeWithin(to, total);
    setActive({ id: shown[at]?.id ?? '', part, place: at });
  };
  /** The part beside the active one. */
  function partBeside(by: 1 | -1): number {
    const parts = [...(listRef.current?.children[place]?.querySelectorAll<HTMLElement>('[data-mp-part]') ?? [])];
    const all = [ITEM, ...parts.map(({ dataset }) => Number(dataset['mpPart']))];
    return all[placeWithin(all.indexOf(active.part) + by, all.length)] ?? ITEM;
  }
  const stepOf = (key: string): 1 | -1 | 0 => {
    if (key === 'ArrowDown' || (layout === 'line' && key === 'ArrowRight')) return 1;
    return key === 'ArrowUp' || (layout === 'line' && key === 'ArrowLeft') ? -1 : 0;
  };

  function whileHeld(key: string): boolean {
    const by = stepOf(key);
    if (by) carry((held.current?.to ?? 0) + by);
    else if (key === 'Home') carry(0);
    else if (key === 'End') carry(total - 1);
    else if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }
  function onItemKey(key: string, hasAlt: boolean): boolean {
    const by = stepOf(key);
    if (by && hasAlt) step(activeId, by);
    else if (hasAlt) return false;
    else if (by) goTo(place + by);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(total - 1);
    else if (key === 'ArrowRight') goTo(place, partBeside(1));
    else if (key === 'ArrowLeft') goTo(place, partBeside(-1));
    else if (key === 'Delete' && onRemove) remove(activeId);
    else if (active.part !== ITEM) return false;
    else if (key === 'Enter' && onOpen) onOpen(activeId, 'keys');
    else if (key === ' ' && onMove) take(activeId);
    else return false;
    return true;
  }

  return {
    ...grab,
    activeId,
    activePart: active.part,
    listRef,
    endRef,
    drag: useHandleDrag(listRef, { grab: take, moveTo: (_, to) => carry(to, 'silently'), drop, cancel }),
    remove,
    /** Takes hold of an item with the keyboard, or lets it go. */
    pressHandle: (id: string) => (held.current ? drop() : take(id)),
    listProps: {
      onKeyDown(event: KeyboardEvent) {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
        // Never lost: what is held is dropped before the keyboard moves on.
        if (held.current && event.key === 'Tab') return drop();
        if (held.current ? whileHeld(event.key) : onItemKey(event.key, event.altKey)) event.preventDefault();
      },
      onFocus({ target }: FocusEvent<HTMLElement>) {
        hasFocus.current = true;
        const id = target.closest<HTMLElement>('[data-mp-item]')?.dataset['mpItem'];
        const part = target.closest<HTMLElement>('[data-mp-part]')?.dataset['mpPart'];
        const at = shown.findIndex((item) => item.id === id);
        if (id !== undefined) setActive({ id, part: part === undefined ? ITEM : Number(part), place: at });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
        hasFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
        if (!hasFocus.current) drop();
      },
    },
  };
}
