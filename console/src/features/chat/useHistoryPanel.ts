import { restoreFocus } from '@milepost/kit/engines/layer-stack';
import { useEffect, useRef, useState } from 'react';

/**
 * State of the history beside the conversation. Opening it brings the keyboard into its search; closing gives it back to
 * the button, where it was in the history and not in the message field.
 */
export function useHistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (isOpen) panelRef.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
    else if (buttonRef.current) restoreFocus(buttonRef.current);
  }, [isOpen]);
  return { isOpen, panelRef, buttonRef, toggle: () => setOpen((now) => !now), close: () => setOpen(false) };
}
