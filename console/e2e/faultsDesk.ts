import type { Locator, Page, Route } from '@playwright/test';

/** Calls that get no answer before they are told to. */
export interface Held {
  /** Number of calls that have come since the holding began. */
  readonly count: () => number;
  /** Answers those that wait, and goes on holding. */
  readonly answer: (json: object) => Promise<void>;
  /** Sends those that wait, and everything after them, to the server. */
  readonly release: () => Promise<void>;
}

/** Holds the calls of an address; those of another method pass. */
export async function hold(page: Page, address: RegExp, ...methods: readonly string[]): Promise<Held> {
  let waiting: Route[] = [];
  let total = 0;
  let isHolding = true;
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  await page.route(address, async (route) => {
    if (!isHolding || (methods.length > 0 && !methods.includes(route.request().method()))) return route.fallback();
    total += 1;
    waiting.push(route);
  });
  return {
    count: () => total,
    // Who has left does not wait for an answer any more.
    answer: async (json) => void (await Promise.all(take().map((route) => route.fulfill({ json }).catch(() => undefined)))),
    async release() {
      isHolding = false;
      await Promise.all(take().map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Another page without loading anything anew: what a press in the menu does. */
export const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** The heading of the page on screen. */
export const heading = (page: Page): Locator => page.locator('#page h1:visible').first();

/** The person's own menu. */
export async function inAccountMenu(page: Page, item: string) {
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Agrees to sign out; what is typed, in another tab too, is kept. */
export async function agreeToSignOut(page: Page) {
  const plain = page.getByRole('alertdialog').getByRole('button', { name: '退出登录' });
  await plain.or(page.getByRole('button', { name: '保留内容并退出' })).click();
}

/** Marks the document, to see later whether it was loaded anew. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true })).then(() => undefined);
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

/** True when the keyboard is on something. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body && document.activeElement.isConnected);
