import { useRef } from 'react';
import type { UIEvent } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import type { VirtualListProps } from './types.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import { list } from './VirtualList.css.ts';
import { VirtualRows } from './VirtualRows.tsx';

/**
 * A list to read, however long: it scrolls by itself, is one stop of Tab, and every item says its place and how many there are. For
 * a list whose rows take the keyboard there is `useVirtualRows`.
 */
export function VirtualList({
  label,
  keys,
  guessPx,
  total = keys.length,
  listRef,
  onNearEnd,
  className,
  foot,
  children,
}: VirtualListProps) {
  const ownRef = useRef<HTMLUListElement>(null);
  const scrollRef = listRef ?? ownRef;
  const rows = useVirtualRows({ scrollRef, keys, guessPx });

  function handleScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) {
    rows.scrollProps.onScroll();
    if (onNearEnd && scrollHeight - scrollTop - clientHeight <= onNearEnd.withinPx) onNearEnd.call();
  }
  return (
    <ul
      {...rows.scrollProps}
      ref={scrollRef}
      // It scrolls, and nothing in it takes the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className={`${list} ${className ?? ''} ${focusRing}`}
      onScroll={handleScroll}
    >
      <VirtualRows parts={rows.parts} gap="li">
        {(index) => (
          <li key={keys[index]} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
            {children(index)}
          </li>
        )}
      </VirtualRows>
      {foot && <li>{foot}</li>}
    </ul>
  );
}
