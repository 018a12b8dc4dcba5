import { useLayoutEffect, useRef } from 'react';
import { placeToasts } from './placeToasts.ts';

/** Mark of what toasts leave free: buttons of a dialog, the field of a chat, the pages of a list. */
const KEPT_CLEAR = '[data-mp-keep-clear]';
/** Largest part of the page's height a control may have: what is higher is none. */
const CONTROL_PART = 1 / 4;
/** Events of a page when something comes, goes or moves. */
const MOVES = ['animationend', 'transitionend', 'focusin', 'scroll'] as const;

/** Boxes that are used now and must not be covered: of what is marked so, and of the control that has the keyboard. */
function obstacles(region: HTMLElement): HTMLElement[] {
  const { activeElement, documentElement } = document;
  const marked = [...document.querySelectorAll<HTMLElement>(KEPT_CLEAR)];
  const isControl = (place: Element | null): place is HTMLElement =>
    place instanceof HTMLElement && !region.contains(place) && place.offsetHeight < documentElement.clientHeight * CONTROL_PART;
  return [...marked, ...(isControl(activeElement) ? [activeElement] : [])].filter(
    // What is laid out and out of sight, as a page that is kept, covers nothing.
    (place) => place.offsetHeight > 0 && place.checkVisibility() && place.closest('[inert]') === null,
  );
}

/** Nothing moves under the pointer or the keyboard of who reads it. */
const isRead = (region: HTMLElement) => region.matches(':hover') || region.contains(document.activeElement);

function place(region: HTMLElement, kept: readonly HTMLElement[]): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, width } = region.getBoundingClientRect();
  const rightPx = clientWidth - right;
  const found = placeToasts({
    view: { widthPx: clientWidth, heightPx: clientHeight },
    // As high as they would be, also where they are scrolled.
    size: { widthPx: width, heightPx: region.firstElementChild?.scrollHeight ?? 0 },
    marginPx: Math.min(left, rightPx),
    isAtLeft: left < rightPx,
    kept: kept.map((each) => each.getBoundingClientRect()),
  });
  const { style, dataset } = region;
  style.bottom = `${found.bottomPx}px`;
  style.maxHeight = found.maxHeightPx === null ? '' : `${found.maxHeightPx}px`;
  if (found.maxHeightPx === null) delete dataset['isCut'];
  else dataset['isCut'] = '';
}

/**
 * Keeps the toasts off the buttons one needs, whatever opens, closes or moves meanwhile. Writes to the element itself: nothing
 * is rendered for it. @reading R-393
 */
export function useClearPlace(region: HTMLElement | null): void {
  const put = useRef<() => void>(() => undefined);
  useLayoutEffect(() => put.current());
  useLayoutEffect(() => {
    if (!region) return undefined;
    let frame = 0;
    const watched = new Set<Element>();
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        put.current();
      });
    };
    const sizes = new ResizeObserver(later);
    put.current = () => {
      if (isRead(region)) return;
      const kept = obstacles(region);
      place(region, kept);
      // What stands below a text that grows is moved by it.
      for (const each of kept.flatMap((one) => [one, one.parentElement ?? one])) {
        if (!watched.has(each)) sizes.observe(each);
        watched.add(each);
      }
    };
    put.current();
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'inert'] });
    for (const move of MOVES) document.addEventListener(move, later, { capture: true, passive: true });
    region.addEventListener('pointerleave', later);
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      for (const move of MOVES) document.removeEventListener(move, later, { capture: true });
      window.removeEventListener('resize', later);
      put.current = () => undefined;
    };
  }, [region]);
}
