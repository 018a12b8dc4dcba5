import { useEffect, useRef, useState } from 'react';
import { useConfirmKey } from '../overlay/headless.ts';
import { content } from './Popover.css.ts';
import { PanelSurface } from './PanelSurface.tsx';
import { tabStops } from './stops.ts';
import type { PopoverPanelProps } from './types.ts';
import { NO_LIMIT_PX } from './usePanelPlace.ts';

/**
 * A dialog that hangs on what opened it and leaves the page behind it usable. Drawn means open. The focus goes to what is
 * marked `data-autofocus`, else to the first stop, else to the dialog until there is one; on closing it goes back.
 */
export function PopoverPanel({ widthPx, onConfirm, children, ...rest }: PopoverPanelProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useConfirmKey(contentRef, onConfirm);
  // Words alone are scrolled by the arrow keys, where the dialog itself is a stop.
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const inside = contentRef.current;
    const panel = inside?.closest<HTMLElement>('[role=dialog]');
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
  }, []);
  return (
    <PanelSurface {...rest} kind="dialog" isStop={isStop} size={{ width: widthPx ?? 'content', maxHeightPx: NO_LIMIT_PX }}>
      <div ref={contentRef} className={content[widthPx === undefined ? 'natural' : 'given']}>
        {children}
      </div>
    </PanelSurface>
  );
}
