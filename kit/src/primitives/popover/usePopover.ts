import { useId, useRef } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { mergeProps, refOf, useHeld } from '../../engines/prop-getters/index.ts';
import type { PopoverOptions, PopoverPanelOptions } from './types.ts';

/**
 * Behaviour of a button and the dialog that hangs on it. While `isOpen`, draw a component that calls `usePopoverPanel(panel)`. Escape,
 * a press beside it and the focus moving on close it; the focus goes back to the button.
 */
export function usePopover({ isOpen: given, initialIsOpen = false, onOpenChange, ...rest }: PopoverOptions) {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [isHeldOpen, setIsOpen] = useHeld({ name: 'isOpen', value: given, initial: initialIsOpen, onChange: onOpenChange });
  // Layers are drawn once there is a page to lie over.
  const isOpen = useIsHydrated() && isHeldOpen;
  const close = () => setIsOpen(false);
  const toggle = () => setIsOpen(!isOpen);
  const panel: PopoverPanelOptions = { ...rest, id, anchorRef: triggerRef, onClose: close };
  return {
    isOpen,
    close,
    toggle,
    /** Options of `usePopoverPanel`. */
    panel,
    /** Attributes of the button that opens and closes it. */
    getTriggerProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(triggerRef),
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: toggle,
        } as const,
        own,
      ),
  };
}
