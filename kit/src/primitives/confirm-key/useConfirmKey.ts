import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';

/** Search box of a list that is open: what is typed there has chosen nothing yet. */
const OPEN_SEARCH = 'input[role=combobox][aria-expanded=true][id$="-search"]';

/**
 * Ctrl+Enter confirms from wherever the keyboard is, before a row or a button takes the Enter for itself. In the search of an open
 * list it takes the row that has the keyboard, as Enter does: what is typed there would be gone without a word.
 */
export function useConfirmKey(surfaceRef: RefObject<HTMLElement | null>, onConfirm: (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(OPEN_SEARCH)) return;
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
