import { useEffect, useId, useReducer, useRef } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useEnvironment, useIsHydrated } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { usePanelPlace } from '../popover/headless.ts';
import { nextTip, waitOf } from './nextTip.ts';
import type { TooltipOptions } from './types.ts';

const MAX_HEIGHT_PX = 400;
const STOP = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' || pointerType === 'pen';

/** True when any words inside are cut off at the edge of their box. */
function isCut(anchor: HTMLElement): boolean {
  return [anchor, ...anchor.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
  );
}

/** Ties the text to the control inside, beside what describes it already. */
function useDescription(anchorRef: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    const control = anchorRef.current?.querySelector(STOP);
    if (!control || !id) return undefined;
    const ids = () => (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id);
    control.setAttribute('aria-describedby', [...ids(), id].join(' '));
    return () => {
      const rest = ids().join(' ');
      if (rest) control.setAttribute('aria-describedby', rest);
      else control.removeAttribute('aria-describedby');
    };
  });
}

/**
 * Behaviour of a tooltip: draw `getAnchorProps()` around one control or words, `getDescriptionProps()` in it with the text, and while
 * `isShown` a component that calls `useTip(tip)`. It can be hovered, stays until the pointer or the focus leaves, and goes with Escape.
 * On a touch screen nothing shows.
 */
export function useTooltip({ when = 'always', placement = 'top' }: TooltipOptions = {}) {
  const [state, send] = useReducer(nextTip, { is: 'away' });
  const anchorRef = useRef<HTMLElement>(null);
  const id = useId();
  const { clock } = useEnvironment();
  const isShown = useIsHydrated() && (state.is === 'shown' || state.is === 'going');
  useDescription(anchorRef, when === 'always' ? id : undefined);

  useEffect(() => {
    const waitMs = waitOf(state);
    return waitMs === null ? undefined : clock.after(waitMs, () => send('due'));
  }, [state, clock]);

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
  const tip: TipOptions = { anchorRef, placement, onPointerEnter: () => send('over'), onPointerLeave: () => send('out') };
  return {
    isShown,
    /** Options of `useTip`. */
    tip,
    /** Attributes of an element around what it hangs on. */
    getAnchorProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(anchorRef),
          onPointerEnter: (event: PointerEvent) => {
            if (isMouse(event) && isWanted()) send('over');
          },
          onPointerLeave: () => send('out'),
          // What is pressed opens something, or changes what the tooltip says about it.
          onPointerDown: () => send('dismiss'),
          onFocus: ({ target }: FocusEvent) => {
            if (target.matches(':focus-visible') && isWanted()) send('focus');
          },
          onBlur: () => send('blur'),
        },
        own,
      ),
    /** Attributes of an unseen element with the text, in a tooltip that is there always: the description of the control, shown or not. */
    getDescriptionProps: <Own extends object = object>(own?: Own) => mergeProps({ id, hidden: true } as const, own),
  };
}

/** Options of `useTip`, as `useTooltip` returns them. */
export interface TipOptions {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly placement: NonNullable<TooltipOptions['placement']>;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** Attributes of a tooltip that is shown: draw them within a `Layer`. */
export function useTip({ anchorRef, placement, onPointerEnter, onPointerLeave }: TipOptions) {
  const panelRef = useRef<HTMLElement>(null);
  const { dir } = useEnvironment();
  usePanelPlace({ panelRef, anchorRef, placement, width: 'content', maxHeightPx: MAX_HEIGHT_PX, isSheet: false, dir });
  return {
    getTipProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(panelRef),
          role: 'tooltip',
          // React Aria's modal hides everything beside itself, except what carries this mark.
          'data-react-aria-top-layer': '',
          style: { position: 'fixed', boxSizing: 'border-box' },
          onPointerEnter,
          onPointerLeave,
        } as const,
        own,
      ),
  };
}
