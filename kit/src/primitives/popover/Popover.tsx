import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import type { PopoverProps } from './types.ts';

/**
 * A button and the dialog that hangs on it: something small to read or to set without leaving the place. Escape, a press
 * beside it and the focus moving on close it; the focus goes back to the button.
 */
export function Popover({ label, trigger, children, ...rest }: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const button = {
    variant: trigger.variant,
    isDisabled: trigger.isDisabled,
    ref: triggerRef,
    onPress: () => setIsOpen(!isOpen),
    opens: { kind: 'dialog', isOpen, id },
  } as const;
  return (
    <>
      {trigger.text === undefined ? (
        <IconButton {...button} icon={trigger.icon} label={label} size={trigger.size} />
      ) : (
        <Button {...button} icon={trigger.icon}>
          {trigger.text}
        </Button>
      )}
      {isOpen && (
        <PopoverPanel {...rest} id={id} label={label} anchorRef={triggerRef} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
}
