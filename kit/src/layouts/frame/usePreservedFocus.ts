import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Element that takes the focus when `gone` is gone: the same entry of the menu that came, the current page's link, the page. */
function placeAfter(frame: HTMLElement, gone: Element): HTMLElement | null {
  const entry = gone.closest<HTMLElement>('[data-mp-entry]')?.dataset['mpEntry'];
  const entries = [...frame.querySelectorAll<HTMLElement>('[data-mp-entry]')];
  return (
    entries.find((each) => each.dataset['mpEntry'] === entry) ??
    frame.querySelector<HTMLElement>('nav [aria-current=page]') ??
    frame.querySelector<HTMLElement>('#page')
  );
}

/**
 * Focus that survives another shape of the frame: where the element that has it is taken away, it goes on in the frame: never
 * to nothing.
 */
export function usePreservedFocus(frameRef: RefObject<HTMLElement | null>, shape: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const frame = frameRef.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    frame?.addEventListener('focusin', note);
    return () => frame?.removeEventListener('focusin', note);
  }, [frameRef]);
  useEffect(() => {
    // When the menu that came has measured how much of it fits.
    queueMicrotask(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!isLost || !frameRef.current || !last.current || last.current.isConnected) return;
      placeAfter(frameRef.current, last.current)?.focus({ preventScroll: true });
    });
  }, [frameRef, shape]);
}
