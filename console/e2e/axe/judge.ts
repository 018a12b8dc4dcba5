import { tagOf } from '@milepost/kit/engines/language';
import type { Page } from '@playwright/test';
import type { Locale } from './factors.ts';

/** Facts a page must say of itself. */
export interface Expectation {
  readonly locale: Locale;
  /** The whole title of the document; null where data gives it. */
  readonly title: string | null;
  /** End of the title: the name of the system. */
  readonly system: string;
  /** The frame of the shell is around it, so that a link skips it. */
  readonly isFramed: boolean;
  /** True while what is shown may have no heading yet. @reading R-358 */
  readonly isLoading: boolean;
  /** A layer lies over the page and has the keyboard. */
  readonly isOver: boolean;
}

/** Time a layer may take to have the keyboard. */
const LAYER_PATIENCE_MS = 3000;

/** Until a layer has the keyboard; one that never gets it is found by whoever judges. */
export async function keyboardInLayer(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]'), undefined, {
      timeout: LAYER_PATIENCE_MS,
    })
    .catch(() => undefined);
}

/** Findings beside those of axe: landmarks, heading, skip link, focus, width, title and language. One line each, in words. */
export function judgeFrame(page: Page, wanted: Expectation): Promise<string[]> {
  return page.evaluate(
    ({ title, system, lang, isFramed, isLoading, isOver }) => {
      const findings: string[] = [];
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
      const called = (part: Element) =>
        `${part.getAttribute('role') ?? part.localName} “${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)}”`;

      const mains = seen('main, [role=main]').length;
      if (mains !== 1) findings.push(`${mains} main landmarks`);
      const headings = seen('h1, [role=heading][aria-level="1"]');
      const least = isLoading ? 0 : 1;
      if (headings.length > 1 || headings.length < least)
        findings.push(`${headings.length} headings of level 1: ${headings.map(called).join(', ')}`);
      if (document.documentElement.lang !== lang) findings.push(`the language is said to be ${document.documentElement.lang}`);
      const isTitled = title === null ? document.title.endsWith(` - ${system}`) : document.title === title;
      if (!isTitled) findings.push(`the title is “${document.title}”, wanted is “${title ?? `… - ${system}`}”`);

      const [first] = seen(
        'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, iframe, [tabindex]:not([tabindex^="-"])',
      );
      if (isFramed && first?.getAttribute('href') !== '#page') findings.push(`the first stop is ${first ? called(first) : 'nothing'}`);
      const focused = document.activeElement;
      if (isOver && !focused?.closest('[role=dialog], [role=alertdialog], [role=menu]'))
        findings.push(`the keyboard is on ${focused ? called(focused) : 'nothing'}, outside the layer`);

      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) findings.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
      for (const part of seen('main, [role=dialog], [role=alertdialog], body *')) {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isWide = /auto|scroll/.test(overflowX) && part.scrollWidth > part.clientWidth + 1;
        const isHigh = /auto|scroll/.test(overflowY) && part.scrollHeight > part.clientHeight + 1;
        const hasTable = part.closest('table') || part.querySelector('table, [role=table], [role=grid], [role=treegrid]');
        if (isWide && part.matches('main, [role=dialog], [role=alertdialog]')) findings.push(`${called(part)} scrolls sideways`);
        else if (isWide && isHigh && !hasTable) findings.push(`${called(part)} scrolls in two directions and is no table`);
      }
      return findings;
    },
    { ...wanted, lang: tagOf(wanted.locale) },
  );
}

/** Findings on the place of the keyboard after one Tab, on a page that nothing lies over. */
export async function judgeFirstTab(page: Page, isFramed: boolean): Promise<string[]> {
  const isAtStart = await page.evaluate(() => document.activeElement === document.body);
  await page.keyboard.press('Tab');
  return page.evaluate(
    ([mustSkip]) => {
      const at = document.activeElement;
      if (at === null || at === document.body) return ['Tab leaves the keyboard on the page itself'];
      return mustSkip && at.getAttribute('href') !== '#page' ? [`the first Tab leads to ${at.outerHTML.slice(0, 120)}`] : [];
    },
    [isFramed && isAtStart],
  );
}
