import { useEffect, useRef, useState } from 'react';
import { useConfirmKey } from '../overlay/index.ts';
import { content } from './Popover.css.ts';
import { PanelSurface } from './PanelSurface.tsx';
import { tabStops } from './stops.ts';
import type { PopoverPanelProps } from './types.ts';
import { NO_LIMIT_PX } from './usePanelPlace.ts';

/**
 * A dialog that hangs on what opened it and leaves the page behind it usable. Drawn means open. The focus goes to what is
 * marked `data-autofocus`, else to the first stop, else to the dialog; on closing it goes back.
 */
export function PopoverPanel({ widthPx, onConfirm, children, ...rest }: PopoverPanelProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useConfirmKey(contentRef, onConfirm);
  // Words alone are scrolled by the arrow keys, where the dialog itself is a stop.
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const inside = contentRef.current;
    const panel = inside?.closest<HTMLElement>('[role=dialog]');
    if (!inside || !panel) return;
    const marked = inside.querySelector<HTMLElement>('[data-autofocus]');
    const first = tabStops(marked ?? inside)[0];
    setIsStop(!first);
    if (!panel.contains(document.activeElement)) (first ?? panel).focus({ preventScroll: true });
  }, []);
  return (
    <PanelSurface {...rest} kind="dialog" isStop={isStop} size={{ width: widthPx ?? 'content', maxHeightPx: NO_LIMIT_PX }}>
      <div ref={contentRef} className={content[widthPx === undefined ? 'natural' : 'given']}>
        {children}
      </div>
    </PanelSurface>
  );
}
