import { useEffect, useId, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useDialog as useAriaDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { useLayer } from '../../engines/layer-stack/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { AttributesOf } from '../../engines/prop-getters/index.ts';
import { useConfirmKey } from '../confirm-key/headless.ts';
import { firstField } from './firstField.ts';
import type { DialogOptions } from './options.ts';
import { useGuardedClose } from './useGuardedClose.ts';

type DialogAttributes = AttributesOf<'role' | 'tabIndex' | 'aria-label' | 'aria-labelledby' | 'onFocus' | 'onBlur' | 'onKeyDown'>;

const stayOpen = () => undefined;

/**
 * Behaviour of a dialog or drawer: the page behind is out of reach, the first field has the keyboard (or what is marked
 * `data-autofocus`), Escape, a button and, without a guard, a press outside ask to close, and the focus goes back to where it was.
 * Call it in what is drawn while the dialog is open; draw `getDialogProps()` in `getScrimProps()`, that within
 * `<DialogLayer of={layer}>`.
 */
export function useDialog(options: DialogOptions) {
  const { kind = 'dialog', label, guard, onConfirm, hasDescription = kind === 'alertdialog' } = options;
  const dialogRef = useRef<HTMLElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const { isAsking, answer, close } = useGuardedClose(options.onClose, guard);
  const staysOnPressOutside = guard !== undefined || kind === 'alertdialog';
  const isPressOutside = useRef(false);
  const isScrim = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  // A question is read whole: where it is a title only, that is its description, too.
  const describedBy = hasDescription ? descriptionId : kind === 'alertdialog' ? titleId : undefined;

  const isHydrated = useIsHydrated();
  // Before the layer: it must have given the page back when the layer gives the focus back.
  const { modalProps } = useModalOverlay({ isKeyboardDismissDisabled: true }, openState(isHydrated), dialogRef);
  const layer = useLayer(dialogRef, () => (isAsking ? answer(false) : close()));
  useFocusOnOpen(dialogRef, isHydrated);
  // After the first field: it takes the focus only where nothing inside has it.
  const { dialogProps } = useAriaDialog(
    { role: kind, isEntering: !isHydrated, ...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label }) },
    dialogRef,
  );
  useConfirmKey(dialogRef, onConfirm);
  const ofDialog: DialogAttributes = { ...modalProps, ...dialogProps };

  return {
    /** For `<DialogLayer of={layer}>` around the scrim. */
    layer,
    /** Asks to close. */
    close,
    /** With the guard `ask`: somebody wants to close, and has not been answered. Escape then is a no. */
    isAsking,
    /** Answers: true closes, false goes on. */
    answer,
    titleId,
    /** Attributes of the element that lies over the page. Press and release must both be on it: text selected beyond the edge of a field closes nothing. */
    getScrimProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          onPointerDown: (event: PointerEvent) => {
            isPressOutside.current = isScrim(event);
          },
          onPointerUp: (event: PointerEvent) => {
            if (isPressOutside.current && isScrim(event) && !staysOnPressOutside) close();
          },
        },
        own,
      ),
    /** Attributes of the dialog itself: role, name, description. */
    getDialogProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...ofDialog, 'aria-describedby': describedBy, ref: refOf(dialogRef) } as const, own),
    /** Attributes of the heading that names it. */
    getTitleProps: <Own extends object = object>(own?: Own) => mergeProps({ id: titleId }, own),
    /** Attributes of the text that is read with its name. */
    getDescriptionProps: <Own extends object = object>(own?: Own) => mergeProps({ id: descriptionId }, own),
    /** Attributes of a button that asks to close; it needs a name. */
    getCloseProps: <Own extends object = object>(own?: Own) => mergeProps({ type: 'button', onClick: close } as const, own),
  };
}

const openState = (isOpen: boolean) => ({
  isOpen,
  setOpen: stayOpen,
  open: stayOpen,
  close: stayOpen,
  toggle: stayOpen,
  point: null,
  setPoint: stayOpen,
});

function useFocusOnOpen(dialogRef: RefObject<HTMLElement | null>, isHydrated: boolean) {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.contains(document.activeElement)) firstField(dialog)?.focus();
  }, [dialogRef, isHydrated]);
}
