import type { Page } from '@playwright/test';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';

/** Widths, schemes and languages a page is judged in; together each of them at least once. */
export const LOOKS = [
  { name: '1280 px light zh', viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'zh-CN' },
  { name: '1280 px dark en', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', locale: 'en-GB' },
  { name: '375 px light zhtw', viewport: { width: 375, height: 740 }, colorScheme: 'light', locale: 'zh-TW' },
  { name: '375 px dark zh', viewport: { width: 375, height: 740 }, colorScheme: 'dark', locale: 'zh-CN' },
] as const;

/** Two of them that share nothing; all of them in `npm run test:all`. */
export const CROSSED_LOOKS = LOOKS.filter(({ locale }) => isTestAll || locale !== 'zh-CN');

/** Looks at what `shell-axe` looks at in `npm test`: all of them in `npm run test:all`, none otherwise. */
export const FURTHER_LOOKS = isTestAll ? LOOKS : [];

/** Element the keyboard is on, by its label or its words; `body` when it is nowhere. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'body';
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0]?.textContent : null;
    return (at.getAttribute('aria-label') ?? label ?? at.textContent ?? '').trim();
  });

/** Tab until the keyboard is on what is looked for; the walk is bounded, so a trap fails. */
export async function tabTo(page: Page, name: RegExp | string) {
  const walked: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const at = await focusedName(page);
    walked.push(at.slice(0, 20));
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`[e2e] Tab never reached ${name}. It went over: ${walked.join(' → ')}`);
}

/** Waits until nothing moves any more, but for what moves for ever, such as a skeleton. */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });

/** By how much the page is wider than its window. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
