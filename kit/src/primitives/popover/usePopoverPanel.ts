import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { useConfirmKey } from '../confirm-key/headless.ts';
import { tabStops } from './stops.ts';
import type { PopoverPanelOptions } from './types.ts';
import { NO_LIMIT_PX } from './usePanelPlace.ts';
import { useSurface } from './useSurface.ts';

/**
 * Behaviour of a dialog that hangs on what opened it and leaves the page behind it usable. Call it in what is drawn while it is open;
 * draw `getPanelProps()` within `<Layer of={layer}>`, and in it the content within `getContentProps()`. The focus goes to what is
 * marked `data-autofocus`, else to the first stop, else to the dialog until there is one; on closing it goes back.
 */
export function usePopoverPanel({ widthPx, onConfirm, ...options }: PopoverPanelOptions) {
  const contentRef = useRef<HTMLElement>(null);
  useConfirmKey(contentRef, onConfirm);
  // Words alone are scrolled by the arrow keys, where the dialog itself is a stop.
  const [isStop, setIsStop] = useState(false);
  const { panelRef, layer, isSheet, close, getPanelProps } = useSurface({
    ...options,
    kind: 'dialog',
    isStop,
    size: { width: widthPx ?? 'content', maxHeightPx: NO_LIMIT_PX },
  });
  useFirstStop(panelRef, contentRef, setIsStop);
  return {
    layer,
    isSheet,
    close,
    getPanelProps,
    /** Attributes of the element around the content, without what a sheet has above it. */
    getContentProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(contentRef) }, own),
  };
}

function useFirstStop(
  panelRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
  setIsStop: (isStop: boolean) => void,
) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const inside = contentRef.current;
    const panel = panelRef.current;
    if (!inside || !panel) return undefined;
    const marked = inside.querySelector<HTMLElement>('[data-autofocus]');
    const first = tabStops(marked ?? inside)[0];
    setIsStop(!first);
    if (!panel.contains(document.activeElement)) (first ?? panel).focus({ preventScroll: true });
    if (first) return undefined;
    const watch = new MutationObserver(() => {
      const [arrived] = tabStops(inside);
      if (!arrived) return;
      watch.disconnect();
      setIsStop(false);
      if (document.activeElement === panel) arrived.focus({ preventScroll: true });
    });
    watch.observe(inside, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [panelRef, contentRef, setIsStop, isHydrated]);
}
