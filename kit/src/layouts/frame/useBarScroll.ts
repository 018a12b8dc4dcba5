import { useEffect } from 'react';
import type { RefObject } from 'react';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';

const away = lazyPart(async () => (await import('./barScroll.ts')).scrollBarAway);

/** Lets the bar scroll away with the page where it is not fixed. Pages scroll inside themselves. @source shell §3 (fixedHeader) @reading R-323 */
export function useBarScroll(frameRef: RefObject<HTMLElement | null>, isFixed: boolean): void {
  const late = useLazyPart(away, !isFixed);
  const scrollAway = late.status === 'here' && !isFixed ? late.part : null;
  useEffect(() => (frameRef.current && scrollAway ? scrollAway(frameRef.current) : undefined), [frameRef, scrollAway]);
}
