import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { LayerContext, useLayer } from '../../engines/layer-stack/index.ts';
import { AriaLocale } from '../aria-locale/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { firstField } from './firstField.ts';
import { panel, panelWidth, scrim, scrimPlace, surface } from './Modal.css.ts';
import type { ModalProps } from './types.ts';
import { useConfirmKey } from '../confirm-key/headless.ts';

const stayOpen = () => undefined;

/**
 * A modal layer: scrim, surface, the page behind out of reach. Drawn means open.
 * React Aria contains the focus and makes the page inert; the layer stack owns Escape and the way back.
 * It arrives with a movement and leaves at once. @reading R-035
 */
export function Modal({ kind, place, widthPx, backdrop = 'dimmed', labelledBy, describedBy, onConfirm, onDismiss, children }: ModalProps) {
  const dialogRef = useRef<HTMLElement>(null);
  const isPressOutside = useRef(false);
  const { layerHost } = useKit();
  const isScrim = ({ target, currentTarget }: PointerEvent) => target === currentTarget;

  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        onOpenChange={stayOpen}
        isKeyboardDismissDisabled
        // The provider React Aria has for this is in a package the kit does not depend on.
        UNSTABLE_portalContainer={layerHost}
        className={`${scrim[backdrop]} ${scrimPlace[place]}`}
        // Press and release must both be outside: text selected beyond the edge of a field closes nothing.
        onPointerDown={(event) => {
          isPressOutside.current = isScrim(event);
        }}
        onPointerUp={(event) => {
          if (isPressOutside.current && isScrim(event)) onDismiss('outside');
        }}
      >
        <AriaModal
          className={`${panel[kind === 'alertdialog' ? 'question' : place]} ${typeof widthPx === 'number' ? '' : panelWidth[widthPx]}`}
          style={typeof widthPx === 'number' ? { inlineSize: widthPx } : undefined}
        >
          <Dialog ref={dialogRef} role={kind} aria-labelledby={labelledBy} aria-describedby={describedBy} className={surface}>
            <ModalLayer dialogRef={dialogRef} onEscape={() => onDismiss('escape')} onConfirm={onConfirm}>
              {children}
            </ModalLayer>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}

function ModalLayer({
  dialogRef,
  onEscape,
  onConfirm,
  children,
}: {
  dialogRef: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onConfirm: (() => void) | undefined;
  children: ReactNode;
}) {
  const layer = useLayer(dialogRef, onEscape);
  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.contains(document.activeElement)) firstField(dialog)?.focus();
  }, [dialogRef]);
  useConfirmKey(dialogRef, onConfirm);
  return <LayerContext value={layer}>{children}</LayerContext>;
}
