import { useEffect, useEffectEvent } from 'react';
import type { DesignPart } from '../core/types.ts';
import { useDesigner } from '../designer/useDesigner.ts';

/** Keys of the parts: Alt with the place of the part in the row. @source designer (its head) */
export function usePartKeys(parts: readonly DesignPart[]): void {
  const { run } = useDesigner();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !/^Digit[1-9]$/.test(event.code)) return;
    const part = parts[Number(event.code.slice(-1)) - 1];
    if (!part) return;
    event.preventDefault();
    run({ do: 'part', part });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
