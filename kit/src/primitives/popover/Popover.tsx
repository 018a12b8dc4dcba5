import { refOf } from '../../engines/prop-getters/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import type { PopoverProps } from './types.ts';
import { usePopover } from './usePopover.ts';

/**
 * A button and the dialog that hangs on it: something small to read or to set without leaving the place. Escape, a press
 * beside it and the focus moving on close it; the focus goes back to the button.
 */
export function Popover({ trigger, children, className, style, parts, ...options }: PopoverProps) {
  const { isOpen, panel, toggle, close } = usePopover(options);
  const button = {
    variant: trigger.variant,
    isDisabled: trigger.isDisabled,
    ref: refOf(panel.anchorRef),
    onPress: toggle,
    opens: { kind: 'dialog', isOpen, id: panel.id },
  } as const;
  return (
    <>
      {trigger.text === undefined ? (
        <IconButton {...button} icon={trigger.icon} label={options.label} size={trigger.size} />
      ) : (
        <Button {...button} icon={trigger.icon}>
          {trigger.text}
        </Button>
      )}
      {isOpen && (
        <PopoverPanel {...panel} className={className} style={style} parts={parts}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
}
