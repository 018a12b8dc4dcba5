import { useEffect, useReducer, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { nextTip, waitOf } from './nextTip.ts';

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' || pointerType === 'pen';

/** True when any words inside are cut off at the edge of their box. */
function isCut(anchor: HTMLElement): boolean {
  return [anchor, ...anchor.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
  );
}

/** Behaviour of a tooltip. It can be hovered, stays until the pointer or the focus leaves, and goes with Escape. */
export function useTooltip(when: 'always' | 'cut') {
  const [state, send] = useReducer(nextTip, { is: 'away' });
  const anchorRef = useRef<HTMLSpanElement>(null);
  const isShown = state.is === 'shown' || state.is === 'going';

  useEffect(() => {
    const waitMs = waitOf(state);
    return waitMs === null ? undefined : systemClock.after(waitMs, () => send('due'));
  }, [state]);

  useEffect(() => {
    if (!isShown) return undefined;
    // Before any layer under it: the first Escape takes the tooltip away, the next one closes the dialog.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposingKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      send('dismiss');
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isShown]);

  const isWanted = () => when === 'always' || (anchorRef.current !== null && isCut(anchorRef.current));
  return {
    isShown,
    anchorProps: {
      ref: anchorRef,
      onPointerEnter: (event: PointerEvent) => isMouse(event) && isWanted() && send('over'),
      onPointerLeave: () => send('out'),
      // What is pressed opens something, or changes what the tooltip says about it.
      onPointerDown: () => send('dismiss'),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && isWanted() && send('focus'),
      onBlur: () => send('blur'),
    },
    tipProps: { onPointerEnter: () => send('over'), onPointerLeave: () => send('out') },
  };
}
