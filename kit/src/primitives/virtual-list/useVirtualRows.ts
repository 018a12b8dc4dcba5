import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { drawnRows } from './drawnRows.ts';
import { alignOf, measureRows } from './measureRows.ts';
import type { RowKey, VirtualRows, VirtualRowsOptions } from './types.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';

/** Rows kept ready on either side. */
const OVERSCAN = 4;
/** The virtualizer follows no end by itself: whoever uses the list says when its end is kept. */
const NEVER = -1;
/** Smaller differences are how browsers round. */
const STILL_PX = 1;
const ALL_UP_TO = 100;
const NONE: readonly number[] = [];

/**
 * A list of rows of any height on TanStack Virtual. Rows stand in the flow between gaps, so that one whose height is not known yet
 * never lies over another; the row with the keyboard is always drawn.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const {
    scrollRef,
    keys,
    guessPx,
    stop,
    onLook,
    headPx = 0,
    opensAt = 'start',
    staysAtEnd = false,
    allUpTo = ALL_UP_TO,
    pinned = NONE,
  } = options;
  const [currentKey, setCurrentKey] = useState<RowKey | null>(null);
  const [viewPx, setViewPx] = useState(0);
  const wanted = useRef<RowKey | null>(null);
  const currentIndex = currentKey === null ? -1 : keys.lastIndexOf(currentKey);
  const { virtualizer, parts, topIndex, measured } = useRowVirtualizer({
    count: keys.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => guessPx,
    // Another function means other rows, and everything is added up anew.
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: (range) => drawnRows(range, { allUpTo, staysAtEnd, pinned: [...pinned, currentIndex] }),
    overscan: OVERSCAN,
    // Where the end is kept nothing else has to be: the virtualizer need not look for what is read whenever something comes.
    anchorTo: staysAtEnd ? 'start' : opensAt,
    scrollEndThreshold: NEVER,
    scrollPaddingStart: headPx,
    initialOffset: () => (opensAt === 'end' ? keys.length * guessPx : 0),
  });

  const rowOf = (key: RowKey) => scrollRef.current?.querySelector<HTMLElement>(`[data-mp-index="${keys.lastIndexOf(key)}"]`) ?? null;
  const stopOf = (row: HTMLElement) => (stop === undefined ? row : (row.querySelector<HTMLElement>(stop) ?? row));

  /** After every drawing and every change of the view: what is drawn is measured, and the end is where it is wanted. */
  function settle(): void {
    const scroll = scrollRef.current;
    if (!scroll || scroll.clientHeight === 0) return;
    setViewPx(scroll.clientHeight);
    measured(() => measureRows(scroll, virtualizer, staysAtEnd));
    if (staysAtEnd && scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight > STILL_PX) virtualizer.scrollToEnd();
  }
  function focusRow(row: HTMLElement): void {
    stopOf(row).focus({ preventScroll: true });
    const align = scrollRef.current && alignOf(row, scrollRef.current, headPx);
    // What is measured on the way moves it: the virtualizer goes after it.
    if (align) virtualizer.scrollToIndex(Number(row.dataset['mpIndex']), { align });
    look();
  }
  function look(): void {
    const scroll = scrollRef.current;
    if (!scroll || scroll.clientHeight === 0) return;
    onLook?.({ topPx: scroll.scrollTop, restPx: scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight });
  }
  useLayoutEffect(() => {
    settle();
    const row = wanted.current === null ? null : rowOf(wanted.current);
    if (!row) return;
    wanted.current = null;
    focusRow(row);
  });

  const handleSize = useEffectEvent(settle);
  useEffect(() => {
    if (!scrollRef.current) return undefined;
    const sizes = new ResizeObserver(() => handleSize());
    sizes.observe(scrollRef.current);
    return () => sizes.disconnect();
  }, [scrollRef]);

  return {
    parts,
    currentKey,
    topIndex,
    offsetPx: () => (viewPx === 0 ? null : Math.max(0, Math.min(virtualizer.scrollOffset ?? 0, virtualizer.getTotalSize() - viewPx))),
    goTo(index) {
      const key = keys[index];
      if (key === undefined) return;
      const row = rowOf(key);
      if (row) return focusRow(row);
      wanted.current = key;
      setCurrentKey(key);
    },
    pageRows() {
      const view = scrollRef.current?.getBoundingClientRect();
      if (!view) return 1;
      const rows = [...(scrollRef.current?.querySelectorAll('[data-mp-index]') ?? [])].map((row) => row.getBoundingClientRect());
      return Math.max(1, rows.filter(({ top, bottom }) => bottom > view.top && top < view.bottom).length - 1);
    },
    scrollProps: {
      onScroll: look,
      onFocus({ target }) {
        const index = target.closest<HTMLElement>('[data-mp-index]')?.dataset['mpIndex'];
        const key = index === undefined ? undefined : keys[Number(index)];
        if (key !== undefined && key !== currentKey) setCurrentKey(key);
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setCurrentKey(null);
      },
    },
  };
}
