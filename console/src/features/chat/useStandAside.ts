import { useLingui } from '@lingui/react/macro';
import { watchCovered } from '@milepost/kit/engines/focus-cover';
import { isComposingKey } from '@milepost/kit/engines/ime-guard';
import { pageLayers } from '@milepost/kit/engines/layer-stack';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * The window stands aside for the page: it is put aside when what gets the keyboard lies under it (WCAG 2.4.11), and by
 * Escape on the page, where nothing else takes the key. The keyboard stays where it is.
 */
export function useStandAside(windowRef: RefObject<HTMLElement | null>, isOpen: boolean, onAside: () => void) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const stand = useEffectEvent(() => {
    announcer.say(t`The chat was put aside`);
    onAside();
  });
  useEffect(() => {
    const frame = windowRef.current;
    if (!isOpen || frame === null) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || isComposingKey(event) || pageLayers().top() !== null) return;
      if (event.target instanceof Node && frame.contains(event.target)) return;
      event.preventDefault();
      stand();
    };
    const stop = watchCovered(frame, stand);
    // Last of all: a field that empties itself, a menu and a row that is moved take the key before.
    window.addEventListener('keydown', handleKey);
    return () => {
      stop();
      window.removeEventListener('keydown', handleKey);
    };
  }, [windowRef, isOpen]);
}
