import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useEnvironment } from '../../../engines/environment/index.ts';

/** Time the pointer or the keyboard rests on an action before what it opens is prepared. */
const REST_MS = 80;

/** An action somebody is at. */
interface Met {
  readonly part: Element;
  readonly begin: () => void;
  readonly leave: () => void;
}

/**
 * Hears that somebody is about to carry out an action: the pointer or the keyboard rests on it, or it is pressed. What was
 * begun for an action is ended when it is left.
 * @param prepareOf what is begun for the element of an action; it gives back what ends it
 */
export function useActionIntent(prepareOf: (part: HTMLElement) => (() => () => void) | undefined) {
  const { clock } = useEnvironment();
  const met = useRef<Met | null>(null);
  const leave = () => {
    met.current?.leave();
    met.current = null;
  };
  useEffect(() => leave, []);

  function meet(target: EventTarget, isPressed: boolean) {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-mp-action]') : null;
    if (part !== met.current?.part) {
      leave();
      const prepare = part && prepareOf(part);
      if (!prepare) return;
      let end: (() => void) | null = null;
      const begin = () => {
        stop();
        end ??= prepare();
      };
      const stop = clock.after(REST_MS, begin);
      met.current = {
        part,
        begin,
        leave: () => {
          stop();
          end?.();
        },
      };
    }
    if (isPressed) met.current?.begin();
  }

  return {
    onPointerOver: ({ target }: PointerEvent) => meet(target, false),
    onPointerDown: ({ target }: PointerEvent) => meet(target, true),
    onPointerLeave: leave,
    onFocusCapture: ({ target }: FocusEvent) => meet(target, false),
    onBlurCapture: leave,
  };
}
