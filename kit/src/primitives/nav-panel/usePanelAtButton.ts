import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { navPanelPlace } from './navPanelPlace.ts';
import type { NavPanelSide } from './navPanelPlace.ts';

interface PanelAtButtonOptions {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly at: NavPanelSide;
  /** A press elsewhere, or the focus went elsewhere. */
  readonly onLeave: () => void;
}

/** Keeps the panel at its button, and notices when the person has gone on. */
export function usePanelAtButton({ panelRef, anchorRef, at, onLeave }: PanelAtButtonOptions): void {
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const place = () => {
      const [panel, anchor] = [panelRef.current, anchorRef.current];
      if (!panel || !anchor) return;
      const size = { widthPx: panel.offsetWidth, heightPx: panel.scrollHeight };
      const view = { widthPx: document.documentElement.clientWidth, heightPx: document.documentElement.clientHeight };
      const { leftPx, topPx, maxHeightPx } = navPanelPlace(anchor.getBoundingClientRect(), size, view, at);
      Object.assign(panel.style, { left: `${leftPx}px`, top: `${topPx}px`, maxHeight: `${maxHeightPx}px` });
    };
    place();
    // A branch inside opens and closes.
    const sizes = new ResizeObserver(place);
    if (panelRef.current) for (const part of [panelRef.current, ...panelRef.current.children]) sizes.observe(part);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [panelRef, anchorRef, at]);

  useEffect(() => {
    const look = ({ target }: Event) => {
      const isInside = [panelRef, anchorRef].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) leave();
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [panelRef, anchorRef]);
}
