import type { BrowserContext, Page } from 'playwright';
import { dictionaryPath } from '../../../../console/e2e/dictionaryPath.ts';
import { framesUntilShown } from '../../console/frames.ts';
import { beSignedIn, holdIdle, notePaint, paintedMs, scriptKb } from '../../console/scripts.ts';
import { median } from '../../floor/lib/stats.mjs';
import type { Figures } from '../../figures.ts';
import { signIn } from '../../signIn.ts';
import type { Measured } from '../browser.ts';

/** The other page of the menu that holds a table. */
const AREA = '/system/area';
const ROW = '#page [role=row][aria-rowindex="2"]';
/** Times each of the two comes back, at each speed. */
const RETURNS = 4;

/** Bytes of the first pages of the built console, and how soon a page that was kept is back. */
export async function shellSteps(measured: Measured): Promise<Figures> {
  const token = await signIn(measured.url);
  const context = measured.page.context();
  const login = await firstPage(context, `${measured.url}/login`, 'form button[type=submit]');
  const path = await dictionaryPath(measured.url, token);
  const dictionary = await firstPage(context, measured.url + path, ROW, token);
  const tabs = [new URL(path, measured.url).pathname, AREA];
  await openBoth(measured, token, path);
  const fast = await returns(measured, tabs);
  await measured.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow = await returns(measured, tabs);
  return {
    loginJsKb: login.paintedKb,
    dictionaryJsKb: dictionary.paintedKb,
    dictionaryIdleJsKb: dictionary.idleKb,
    keptFrames: median(fast.map(({ frames }) => frames)),
    keptFramesWorst: Math.max(...fast.map(({ frames }) => frames)),
    keptCpuMs: median(fast.map(({ cpuMs }) => cpuMs)),
    keptFramesAt4x: median(slow.map(({ frames }) => frames)),
    keptFramesAt4xWorst: Math.max(...slow.map(({ frames }) => frames)),
    keptCpuMsAt4x: median(slow.map(({ cpuMs }) => cpuMs)),
  };
}

/** Opens a page of its own with nothing in the cache, and counts until it is painted, and until nothing more comes. */
async function firstPage(context: BrowserContext, address: string, selector: string, token?: string) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (token !== undefined) await beSignedIn(page, token);
  await holdIdle(page);
  await notePaint(page, selector);
  await page.goto(address);
  const paintedKb = await scriptKb(page, await paintedMs(page));
  await page.evaluate(() => window.letGo?.());
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const idleKb = await scriptKb(page);
  await page.close();
  return { paintedKb, idleKb };
}

/** Visits both pages; the table of each is marked, so that only the very one that was left counts as come back. */
async function openBoth({ page, url }: Measured, token: string, dictionary: string) {
  await beSignedIn(page, token);
  await page.goto(url + dictionary);
  await markTable(page, new URL(dictionary, url).pathname);
  await page.evaluate((path) => history.pushState({}, '', path), AREA);
  await page.locator(`[data-bench]:visible`).waitFor({ state: 'hidden' });
  await markTable(page, AREA);
  await page.evaluate(() => window.__probe.idle(1000));
}

async function markTable(page: Page, path: string) {
  await page.locator(`${ROW}:visible`).first().waitFor();
  await page.evaluate(
    ([row, mark]) => {
      const inSight = [...document.querySelectorAll(row)].findLast(
        (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0,
      );
      inSight?.closest('[role=grid], [role=treegrid], [role=table]')?.setAttribute('data-bench', mark);
    },
    [ROW, path] as const,
  );
  await page.locator(`[data-bench="${path}"]`).waitFor();
}

async function returns({ page, cpu }: Measured, tabs: readonly string[]) {
  const found: { frames: number; cpuMs: number }[] = [];
  for (const path of Array.from({ length: RETURNS }, () => tabs).flat()) {
    await page.locator(`:not(#sidebar) > nav ul a[href^="${path}"]`).hover();
    await page.evaluate(() => window.__probe.idle(400));
    await page.evaluate(watchFor, path);
    await page.evaluate(() => window.__probe.afterPaint());
    const { cpuMs, ...seen } = await cpu(async () => {
      await page.mouse.down();
      await page.mouse.up();
      return await page.evaluate(async () => (await window.__seen) ?? { frames: [], pressedMs: 0, shownMs: 0 });
    });
    found.push({ frames: framesUntilShown(seen), cpuMs });
  }
  return found;
}

/** Runs in the page: writes down when frames begin, until one after the frame that has the marked table in sight again. */
function watchFor(path: string): void {
  const isShown = () => {
    // What is measured inside a stage out of sight would be laid out for it, and lost: only one that is shown is looked at.
    const table = document.querySelector(`[data-bench="${path}"]`);
    if (table?.closest('[hidden]')) return false;
    const { left, top, width, height } = table?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 && table?.contains(document.elementFromPoint(left + width / 2, top + Math.min(60, height / 2))) === true;
  };
  window.__seen = new Promise((resolve) => {
    const frames: number[] = [];
    let pressedMs: number | null = null;
    let shownMs: number | null = null;
    addEventListener('click', ({ timeStamp }) => (pressedMs = timeStamp), { capture: true, once: true });
    const frame = (beganMs: number) => {
      frames.push(beganMs);
      if (pressedMs !== null && shownMs !== null) return resolve({ frames, pressedMs, shownMs });
      if (pressedMs !== null && isShown()) shownMs = beganMs;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
