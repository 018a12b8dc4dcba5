import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OptionListState } from '../../option-list/headless.ts';

interface StartAsk {
  readonly list: Pick<OptionListState, 'moveTo' | 'isOpen'>;
  readonly hasRows: boolean;
  readonly keyword: string;
  readonly pageNumber: number;
  /** Position of the first chosen row, -1 when it is not on this page. */
  readonly start: number;
}

/**
 * Puts the keyboard on the chosen or the first row as soon as there are rows, and on the first of another page. After a
 * search it is on none until an arrow is pressed: contract 4.11.
 */
export function useStartRow({ list, hasRows, keyword, pageNumber, start }: StartAsk): void {
  const placed = useRef<{ readonly keyword: string; readonly pageNumber: number } | null>(null);
  const place = useEffectEvent(() => {
    const before = placed.current;
    placed.current = { keyword, pageNumber };
    if (!before) list.moveTo(Math.max(0, start));
    else if (before.keyword === keyword && before.pageNumber !== pageNumber) list.moveTo(0);
  });
  const { isOpen } = list;
  // Before the rows are seen: an arrow pressed right after must not find the keyboard still on none.
  useLayoutEffect(() => {
    // Opened again, the rows of the last time go before new ones come.
    if (!isOpen || (!hasRows && keyword === '')) placed.current = null;
    else if (hasRows) place();
  }, [isOpen, hasRows, keyword, pageNumber]);
}
