import type { Page } from 'playwright';
import { bigMenu } from '../../console/bigMenu.ts';
import type { MenuShape } from '../../console/bigMenu.ts';
import { MENU_WORDS } from '../../console/data/menuWords.ts';
import { beSignedIn, notePaint, paintedMs } from '../../console/scripts.ts';
import type { Figures } from '../../figures.ts';
import { signIn } from '../../signIn.ts';
import type { Measured } from '../browser.ts';

const NODES = 10_000;
const DEPTH = 12;
/** A menu with pages on every level, and one that is almost all top entries. */
const SPREAD: MenuShape = { nodes: NODES, depth: DEPTH, tops: 20 };
const WIDE: MenuShape = { nodes: NODES, depth: DEPTH, tops: 834 };
/** Initials of the first name of the menu, and its characters in an order no name has. */
const KEYS = ['y', 'h', 'g', 'd'];
const SCRAMBLED = Array.from(MENU_WORDS[0]).toReversed().join('');

/**
 * A menu of 10,000 entries twelve levels deep: from the server's answer until it is painted, opening branch after branch,
 * searching it. @reading R-349
 */
export async function menuSteps(measured: Measured): Promise<Figures> {
  await beSignedIn(measured.page, await signIn(measured.url));
  await notePaint(measured.page, '#sidebar [data-mp-entry^=m]');
  const spread = await withMenu(measured, SPREAD);
  const wide = await withMenu(measured, WIDE);
  return { ...spread, ...Object.fromEntries(Object.entries(wide).map(([name, figure]) => [`wide ${name}`, figure])) };
}

async function withMenu(measured: Measured, shape: MenuShape): Promise<Figures> {
  const { page, url, metric } = measured;
  const menuList = bigMenu(shape);
  await page.route('**/api/oauth/CurrentUser*', async (route) => {
    const response = await route.fetch();
    const answer: { data: object } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, menuList } } });
  });
  // Another process of the browser may have the page from here on, whose figures begin anew.
  await page.goto(`${url}/home`, { waitUntil: 'commit' });
  const before = [await metric('LayoutDuration'), await metric('RecalcStyleDuration')] as const;
  const shownMs = (await paintedMs(page)) - (await answeredMs(page));
  await page.evaluate(() => window.__probe.idle(1000));
  const longestTaskMs = await page.evaluate(() => Math.max(0, ...window.__probe.longTasks.map(([, ms]) => ms)));
  const branches = await openBranches(measured, shape);
  const search = await searchMenu(measured);
  await page.unroute('**/api/oauth/CurrentUser*');
  return {
    shownMs,
    longestTaskMs,
    ...branches,
    ...search,
    layoutMs: ((await metric('LayoutDuration')) - before[0]) * 1000,
    styleMs: ((await metric('RecalcStyleDuration')) - before[1]) * 1000,
  };
}

/** Moment at which the answer with the menu had come, by the page's clock. */
const answeredMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
    return entries.find(({ name }) => name.includes('/api/oauth/CurrentUser'))?.responseEnd ?? Number.NaN;
  });

/** Opens the second top entry, then the first and what is below it, level by level; one of a level is open at a time. */
async function openBranches({ page, cpu }: Measured, { depth }: MenuShape): Promise<Figures> {
  const open = async (id: string) => {
    const place = await page.evaluate(async (entry) => {
      const line = document.querySelector(`#sidebar [data-mp-entry="${entry}"]`);
      line?.scrollIntoView({ block: 'nearest' });
      await window.__probe.idle(100);
      const { left, top, height } = line?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + 30, y: top + height / 2 };
    }, id);
    await page.mouse.move(place.x, place.y);
    return cpu(async () => {
      await page.mouse.down();
      await page.mouse.up();
      return page.evaluate(async (entry) => {
        const line = document.querySelector(`#sidebar [data-mp-entry="${entry}"]`);
        await window.__probe.until(() => line?.getAttribute('aria-expanded') === 'true', 10_000);
        return {};
      }, id);
    });
  };
  await open('m1');
  const presses: number[] = [];
  for (let level = 0; level < depth - 1; level += 1) presses.push((await open(`m0${'-b'.repeat(level)}`)).cpuMs);
  const openAtOnce = await page.locator('#sidebar > nav > div > ul > li > [aria-expanded=true]').count();
  return { branchCpuMs: Math.max(...presses), openAtOnce };
}

/** Opens the search and types: by initials, letter by letter, then something that is merely like a name. */
async function searchMenu({ page, cpu }: Measured): Promise<Figures> {
  await page.keyboard.press('Control+k');
  await page.locator('[role=dialog] [role=option]').first().waitFor();
  // Names are read ahead while the page is idle; whoever opens the search takes a moment to type.
  await page.evaluate(() => window.__probe.idle(1500));
  const type = async (send: () => Promise<void>) => {
    await page.evaluate(watchKey);
    const key = await cpu(async () => {
      await send();
      return page.evaluate(async () => (await window.__key) ?? { handleMs: Number.NaN, ms: Number.NaN });
    });
    await page.evaluate(() => window.__probe.idle(200));
    return key;
  };
  const keys: Awaited<ReturnType<typeof type>>[] = [];
  for (const key of KEYS) keys.push(await type(() => page.keyboard.press(key)));
  const found = await page.locator('[role=dialog] [role=option]').count();
  if (found === 0) throw new Error('[bench] The search of the menu finds nothing by initials, so its figures mean nothing.');
  await page.keyboard.press('Control+a');
  keys.push(await type(() => page.keyboard.insertText(SCRAMBLED)));
  const worst = (read: (key: (typeof keys)[number]) => number) => Math.max(...keys.map(read));
  return {
    firstKeyHandleMs: keys[0]?.handleMs ?? Number.NaN,
    keyHandleMs: worst(({ handleMs }) => handleMs),
    keyMs: worst(({ ms }) => ms),
    keyCpuMs: worst(({ cpuMs }) => cpuMs),
  };
}

/** Runs in the page: how long the next letter is dealt with, search and drawing included, and when it is painted. */
function watchKey(): void {
  window.__key = new Promise((resolve) => {
    let beganMs = 0;
    addEventListener('input', () => (beganMs = performance.now()), { capture: true, once: true });
    // React has drawn by the time the event comes back up to the window.
    addEventListener(
      'input',
      ({ timeStamp }) => {
        const handleMs = performance.now() - beganMs;
        void window.__probe.afterPaint().then((paintedMs) => resolve({ handleMs, ms: paintedMs - timeStamp }));
      },
      { once: true },
    );
  });
}
