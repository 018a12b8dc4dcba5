import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';

const STOP = '[role=grid] [role=row][data-mp-row]';

/** Row the keyboard would come to by Tab, else the first one. */
function rowOf(area: Element | null): HTMLElement | null {
  return area?.querySelector<HTMLElement>(`${STOP}[tabindex="0"]`) ?? area?.querySelector<HTMLElement>(STOP) ?? null;
}

/**
 * The down arrow of a search box over a table goes into its rows, as in every picker; pressed while they are on their way, it does
 * when they come, if the keyboard is in the box still.
 * @reading R-258
 * @param areaRef element the table is drawn in
 * @param isReady rows are here
 * @returns the key handler of what holds the search box
 */
export function useArrowIntoRows(areaRef: RefObject<HTMLElement | null>, isReady: boolean): (event: KeyboardEvent) => void {
  const waiting = useRef<Element | null>(null);
  useEffect(() => {
    if (!isReady || waiting.current === null) return;
    if (document.activeElement === waiting.current) rowOf(areaRef.current)?.focus();
    waiting.current = null;
  }, [areaRef, isReady]);
  return (event) => {
    waiting.current = null;
    const { target } = event;
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || !(target instanceof HTMLInputElement)) return;
    if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const row = isReady ? rowOf(areaRef.current) : null;
    if (row) row.focus();
    else waiting.current = target;
  };
}
