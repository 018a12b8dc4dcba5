import type { Page } from 'playwright';

const KB = 1024;

/** Brotli KB of JavaScript that had come by a moment of the page's clock; workers apart. */
export async function scriptKb(page: Page, untilMs = Number.POSITIVE_INFINITY): Promise<number> {
  const bytes = await page.evaluate(
    (until) => {
      const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
      return entries
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= (until ?? Infinity))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      // Infinity is no JSON.
    },
    Number.isFinite(untilMs) ? untilMs : null,
  );
  return bytes / KB;
}

/** Holds back what a page does when it is idle, until `letGo()` is called in it. */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks = new Map<number, IdleRequestCallback>();
    const requestIdleCallback = window.requestIdleCallback.bind(window);
    const cancelIdleCallback = window.cancelIdleCallback.bind(window);
    let count = 0;
    const letGo = () => {
      Object.assign(window, { requestIdleCallback, cancelIdleCallback });
      for (const task of tasks.values()) requestIdleCallback(task);
    };
    Object.assign(window, {
      letGo,
      requestIdleCallback: (task: IdleRequestCallback) => tasks.set((count += 1), task) && count,
      cancelIdleCallback: (handle: number) => tasks.delete(handle),
    });
  });
}

/** Notes in the page itself, as `__paintedMs`, the frame that first had an element of a selector in sight. */
export async function notePaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const isThere = [...document.querySelectorAll(wanted)].some((element) => element.getBoundingClientRect().height > 0);
      if (isThere) requestAnimationFrame(() => Object.assign(window, { __paintedMs: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** Waits for what `notePaint` looks for. */
export async function paintedMs(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.__paintedMs);
  return (await found.jsonValue()) ?? Number.NaN;
}

/** Everything a page of a signed-in person keeps in the browser: the token, Chinese, visited pages kept. */
export async function beSignedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    sessionStorage.setItem('token', kept);
    localStorage.setItem('jnpf_locale', 'zh');
    localStorage.setItem('jnpf_useCache', 'true');
  }, token);
}
