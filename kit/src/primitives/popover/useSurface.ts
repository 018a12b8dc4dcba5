import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { isRtl, useEnvironment } from '../../engines/environment/index.ts';
import type { Direction } from '../../engines/environment/index.ts';
import { useLayer } from '../../engines/layer-stack/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { Style } from '../../engines/prop-getters/index.ts';
import { tabStops, takesFocusOnPress } from './stops.ts';
import type { Anchored } from './types.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePanelFocus } from './usePanelFocus.ts';
import { usePanelPlace } from './usePanelPlace.ts';
import type { PlaceOptions } from './usePanelPlace.ts';

interface SurfaceOptions extends Anchored {
  readonly size: Pick<PlaceOptions, 'width' | 'minWidthPx' | 'maxHeightPx'>;
  /** `field`: the focus stays in the field. `dialog`: the panel is a dialog and may hold the focus itself. */
  readonly kind: 'field' | 'dialog';
  /** The dialog itself is a stop of the keyboard. */
  readonly isStop?: boolean;
  readonly id?: string;
}

/** Element of an anchor the focus goes back to. */
function openerOf(anchor: HTMLElement | null): HTMLElement | null {
  if (!anchor) return null;
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && anchor.contains(activeElement) ? activeElement : (tabStops(anchor)[0] ?? null);
}

/** Side on which lines begin in a part of the page, where the page itself, at whose end a panel is drawn, has the other one. */
function ownDir(anchor: HTMLElement | null, dir: Direction): 'ltr' | 'rtl' | undefined {
  if (!anchor || isRtl(anchor, dir) === isRtl(document.body)) return undefined;
  return isRtl(anchor, dir) ? 'rtl' : 'ltr';
}

/** A press on an option must not take the focus out of the field. What is drawn in the panel but elsewhere on the page is left alone. */
const keepFocusInField = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  if (target instanceof Element && currentTarget.contains(target) && !takesFocusOnPress(target, currentTarget)) event.preventDefault();
};

/** Behaviour of every panel that hangs on something: drawn at the end of the page, placed by hand, one layer of the stack. */
export function useSurface({ anchorRef, label, onClose, kind, id, isStop, size, placement = 'bottom start', narrow }: SurfaceOptions) {
  const { dir } = useEnvironment();
  const panelRef = useRef<HTMLElement>(null);
  const isSheet = useIsNarrow() && narrow === 'sheet';
  // oxlint-disable-next-line react/refs -- read while drawing: what the panel draws may take the focus before any effect runs
  const [opener] = useState(() => openerOf(anchorRef.current));
  // oxlint-disable-next-line react/refs -- as above: it is placed by it
  const [anchorDir] = useState(() => ownDir(anchorRef.current, dir));
  const layer = useLayer(panelRef, () => onClose('escape'), opener);
  const marks = usePanelFocus(panelRef, anchorRef, onClose);
  const start = usePanelPlace({ panelRef, anchorRef, placement, isSheet, dir, ...size });
  const isDialog = kind === 'dialog' || isSheet;

  return {
    panelRef,
    /** For `<Layer of={layer}>` around the panel. */
    layer,
    /** The page is narrow and the panel as wide as it: its name is to be shown, and a button that closes it. */
    isSheet,
    close: () => onClose('escape'),
    /**
     * Attributes of the panel: role, name, where it lies. `data-side` is `below` or `above` its anchor, `data-is-away` is there while
     * the anchor is scrolled out of sight.
     */
    getPanelProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...marks,
          ...start,
          onMouseDown: kind === 'field' ? keepFocusInField : undefined,
          ref: refOf(panelRef),
          id,
          dir: anchorDir,
          role: isDialog ? 'dialog' : 'presentation',
          'aria-label': isDialog ? label : undefined,
          tabIndex: kind === 'dialog' ? (isStop ? 0 : -1) : undefined,
          // React Aria's modal keeps the focus and hides everything beside itself, except what carries this mark.
          'data-react-aria-top-layer': layer.parent ? '' : undefined,
          style: { position: 'fixed', boxSizing: 'border-box', ...start.style } as Style,
        } as const,
        own,
      ),
  };
}
