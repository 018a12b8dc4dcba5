import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';

/** Ctrl+Enter confirms from wherever the keyboard is, before a row or a button takes the Enter for itself. */
export function useConfirmKey(surfaceRef: RefObject<HTMLElement | null>, onConfirm: (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAsked || !onConfirm || isComposingKey(event) || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
    onConfirm();
  });
  // Over what a server sent there is no surface at first.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const surface = surfaceRef.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    surface?.addEventListener('keydown', onKeyDown, true);
    return () => surface?.removeEventListener('keydown', onKeyDown, true);
  }, [surfaceRef, isHydrated]);
}
