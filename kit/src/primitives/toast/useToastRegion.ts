import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefCallback } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { ShownToast, Toaster, ToastsOptions } from './types.ts';
import { useClearPlace } from './useClearPlace.ts';

/**
 * Region of the messages and what closes them, without saying them: see `useToastsSpoken`. F6 goes there and back, Escape back; time
 * stands still while it is hovered or focused.
 */
export function useToastRegion({ toaster, messages, keepsClear = false }: ToastsOptions) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const handlers = useRegionKeys(toaster, region);
  useClearPlace(keepsClear ? region : null);

  const close = (id: number) => {
    // The button goes with its toast; the next one is a Tab away from the region.
    if (region?.contains(document.activeElement)) region.focus();
    toaster.close(id);
  };
  /** Does what a message offers, and takes it away. */
  const act = ({ id, action }: ShownToast) => {
    action?.onPress();
    close(id);
  };

  return {
    close,
    act,
    /** Attributes of the element around all messages, drawn while there are any, within a `Layer`. */
    getRegionProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: setRegion as RefCallback<HTMLElement>,
          role: 'region',
          'aria-label': messages.label,
          tabIndex: -1,
          // React Aria makes the page beside an open dialog inert, except what carries this mark.
          'data-react-aria-top-layer': '',
          ...handlers,
        } as const,
        own,
      ),
    /** Attributes of the button that does what a message offers. */
    getActionProps: <Own extends object = object>(toast: ShownToast, own?: Own) =>
      mergeProps({ type: 'button', onClick: () => act(toast) } as const, own),
    /** Attributes of the button that closes a message. */
    getCloseProps: <Own extends object = object>({ id, title }: ShownToast, own?: Own) =>
      mergeProps({ type: 'button', 'aria-label': messages.close(title), onClick: () => close(id) } as const, own),
  };
}

/**
 * Keys and time of the region. Whoever has come by Tab or by a press is back where they were, too, when the last message is gone.
 */
function useRegionKeys(toaster: Toaster, region: HTMLElement | null) {
  const cameFrom = useRef<FocusAnchor | null>(null);
  const isHovered = useRef(false);

  const goBack = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    restoreFocus(cameFrom.current ?? { places: [] });
  };

  useEffect(() => {
    if (!region) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isComposingKey(event) || event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) return goBack();
      cameFrom.current = pageLayers().anchor();
      region.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (cameFrom.current) restoreFocus(cameFrom.current);
    };
  }, [region]);

  return {
    onPointerEnter: () => {
      isHovered.current = true;
      toaster.pause();
    },
    onPointerLeave: () => {
      isHovered.current = false;
      if (!region?.contains(document.activeElement)) toaster.resume();
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      toaster.pause();
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = pageLayers().anchor(relatedTarget);
    },
    onBlur: (event: FocusEvent) => {
      if (!isHovered.current && !region?.contains(event.relatedTarget)) toaster.resume();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposingKey(event.nativeEvent) || event.key !== 'Escape') return;
      // Not for the dialog below.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    },
  };
}
