import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLayer } from '../../engines/layer-stack/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { NavPanelSide } from './navPanelPlace.ts';
import { usePanelAtButton } from './usePanelAtButton.ts';

/** Options of `useNavPanelButton`. */
export interface NavPanelButtonOptions {
  readonly isOpen: boolean;
  /** The current page is among the links of the panel. */
  readonly holdsCurrent: boolean;
  readonly onPress: () => void;
}

/** Options of `useNavPanel`. */
export interface NavPanelOptions {
  /** For `aria-controls` of the button. */
  readonly id: string;
  /** The button that opened it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly at: NavPanelSide;
  /** Escape, a press beside it, or the focus going elsewhere. Stop drawing it then; the focus goes back to the button unless it went elsewhere itself. */
  readonly onClose: () => void;
}

/** A button that opens a panel of links right after itself; `panel` is for `useNavPanel` of what is drawn while it is open. */
export function useNavPanelButton({ isOpen, holdsCurrent, onPress }: NavPanelButtonOptions) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  return {
    panel: { id, anchorRef },
    /** Attributes of the native `button`. */
    getButtonProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(anchorRef),
          type: 'button',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'aria-current': holdsCurrent ? 'true' : undefined,
          'data-open': isOpen ? '' : undefined,
          onClick: onPress,
        } as const,
        own,
      ),
  };
}

/**
 * The links of a branch beside or under its button, drawn while it is open. It stands right after the button in the document, so that
 * Tab and a screen reader go from the one into the other. It is placed by `left`, `top` and `maxHeight`.
 */
export function useNavPanel({ id, anchorRef, at, onClose }: NavPanelOptions) {
  const panelRef = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/refs -- read while drawing: a button that was pressed need not have the focus
  const [opener] = useState(() => anchorRef.current);
  useLayer(panelRef, onClose, opener);
  usePanelAtButton({ panelRef, anchorRef, at, onLeave: onClose });
  return {
    /** Attributes of the panel. */
    getPanelProps: <Own extends object = object>(own?: Own) => mergeProps({ id, ref: refOf(panelRef) } as const, own),
  };
}
