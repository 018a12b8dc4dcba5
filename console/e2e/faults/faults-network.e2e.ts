import type { Page, Route } from '@playwright/test';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { API, goTo } from './answers.ts';
import { heading, isWhole, rows, toasts, watchThrown } from './page.ts';
import { startFaultProxy } from './proxy.ts';
import type { FaultProxy, Toxic } from './proxy.ts';
import { expect, expectAccessible, test } from '../world.ts';

const slowNotice = (page: Page) => page.getByRole('note').filter({ hasText: '仍在处理' });

/** Holds every call back until the test says that its 10 s are over. */
async function holdCalls(page: Page) {
  const held: Route[] = [];
  const asked: string[] = [];
  const hold = (route: Route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    // The chat reads by itself when the page is idle, whatever the page does.
    if (call === CHAT) return route.continue();
    asked.push(call);
    held.push(route);
    return undefined;
  };
  await page.route(API, hold);
  return {
    asked,
    /** Answers everything that waits; what was given up is gone. */
    release: () => Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined))),
    stop: () => page.unroute(API, hold),
  };
}
const CHAT = 'GET /api/message/imreply';
const AREA = 'GET /api/system/Area/-1';
const COLUMNS = 'GET /api/permission/Authority/GetColumnsByModuleId/';
/** Call for what a person has made of the columns: one, after that of the list itself. Which entry of the menu it names is the seed's affair. */
const AREA_COLUMNS = expect.stringMatching(new RegExp(`^${COLUMNS}\\d+$`));
const LONG_MS = 10_000;

test('R06 every call takes 10 s: a skeleton at once, “still working” at 10 s, cancelled by keyboard, nothing asked twice, and the way on', async ({
  strictPage: page,
  world,
}) => {
  await page.clock.install();
  await world.openAs(page, 'admin', '/profile');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const server = await holdCalls(page);

  await goTo(page, '/system/area');
  await expect(page.getByRole('group', { name: '行政区划' })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => server.asked.toSorted()).toEqual([AREA_COLUMNS, AREA]);
  await expect(slowNotice(page)).toHaveCount(0);
  await page.clock.fastForward(LONG_MS);
  await expect(slowNotice(page)).toContainText('服务器已有 10 秒没有应答');
  await expect(page.locator('[data-live-region] p', { hasText: '仍在处理' })).toHaveCount(1);
  await expectAccessible(page, 'still working');

  await slowNotice(page).getByRole('button', { name: '取消' }).focus();
  await page.keyboard.press('Enter');
  await expect(slowNotice(page)).toHaveCount(0);
  await expect(page.getByText('列表没有加载成功')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(toasts(page)).toHaveCount(0);
  expect(server.asked).toHaveLength(2);

  // Going on waiting: the answer comes after its 10 s, and the notice goes by itself.
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => server.asked.slice(2)).toEqual([AREA]);
  await page.clock.fastForward(LONG_MS);
  await expect(slowNotice(page)).toBeVisible();
  await server.release();
  await expect(rows(page).first()).toBeVisible();
  await expect(slowNotice(page)).toHaveCount(0);

  // Elsewhere meanwhile: the page that is left gives its call up, the next one asks for its own.
  await page.getByRole('searchbox').fill('K36');
  await page.keyboard.press('Enter');
  await expect.poll(() => server.asked.length).toBe(4);
  await page.clock.fastForward(LONG_MS);
  await expect(slowNotice(page)).toBeVisible();
  await goTo(page, '/messageRecord');
  await expect(heading(page, '站内消息')).toBeVisible();
  await expect(slowNotice(page)).toHaveCount(0);
  await expect.poll(() => server.asked.slice(4)).toEqual(['GET /api/message', `${COLUMNS}messageRecord`]);
  await server.release();
  await expect(rows(page).first()).toBeVisible();
  await server.stop();
});

test(
  'R06 the program is started while every call takes 10 s: the page is not blank meanwhile',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/profile');
    await page.waitForLoadState('networkidle');
    const server = await holdCalls(page);
    await page.reload();
    await expect.poll(() => server.asked).toEqual(['GET /api/oauth/CurrentUser']);
    const line = () =>
      page.locator('#root').evaluate((root) => {
        const { content, blockSize, backgroundColor, animationName, inlineSize } = getComputedStyle(root, '::before');
        const isStanding = animationName === 'none' && inlineSize === `${document.documentElement.clientWidth}px`;
        return [content !== 'none', blockSize, backgroundColor !== 'rgba(0, 0, 0, 0)', isStanding];
      });
    const still = (isStill: boolean) => page.evaluate((on) => document.documentElement.toggleAttribute('data-mp-still', on), isStill);
    expect(await line()).toEqual([true, '4px', true, false]);
    // It stands for whoever wants no motion, of the operating system or of the console.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await line()).toEqual([true, '4px', true, true]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await still(true);
    expect(await line()).toEqual([true, '4px', true, true]);
    await still(false);
    await server.stop();
    await server.release();
    await expect(heading(page)).toBeVisible();
    expect((await line())[0]).toBe(false);
  },
);

test('R06 a save that takes 10 s is told of, and cannot be sent a second time', async ({ strictPage: page, world }) => {
  await page.clock.install();
  await world.openAs(page, 'admin', '/dev/form');
  await page.getByRole('textbox', { name: 'f1', exact: true }).fill('K98+500');
  await page.waitForLoadState('networkidle');
  const server = await holdCalls(page);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(LONG_MS);
  await expect(slowNotice(page)).toBeVisible();
  await save.click({ force: true });
  await page.getByRole('textbox', { name: 'f1', exact: true }).press('Enter');
  expect(server.asked).toEqual([AREA]);
  await server.release();
  await expect(page.getByRole('textbox', { name: 'f1', exact: true })).toHaveValue('');
  await expect(slowNotice(page)).toHaveCount(0);
  await server.stop();
});

test.describe('the socket', () => {
  const SOCKET = /^GET \/websocket\//;
  const sockets = (proxy: FaultProxy) => proxy.passages.filter(({ head }) => SOCKET.test(head));
  const live = (proxy: FaultProxy) => sockets(proxy).filter(({ isOver }) => !isOver);

  async function behindProxy(page: Page, consoleUrl: string, visit: (proxy: FaultProxy) => Promise<void>) {
    const proxy = await startFaultProxy({ target: consoleUrl });
    try {
      await visit(proxy);
      // A page whose server is gone would be loaded again, into the next test.
      await page.goto('about:blank');
    } finally {
      await proxy.close();
    }
  }

  test('R13 a connection that is half-open is noticed by 45 s without a byte and opened anew, without a word to the reader', async ({
    page,
    world,
  }) =>
    behindProxy(page, world.consoleUrl, async (proxy) => {
      const thrown = watchThrown(page);
      await page.clock.install();
      await world.openAs(page, 'admin', `${proxy.url}/home`);
      await expect.poll(() => sockets(proxy)[0]?.bytesDown ?? 0).toBeGreaterThan(200);
      proxy.poison(SOCKET, [{ kind: 'halfOpen' }], 'now');
      // Asked for a sign of life after 25 s, asked once more 10 s later, left after 10 more.
      for (const ms of [25_000, 10_000]) {
        await page.clock.fastForward(ms);
        expect(sockets(proxy)).toHaveLength(1);
      }
      await page.clock.fastForward(10_000);
      await page.clock.fastForward(1000);
      await expect.poll(() => sockets(proxy).length).toBe(2);
      await expect.poll(() => sockets(proxy)[1]?.bytesDown ?? 0).toBeGreaterThan(200);
      await expect(toasts(page)).toHaveCount(0);
      expect(thrown).toEqual([]);
    }));

  for (const [name, toxic] of inTurn(
    [
      ['takes connections and stays silent', { kind: 'halfOpen' }],
      ['never takes one', { kind: 'reset' }],
    ] as const satisfies readonly (readonly [string, Toxic])[],
    2,
    1,
  ))
    test(`R14 a socket that ${name}: an attempt ends after 4 s, the page works, and nobody is told over and over`, async ({
      page,
      world,
    }) =>
      behindProxy(page, world.consoleUrl, async (proxy) => {
        const thrown = watchThrown(page);
        proxy.poison(SOCKET, [toxic]);
        await page.clock.install();
        await world.openAs(page, 'admin', `${proxy.url}/home`);
        await expect.poll(() => sockets(proxy).length).toBeGreaterThan(0);
        for (let attempt = 2; attempt <= 6; attempt += 1) {
          if (toxic.kind === 'halfOpen') await page.clock.fastForward(4000);
          await expect.poll(() => live(proxy).length).toBe(0);
          await page.clock.fastForward(30_000);
          await expect.poll(() => sockets(proxy).length).toBeGreaterThanOrEqual(attempt);
        }
        await goTo(page, '/system/area');
        await expect(rows(page).first()).toBeVisible();
        await page.getByRole('button', { name: /^聊天/ }).click();
        await expect(page.getByRole('dialog', { name: '聊天', exact: true })).toBeVisible();
        await expect(toasts(page)).toHaveCount(0);
        if (isWhole) await expectAccessible(page, `a socket that ${name}`);
        proxy.heal();
        // The attempt under way is given up, and the wait after it goes by.
        const isAnswered = async () => {
          if ((live(proxy)[0]?.bytesDown ?? 0) > 200) return true;
          await page.clock.fastForward(5000);
          return false;
        };
        await expect.poll(isAnswered, { intervals: [500] }).toBe(true);
        expect(live(proxy)).toHaveLength(1);
        expect(thrown).toEqual([]);
      }));
});
