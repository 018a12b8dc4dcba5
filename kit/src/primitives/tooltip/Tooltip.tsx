import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useKit } from '../kit-provider/index.ts';
import { usePanelPlace } from '../popover/index.ts';
import { around, description, tip } from './Tooltip.css.ts';
import type { TooltipProps } from './types.ts';
import { useTooltip } from './useTooltip.ts';

const MAX_HEIGHT_PX = 400;
const STOP = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

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

interface TipProps {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly placement: NonNullable<TooltipProps['placement']>;
  readonly text: string;
  readonly handlers: object;
}

function Tip({ anchorRef, placement, text, handlers }: TipProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const { layerHost } = useKit();
  usePanelPlace({ panelRef, anchorRef, placement, width: 'content', maxHeightPx: MAX_HEIGHT_PX, isSheet: false });
  return createPortal(
    <div {...handlers} ref={panelRef} role="tooltip" data-react-aria-top-layer="" className={tip}>
      {text}
    </div>,
    layerHost,
  );
}

/**
 * A sentence beside a control while the pointer rests on it or the keyboard is there. The sentence always is the
 * control's description, shown or not. On a touch screen nothing shows.
 */
export function Tooltip({ text, placement = 'top', when = 'always', children }: TooltipProps) {
  const id = useId();
  const { isShown, anchorProps, tipProps } = useTooltip(when);
  useDescription(anchorProps.ref, when === 'always' ? id : undefined);
  return (
    <span {...anchorProps} className={around[when]}>
      {children}
      {when === 'always' && (
        <span id={id} hidden className={description}>
          {text}
        </span>
      )}
      {isShown && <Tip anchorRef={anchorProps.ref} placement={placement} text={text} handlers={tipProps} />}
    </span>
  );
}
