import type { KeptPages } from './keptPages.ts';

/** Puts the keyboard at the start of the page that is shown, and the page at its top: on its heading as soon as there is one. */
export function toStart(kept: KeptPages): void {
  const main = document.getElementById('page');
  main?.focus({ preventScroll: true });
  main?.scrollTo({ top: 0 });
  // The first page does without: there the person is already.
  void import('./takeHeading.ts').then(({ takeHeading }) => takeHeading(kept));
}
