import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { HEAD, ROW_STOP } from './activeRow.ts';
import type { ActiveRow } from './activeRow.ts';
import type { RowScroller } from './types.ts';

/**
 * Keeps the focus on the active part whenever rows are rendered: on its new element after a move, on the region while
 * there are no rows, never on `body`.
 * @param hasFocus whether the focus is inside; set by whoever hears it come and go
 */
export function usePreservedFocus(
  hasFocus: RefObject<boolean>,
  { regionRef, rowsRef, window, slotId }: RowScroller,
  { position, stop }: Pick<ActiveRow, 'position' | 'stop'>,
): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || !hasFocus.current) return;
    const head = region.querySelector<HTMLElement>('[data-mp-head]');
    const row = position === HEAD ? head : document.getElementById(slotId(window.slots.indexOf(position)));
    const target = partOf(row, stop) ?? row ?? region;

    const focused = document.activeElement;
    // A control outside the rows, such as a retry button, keeps what it has.
    const isOurs = focused === document.body || focused === region || rowsRef.current?.contains(focused) || head?.contains(focused);
    const isWithinPart = stop !== ROW_STOP && target.contains(focused);
    if (isOurs && target !== focused && !isWithinPart) target.focus({ preventScroll: true });
  });
}

/** The element of a part: itself, or the button of the widget whose place it marks. */
function partOf(row: HTMLElement | null, stop: number): HTMLElement | null {
  if (stop === ROW_STOP) return null;
  const part = row?.querySelector<HTMLElement>(`[data-mp-stop="${stop}"]`) ?? null;
  const inner = part?.dataset['mpStopFor'];
  return inner ? (part?.querySelector<HTMLElement>(inner) ?? null) : part;
}
