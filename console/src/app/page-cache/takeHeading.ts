import { overlayRegistry } from '@milepost/kit/engines/overlay-registry';
import type { PageCache } from './pageCache.ts';

let stop = () => {};

/**
 * Takes the keyboard from the page to its heading as soon as there is one, and to the next one where what the page found
 * brings another. Ends when the person goes on: elsewhere at any time, by any key or press once a heading has been taken.
 */
export function takeHeading({ pages }: PageCache): void {
  stop();
  const main = document.getElementById('page');
  if (!main) return;
  let taken: Element | null = null;
  const take = () => {
    // What lies over the page before is about to leave; meanwhile it keeps the focus to itself.
    if (overlayRegistry.holdsFocus()) return;
    const { activeElement } = document;
    if (activeElement && ![main, document.body, taken].includes(activeElement)) return stop();
    const heading = pages
      .get()
      .find(({ isShown }) => isShown)
      ?.container.querySelector('h1');
    if (!heading || heading === taken) return;
    taken = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const goOn = () => taken && stop();
  const gestures = ['keydown', 'pointerdown'] as const;
  const watch = new MutationObserver(take);
  stop = () => {
    watch.disconnect();
    for (const kind of gestures) removeEventListener(kind, goOn, true);
  };
  for (const kind of gestures) addEventListener(kind, goOn, true);
  watch.observe(main, { childList: true, subtree: true });
  take();
}
