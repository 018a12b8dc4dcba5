import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import type { Toaster } from './types.ts';

/**
 * Keys and time of the region: F6 goes there and back, Escape back; time stands still while it is hovered or focused. Whoever
 * has come by Tab or by a press is back where they were, too, when the last message is gone.
 */
export function useToastRegion(toaster: Toaster, ref: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<FocusAnchor | null>(null);
  const isHovered = useRef(false);
  const hasFocus = () => !!ref.current?.contains(document.activeElement);

  const goBack = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    restoreFocus(cameFrom.current ?? { places: [] });
  };

  useEffect(() => {
    const region = ref.current;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (region?.contains(document.activeElement)) return goBack();
      cameFrom.current = pageLayers().anchor();
      region?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (cameFrom.current) restoreFocus(cameFrom.current);
    };
  }, [ref]);

  return {
    onPointerEnter: () => {
      isHovered.current = true;
      toaster.pause();
    },
    onPointerLeave: () => {
      isHovered.current = false;
      if (!hasFocus()) toaster.resume();
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      toaster.pause();
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = pageLayers().anchor(relatedTarget);
    },
    onBlur: (event: FocusEvent) => {
      if (!isHovered.current && !ref.current?.contains(event.relatedTarget)) toaster.resume();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not for the dialog below.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    },
  };
}
