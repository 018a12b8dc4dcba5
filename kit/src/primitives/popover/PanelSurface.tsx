import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext, useLayer } from '../../engines/layer-stack/index.ts';
import { IconButton } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { heading, scrolls, sheetHead, surface } from './Popover.css.ts';
import { tabStops, takesFocusOnPress } from './stops.ts';
import type { PanelExit, PanelOnNarrow, PanelPlacement } from './types.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePanelFocus } from './usePanelFocus.ts';
import { usePanelPlace } from './usePanelPlace.ts';
import type { PlaceOptions } from './usePanelPlace.ts';

interface PanelSurfaceProps {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: (by: PanelExit) => void;
  readonly placement?: PanelPlacement;
  readonly narrow?: PanelOnNarrow;
  readonly size: Pick<PlaceOptions, 'width' | 'minWidthPx' | 'maxHeightPx'>;
  /** `field`: the focus stays in the field. `dialog`: the panel is a dialog and may hold the focus itself. */
  readonly kind: 'field' | 'dialog';
  /** The dialog itself is a stop of the keyboard. */
  readonly isStop?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Element of an anchor the focus goes back to. */
function openerOf(anchor: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  if (!anchor) return null;
  return activeElement instanceof HTMLElement && anchor.contains(activeElement) ? activeElement : (tabStops(anchor)[0] ?? null);
}

/** A press on an option must not take the focus out of the field. What is drawn in the panel but elsewhere on the page is left alone. */
const keepFocusInField = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  if (target instanceof Element && currentTarget.contains(target) && !takesFocusOnPress(target, currentTarget)) event.preventDefault();
};

/** The surface of every panel that hangs on something: drawn at the end of the page, placed by hand, one layer of the stack. */
export function PanelSurface({ anchorRef, label, onClose, kind, id, isStop, children, size, ...place }: PanelSurfaceProps) {
  const { t } = useLingui();
  const { layerHost } = useKit();
  const panelRef = useRef<HTMLDivElement>(null);
  const isSheet = useIsNarrow() && place.narrow === 'sheet';
  // oxlint-disable-next-line react/refs -- read while drawing: what the panel draws may take the focus before any effect runs
  const [opener] = useState(() => openerOf(anchorRef.current));
  const layer = useLayer(panelRef, () => onClose('escape'), opener);
  const marks = usePanelFocus(panelRef, anchorRef, onClose);
  const start = usePanelPlace({ panelRef, anchorRef, placement: place.placement ?? 'bottom start', isSheet, ...size });
  const isDialog = kind === 'dialog' || isSheet;

  return createPortal(
    <LayerContext value={layer}>
      <div
        {...(kind === 'field' ? { ...marks, onMouseDown: keepFocusInField } : marks)}
        ref={panelRef}
        id={id}
        role={isDialog ? 'dialog' : 'presentation'}
        aria-label={isDialog ? label : undefined}
        tabIndex={kind === 'dialog' ? (isStop ? 0 : -1) : undefined}
        // React Aria's modal keeps the focus and hides everything beside itself, except what carries this mark.
        data-react-aria-top-layer={layer.parent ? '' : undefined}
        className={`${surface} ${scrolls[kind]}`}
        {...start}
      >
        {isSheet && (
          <div className={sheetHead}>
            <span className={heading} aria-hidden="true">
              {label}
            </span>
            <IconButton icon={X} label={t`Close`} onPress={() => onClose('escape')} />
          </div>
        )}
        {children}
      </div>
    </LayerContext>,
    layerHost,
  );
}
