import { lazyPart } from '@milepost/kit/lazy';
import type { PageCache } from './pageCache.ts';
import type { PageName } from './takeHeading.ts';

/** The first page does without: there the person is already. */
const headings = lazyPart(async () => (await import('./takeHeading.ts')).takeHeading);

/**
 * Puts the keyboard at the start of the page that is shown, and the page at its top: on its heading as soon as there is one.
 * @param pageName name of the page where it has just come, said once
 */
export function focusPageStart(cache: PageCache, pageName?: PageName): void {
  const main = document.getElementById('page');
  main?.scrollTo({ top: 0 });
  main?.focus({ preventScroll: true });
  // Where it is here already the page is laid out once.
  const take = headings.arrived();
  if (take) take(cache, pageName);
  else
    headings
      .fetch()
      .then((takeHeading) => takeHeading(cache, pageName))
      .catch(() => pageName?.say(pageName.title));
}
