import type { CDPSession, Page, Request } from '@playwright/test';
import { LONG_RUN, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { goTo, heading } from '../faultsDesk.ts';
import { expect, test } from '../world.ts';

// Whoever turns the speed of animations keeps their elements: they would be counted.
test.use({ playbackRate: 1 });

const IS_FULL = isTestAll;

/** A process of the seed, as its address names it. */
async function flowAddress(page: Page): Promise<string> {
  const link = page.locator('a[href^="/workFlowDetail"]').first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
/** Images are the browser's to give up; the chat of the frame asks whenever nothing else is to be done. */
const OF_FRAME = ['/api/message/imreply', '/api/visualdev/Dashboard/FlowTodoCount'];
const isOfPage = (path: string) => !path.startsWith('/api/file/Image/') && !OF_FRAME.includes(path);

test('R27 whoever leaves a screen while it loads gives its calls up; answers that come later throw nothing', async ({
  calmPage: page,
  world,
}) => {
  test.slow();
  await world.openAs(page, 'admin', '/home');
  const flow = await flowAddress(page);
  await page.waitForLoadState('networkidle');
  await goTo(page, '/404');
  await expect(heading(page)).toBeVisible();

  // What a screen asks for never comes while the screen is there.
  let asked: Request[] = [];
  const ended = new Set<Request>();
  const waiting: (() => Promise<unknown>)[] = [];
  let isHolding = true;
  page.on('requestfailed', (request) => ended.add(request));
  page.on('requestfinished', (request) => ended.add(request));
  await page.route('**/api/**', (route) => {
    if (!isHolding) return route.continue();
    asked.push(route.request());
    waiting.push(() => route.fulfill({ json: { code: 200, msg: '', data: null } }).catch(() => undefined));
  });
  const screens = [
    '/home',
    '/dashboard',
    '/messageRecord',
    ...['info', 'signatures', 'subordinates', 'authorization', 'places', 'signIns', 'requests'].map(
      (section) => `/profile?section=${section}`,
    ),
    '/emailDetail?id=1',
    flow,
    '/workFlow/entrust?config=1',
    '/systemData/dictionary',
    '/system/area',
  ];
  for (const screen of screens) {
    asked = [];
    await goTo(page, screen);
    await expect.poll(() => asked.map(pathOf).filter(isOfPage).length, `${screen} asks for something`).toBeGreaterThan(0);
    await goTo(page, '/404');
    await expect(heading(page)).toContainText('找不到');
    await expect
      .configure({ soft: true })
      .poll(
        () =>
          asked
            .filter((request) => !ended.has(request))
            .map(pathOf)
            .filter(isOfPage),
        `${screen} left`,
      )
      .toEqual([]);
  }
  isHolding = false;
  for (const answer of waiting) await answer();
  await goTo(page, '/home');
  await expect(heading(page)).toBeVisible();
});

interface Counted {
  /** Bytes in use after the collection of what is not. */
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly sockets: number;
  readonly timers: number;
}

/** Counts the timers that wait: intervals, and pauses that have not ended. */
function countTimers() {
  const waiting = new Set<number>();
  const after = window.setTimeout.bind(window);
  const every = window.setInterval.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const stop = window.clearInterval.bind(window);
  Object.defineProperty(window, '__timers', { get: () => waiting.size });
  Object.assign(window, {
    setTimeout(task: TimerHandler, delay?: number, ...args: unknown[]) {
      const id = after(
        (...given: unknown[]) => {
          waiting.delete(id);
          if (typeof task === 'function') Reflect.apply(task, window, given);
        },
        delay,
        ...args,
      );
      waiting.add(id);
      return id;
    },
    setInterval(task: TimerHandler, delay?: number, ...args: unknown[]) {
      const id = every(task, delay, ...args);
      waiting.add(id);
      return id;
    },
    clearTimeout(id: number) {
      waiting.delete(id);
      cancel(id);
    },
    clearInterval(id: number) {
      waiting.delete(id);
      stop(id);
    },
  });
}

async function countOnce(page: Page, cdp: CDPSession, sockets: ReadonlySet<unknown>): Promise<Counted> {
  await page.waitForLoadState('networkidle');
  // What is said on each page is taken back after a while; one sentence follows the other, pages follow faster than that.
  await expect(page.locator('[data-live-region] p')).toHaveCount(0, { timeout: IS_FULL ? 180_000 : 15_000 });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  // Twice: what the first one frees may hold more.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    sockets: sockets.size,
    timers: await page.evaluate(() => (window as unknown as { readonly __timers: number }).__timers),
  };
}

/** Until two counts agree: on a busy machine what a page has left to others goes a little later. */
async function countAll(...ask: Parameters<typeof countOnce>): Promise<Counted> {
  let counted = await countOnce(...ask);
  for (let left = 10; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- each count is of what the one before has left
    const next = await countOnce(...ask);
    if (next.nodes === counted.nodes && next.listeners === counted.listeners) return next;
    counted = next;
  }
  return counted;
}

const ROUTES = 12;
/** The whole takes minutes; two laps show whatever grows with each page. */
const NAVIGATIONS = IS_FULL ? 1000 : 24;
/** Here the pages that are kept are there, and everything is fetched. */
const BASE = IS_FULL ? 100 : 12;
const HEAP_GROWTH_MAX_BYTES = 5 * 1024 * 1024;

test(
  `R25 ${NAVIGATIONS} navigations over ${ROUTES} routes: listeners, sockets, timers and nodes do not grow, nor the heap by 5 MB`,
  LONG_RUN,
  async ({ calmPage: page, world }, info) => {
    test.setTimeout(IS_FULL ? 900_000 : 300_000);
    const sockets = new Set<unknown>();
    page.on('websocket', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    const waiting = new Set<unknown>();
    page.on('request', (asked) => waiting.add(asked));
    page.on('requestfinished', (asked) => waiting.delete(asked));
    page.on('requestfailed', (asked) => waiting.delete(asked));
    await page.addInitScript(countTimers);
    // Ten pages stay by design; they are part of what is measured.
    await page.addInitScript(() => localStorage.setItem('jnpf_useCache', 'true'));
    await world.openAs(page, 'admin', '/home');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const routes = [
      '/home',
      '/dashboard',
      '/messageRecord',
      '/profile',
      '/emailDetail?id=1',
      await flowAddress(page),
      '/workFlow/entrust?config=1',
      '/systemData/dictionary',
      '/system/area',
      '/404',
      '/systemData/dataSync',
      '/dev/pickers',
    ];
    expect(routes).toHaveLength(ROUTES);
    const measured = new Map<number, Counted>();
    for (let done = 0; done < NAVIGATIONS; done += 1) {
      const to = routes[done % ROUTES] ?? '/home';
      await goTo(page, to);
      await expect(page, `${done}`).toHaveURL(new RegExp(`${to.split('?')[0]}`));
      await expect(heading(page), `${done} ${to}`).toBeVisible();
      // A page that is left before its content came has less to be counted: in the lap before each measure all have theirs.
      if ([BASE, NAVIGATIONS].some((at) => done < at && done >= at - ROUTES)) {
        await expect.poll(() => waiting.size, `${done} ${to}`).toBe(0);
        await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
      }
      // Each measure is taken on the same page.
      if (done + 1 === BASE || done + 1 === NAVIGATIONS) {
        await goTo(page, '/404');
        await expect(heading(page)).toContainText('找不到');
        measured.set(done + 1, await countAll(page, cdp, sockets));
      }
    }
    const counts = [...measured.values()];
    const [first, last] = [counts[0], counts.at(-1)];
    if (!first || !last) throw new Error('[e2e] nothing was measured');
    const growth = (what: keyof Counted) => last[what] - first[what];
    for (const what of ['heapBytes', 'nodes', 'listeners', 'sockets', 'timers'] as const)
      info.annotations.push({ type: 'navigations', description: `${NAVIGATIONS}: ${what} ${first[what]} → ${last[what]}` });
    expect.soft(last.sockets, 'one socket').toBe(1);
    expect.soft(growth('timers'), 'timers').toBeLessThanOrEqual(2);
    // What is said, and tips that come and go, may differ by a few; a page has hundreds.
    expect.soft(growth('listeners'), 'listeners').toBeLessThanOrEqual(40);
    expect.soft(growth('nodes'), 'nodes').toBeLessThanOrEqual(400);
    expect.soft(growth('heapBytes'), 'heap').toBeLessThan(HEAP_GROWTH_MAX_BYTES);
  },
);
