import { systemClock } from '@milepost/kit/engines/clock';
import { overlayRegistry } from '@milepost/kit/engines/overlay-registry';
import type { PageCache } from './pageCache.ts';

/** Name of a page that has just come, and the voice that says it where no heading does. */
export interface PageName {
  readonly title: string;
  readonly say: (title: string) => void;
}

/** A page that has no heading by then says its name by itself. */
const SAID_AFTER_MS = 1000;

let stop = () => {};

/** Words without the gaps between their parts. */
const wordsOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Says the name of a page at most once: not where a heading that begins with it has the focus, which a screen reader reads by itself. */
function sayOnce(pageName: PageName | undefined) {
  let isAnnounced = pageName === undefined;
  const say = () => {
    if (!isAnnounced) pageName?.say(pageName.title);
    isAnnounced = true;
  };
  const cancel = isAnnounced ? () => undefined : systemClock.after(SAID_AFTER_MS, say);
  return {
    say,
    cancel,
    heard(heading: Element) {
      if (pageName && wordsOf(heading.textContent).includes(wordsOf(pageName.title))) isAnnounced = true;
      say();
    },
  };
}

/**
 * Takes the keyboard from the page to its heading as soon as there is one, and to the next one where what the page found
 * brings another. Ends when the person goes on: elsewhere at any time, by any key or press once a heading has been taken.
 * The name of a page that has come is said once, by its heading where that has it.
 */
export function takeHeading({ pages }: PageCache, pageName?: PageName): void {
  stop();
  const name = sayOnce(pageName);
  const main = document.getElementById('page');
  if (!main) return name.say();
  let taken: Element | null = null;
  const take = () => {
    // What lies over the page before is about to leave; meanwhile it keeps the focus to itself.
    if (overlayRegistry.holdsFocus()) return;
    const { activeElement } = document;
    if (activeElement && ![main, document.body, taken].includes(activeElement)) {
      name.say();
      return stop();
    }
    const heading = pages
      .get()
      .find(({ isShown }) => isShown)
      ?.container.querySelector('h1');
    if (!heading || heading === taken) return;
    taken = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    name.heard(heading);
  };
  const goOn = () => taken && stop();
  const gestures = ['keydown', 'pointerdown'] as const;
  const watch = new MutationObserver(take);
  stop = () => {
    name.cancel();
    watch.disconnect();
    for (const kind of gestures) removeEventListener(kind, goOn, true);
  };
  for (const kind of gestures) addEventListener(kind, goOn, true);
  watch.observe(main, { childList: true, subtree: true });
  take();
}
