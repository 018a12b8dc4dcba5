import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLayer } from '../../engines/layer-stack/index.ts';
import * as css from './NavPanel.css.ts';
import type { NavPanelSide } from './navPanelPlace.ts';
import { useNavPanel } from './useNavPanel.ts';

export interface NavPanelProps {
  /** For `aria-controls` of the button. */
  readonly id: string;
  /** The button that opened it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly at: NavPanelSide;
  /** Name of the branch above its links, where the button shows none. */
  readonly title?: string;
  /** Escape, a press beside it, or the focus going elsewhere. Stop drawing it then; the focus goes back to the button unless it went elsewhere itself. */
  readonly onClose: () => void;
  /** Links. */
  readonly children: ReactNode;
}

/**
 * The links of a branch beside or under its button. It stands right after the button in the document, so that Tab and a
 * screen reader go from the one into the other.
 */
export function NavPanel({ id, anchorRef, at, title, onClose, children }: NavPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/refs -- read while drawing: a button that was pressed need not have the focus
  const [opener] = useState(() => anchorRef.current);
  useLayer(panelRef, onClose, opener);
  useNavPanel({ panelRef, anchorRef, at, onLeave: onClose });
  return (
    <div ref={panelRef} id={id} className={css.panel}>
      {title !== undefined && (
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
