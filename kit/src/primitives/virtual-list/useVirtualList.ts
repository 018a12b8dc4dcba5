import { useRef } from 'react';
import type { UIEvent } from 'react';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { VirtualListOptions } from './types.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import { virtualRowProps } from './virtualRowProps.ts';

/**
 * Behaviour of a list to read, however long, for markup of one's own: one stop of Tab that scrolls, and items that say their place.
 * Draw `parts` within `getListProps()`: a row with `getItemProps(index)`, a gap with `virtualGapProps(part)`.
 */
export function useVirtualList({ label, keys, guessPx, allUpTo, total = keys.length, listRef, onNearEnd }: VirtualListOptions) {
  const ownRef = useRef<HTMLUListElement>(null);
  const scrollRef = listRef ?? ownRef;
  const rows = useVirtualRows({ scrollRef, keys, guessPx, ...(allUpTo !== undefined && { allUpTo }) });

  function handleScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) {
    rows.scrollProps.onScroll();
    if (onNearEnd && scrollHeight - scrollTop - clientHeight <= onNearEnd.withinPx) onNearEnd.call();
  }
  return {
    /** Rows that are drawn, and the gaps between them, in order. */
    parts: rows.parts,
    /** Attributes of the element that scrolls: a list, with a height of its own. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...rows.scrollProps,
          ref: refOf(scrollRef),
          // It scrolls, and nothing in it takes the keyboard.
          tabIndex: 0,
          'aria-label': label,
          onScroll: handleScroll,
          // The place is kept by the list, which also knows rows that are not drawn.
          style: { overflowAnchor: 'none' },
        } as const,
        own,
      ),
    /** Attributes of an item: its place, and how many there are. */
    getItemProps: <Own extends object = object>(index: number, own?: Own) =>
      mergeProps({ ...virtualRowProps(index), 'aria-posinset': index + 1, 'aria-setsize': total } as const, own),
  };
}
