import { useLayoutEffect, useRef } from 'react';
import { isNearEnd } from '../../engines/paged-list/index.ts';
import { scrollToRow } from '../../engines/row-window/index.ts';
import type { RowScroller } from '../row-scroller/headless.ts';
import type { OptionListView } from './types.ts';

/**
 * Scrolls the list: to its top when something else is searched for, to the row the keyboard is on, and when its
 * end comes near the next rows are asked for. @source forms §4
 * @returns the handler of the scroll event
 */
export function useListScroll(scroller: RowScroller, list: OptionListView): () => void {
  const { regionRef, rowPx, window } = scroller;
  const { query, active, movedBy, model } = list;

  // Asking the browser where it is scrolled would cost a layout with every letter.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (isScrolled.current && regionRef.current) regionRef.current.scrollTop = 0;
    isScrolled.current = false;
  }, [query, regionRef]);

  const isShown = useRef(false);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || active < 0 || rowPx === 0 || movedBy === 'pointer') return;
    const headPx = region.querySelector<HTMLElement>('[data-mp-head]')?.offsetHeight ?? 0;
    const seen = { scrollPx: region.scrollTop, viewportPx: region.clientHeight, rowPx };
    const scrollPx = scrollToRow(active, seen, headPx);
    if (scrollPx === seen.scrollPx) return;
    // The first time in the middle, so that what stands around the chosen row is seen.
    region.scrollTop = isShown.current ? scrollPx : active * rowPx - (seen.viewportPx - headPx - rowPx) / 2;
    isShown.current = true;
  }, [active, movedBy, rowPx, regionRef]);

  useLayoutEffect(() => {
    const region = regionRef.current;
    const last = model.count > 0 ? model.row(model.count - 1) : null;
    if (!region || rowPx === 0 || last?.kind !== 'end' || last.status !== 'more') return;
    if (isNearEnd(region.scrollTop, region.scrollHeight, region.clientHeight)) last.load();
  }, [model, window, rowPx, regionRef]);

  return () => {
    isScrolled.current = true;
    scroller.onScroll();
  };
}
