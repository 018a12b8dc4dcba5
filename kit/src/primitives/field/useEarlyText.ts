import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isTextElement = (element: HTMLElement | null): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Takes the text that was typed, or filled in by the browser, into a box a server has sent, before its hook ran: what is seen is what
 * is known. Nothing is taken where a browser has drawn the box itself.
 */
export function useEarlyText(box: RefObject<HTMLElement | null>, take: (element: TextElement) => void) {
  const wasDrawnHere = useIsHydrated();
  const takeEarly = useEffectEvent(() => {
    const element = box.current;
    if (!wasDrawnHere && isTextElement(element) && element.value !== element.defaultValue) take(element);
  });
  useLayoutEffect(() => takeEarly(), []);
}
