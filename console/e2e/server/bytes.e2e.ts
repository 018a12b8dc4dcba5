import type { Page } from '@playwright/test';
import { dictionaryPath } from '../dictionaryPath.ts';
import { openWithToken, tokenOf } from '../accounts.ts';
import { BUDGET_KB } from '../budgets.ts';
import { expect, test } from '../world.ts';

const KB = 1024;

/** Adds up the body of every script on the wire; workers apart. */
async function countScripts(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => type === 'Script' && scripts.set(requestId, response.url));
  const sizes = new Map<string, number>();
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
  );
  return () => {
    bytes = 0;
    for (const id of scripts.keys()) bytes += sizes.get(id) ?? 0;
    return bytes;
  };
}

/** Holds back what a page does when it is idle, so that the moment before is not missed; the returned function lets it go. */
async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const tasks: (() => void)[] = [];
    const letGo = () => {
      for (const task of tasks.splice(0)) task();
      Object.assign(window, { requestIdleCallback: (task: () => void) => setTimeout(task) });
    };
    Object.assign(window, { requestIdleCallback: (task: () => void) => tasks.push(task), letGo });
  });
  return () => page.evaluate('letGo()');
}

/** Notes in the page itself when the first row of its table was painted: what arrives while a test looks for it does not count. */
async function notePaint(page: Page) {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('#page [role=row][aria-rowindex="2"]')) return;
      look.disconnect();
      requestAnimationFrame(() => Object.assign(window, { paintedMs: performance.now() }));
    });
    look.observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const { paintedMs } = window as unknown as { paintedMs: number };
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= paintedMs)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
}

test(`the login page can be used within ${BUDGET_KB.login} KB of JavaScript`, async ({ page }) => {
  // The moment is the painted form: what is fetched ahead for after the sign-in does not count.
  await holdIdle(page);
  const bytes = await countScripts(page);
  await page.goto('/login');
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  test.info().annotations.push({ type: 'bytes', description: `login ${bytes()}` });
  expect(bytes()).toBeLessThanOrEqual(BUDGET_KB.login * KB);
});

test(`the dictionary is painted within ${BUDGET_KB.firstPage} KB of JavaScript, and has everything within ${BUDGET_KB.afterIdle}`, async ({
  page,
  world,
}) => {
  const token = await tokenOf(world.apiUrl, 'admin');
  const letGo = await holdIdle(page);
  const bytes = await countScripts(page);
  const paintedBytes = await notePaint(page);
  await openWithToken(page, token, await dictionaryPath(world.apiUrl, token));
  await expect(page.locator('#page [role=row][aria-rowindex="2"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'paintedMs' in window)).toBe(true);
  const painted = await paintedBytes();
  await letGo();
  await expect.poll(bytes).toBeGreaterThan(painted);
  await page.waitForLoadState('networkidle');
  const idle = bytes();
  test.info().annotations.push({ type: 'bytes', description: `painted ${painted}, idle ${idle}` });
  expect(painted).toBeGreaterThan(BUDGET_KB.login * KB);
  expect(painted).toBeLessThanOrEqual(BUDGET_KB.firstPage * KB);
  expect(idle).toBeLessThanOrEqual(BUDGET_KB.afterIdle * KB);
});
