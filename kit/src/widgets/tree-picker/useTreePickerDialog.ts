import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoredValue } from '../../engines/pick/index.ts';
import type { Picked } from './types.ts';
import { useOnly } from './useOnly.ts';
import { usePicker } from './usePicker.ts';
import type { TreePickerOptions } from './useTreePicker.ts';

/** Options of `useTreePickerDialog`. */
export interface TreePickerDialogOptions extends Pick<TreePickerOptions, 'spec' | 'messages' | 'text'> {
  readonly value: StoredValue;
  readonly onConfirm: (picked: Picked) => void;
  readonly onCancel: () => void;
}

/**
 * Behaviour of a picker that a button opens instead of a field. Called means open. Where there is only one thing to choose nothing
 * opens: it is chosen and said.
 * @source forms §2.2–2.5
 */
export function useTreePickerDialog({ spec, value, onConfirm, onCancel, messages, text }: TreePickerDialogOptions) {
  const isDone = useRef(false);
  const { session, open, take } = usePicker({
    spec,
    value,
    text,
    onPicked(picked) {
      isDone.current = true;
      onConfirm(picked);
    },
  });
  const takeOnly = useOnly(session, take, messages);
  const hasOnly = spec.only !== undefined;
  const start = useEffectEvent(() => {
    if (!hasOnly) open();
    else if (!isDone.current) takeOnly();
  });
  useEffect(() => start(), []);

  // Confirming what was chosen already writes nothing: that is a way of leaving too.
  const wasOpen = useRef(false);
  const isOpen = session.state.kind === 'open';
  const leave = useEffectEvent(() => !isDone.current && onCancel());
  useEffect(() => {
    if (wasOpen.current && !isOpen) leave();
    wasOpen.current = isOpen;
  }, [isOpen]);

  /** Share of what is open in the picker, and whether it is open. */
  return { session, isOpen };
}
