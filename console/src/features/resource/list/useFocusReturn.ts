import { pageLayers, restoreFocus } from '@milepost/kit/engines/layer-stack';
import type { FocusAnchor } from '@milepost/kit/engines/layer-stack';
import { useLayoutEffect, useRef } from 'react';

/**
 * Brings the keyboard back when a form that stood in place of its list is gone: to what it was opened from, else to the heading.
 * @returns to be called by what opens the form, while the keyboard is still there
 */
export function useFocusReturn(isInPlace: boolean): () => void {
  const opener = useRef<FocusAnchor | null>(null);
  const wasInPlace = useRef(false);
  useLayoutEffect(() => {
    if (wasInPlace.current && !isInPlace) {
      restoreFocus(opener.current ?? { places: [] });
      opener.current = null;
    }
    wasInPlace.current = isInPlace;
  }, [isInPlace]);
  return () => {
    opener.current = pageLayers().anchor();
  };
}
