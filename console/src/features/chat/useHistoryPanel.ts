import { useEffect, useRef, useState } from 'react';

/** Whether the history stands beside the conversation. Opening it brings the keyboard into its search, closing gives it back. */
export function useHistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (isOpen) panelRef.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
    else buttonRef.current?.focus();
  }, [isOpen]);
  return { isOpen, panelRef, buttonRef, toggle: () => setOpen((now) => !now), close: () => setOpen(false) };
}
