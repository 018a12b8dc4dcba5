import { isComposingKey } from '@milepost/kit/engines/ime-guard';
import { pageLayers } from '@milepost/kit/engines/layer-stack';
import { MOBILE_BELOW_PX } from '@milepost/kit/theme';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { WindowState } from './savedChat.ts';

/** The page behind, which a window that covers it keeps the keyboard out of. */
const pageBehind = () => document.getElementById('page')?.closest<HTMLElement>('body > *') ?? null;

/** Keys and focus of the window: it takes the keyboard when it opens; while it has it, Escape closes what is open in it, then the window. */
export function useWindowFrame(state: WindowState, onEscape: () => void) {
  const windowRef = useRef<HTMLDivElement>(null);
  const focusFirst = (selector: string) => windowRef.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    const frame = windowRef.current;
    if (state !== 'open' || frame === null || frame.contains(document.activeElement)) return;
    const field = frame.querySelector<HTMLElement>('textarea');
    if (field?.checkVisibility()) field.focus();
    else focusFirst('[role=tab][aria-selected=true]');
  }, [state]);

  useEffect(() => {
    if (state !== 'open') return undefined;
    const narrow = window.matchMedia(`(max-width: ${MOBILE_BELOW_PX - 0.02}px)`);
    const cover = () => pageBehind()?.toggleAttribute('inert', narrow.matches);
    cover();
    narrow.addEventListener('change', cover);
    return () => {
      narrow.removeEventListener('change', cover);
      pageBehind()?.removeAttribute('inert');
    };
  }, [state]);

  return {
    ref: windowRef,
    role: 'dialog' as const,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // What floats over the window closes first, and takes Escape itself; a key held down closes one thing.
      if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event.nativeEvent) || pageLayers().top() !== null) return;
      event.preventDefault();
      if (!event.repeat) onEscape();
    },
  };
}
