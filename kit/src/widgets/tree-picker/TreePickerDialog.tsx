import { useEffect, useEffectEvent, useRef } from 'react';
import type { TreePickerDialogProps } from './types.ts';
import { useOnly } from './useOnly.ts';
import { usePicker } from './usePicker.ts';
import { useSurface } from './useSurface.ts';

const NO_ANCHOR = { current: null };

/**
 * A picker that a button opens instead of a field: the approver of a step, the template to print with. Drawn means open.
 * Where there is only one thing to choose nothing opens: it is chosen and said.
 * @source forms §2.2–2.5
 */
export function TreePickerDialog({ spec, value, onConfirm, onCancel }: TreePickerDialogProps) {
  const isDone = useRef(false);
  const { session, open, take } = usePicker({
    spec,
    value,
    onPicked(picked) {
      isDone.current = true;
      onConfirm(picked);
    },
  });
  const takeOnly = useOnly(spec, take);
  const hasOnly = spec.only !== undefined;
  const start = useEffectEvent(() => {
    if (!hasOnly) open();
    else if (!isDone.current) takeOnly();
  });
  useEffect(() => start(), []);

  // Confirming what was chosen already writes nothing: that is a way of leaving too.
  const wasOpen = useRef(false);
  const isOpen = session.state.kind === 'open';
  const late = useSurface(isOpen, session);
  const leave = useEffectEvent(() => !isDone.current && onCancel());
  useEffect(() => {
    if (wasOpen.current && !isOpen) leave();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return isOpen && late.status === 'here' && <late.part session={session} anchorRef={NO_ANCHOR} />;
}
