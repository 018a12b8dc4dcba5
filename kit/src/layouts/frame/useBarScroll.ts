import { useEffect } from 'react';
import type { RefObject } from 'react';
import { scrollBarAway } from './barScroll.ts';

/** Lets the bar scroll away with the page where it is not fixed. Pages scroll inside themselves. @source shell §3 (fixedHeader) @reading R-323 */
export function useBarScroll(frameRef: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useEffect(() => (frameRef.current && !isFixed ? scrollBarAway(frameRef.current) : undefined), [frameRef, isFixed]);
}
