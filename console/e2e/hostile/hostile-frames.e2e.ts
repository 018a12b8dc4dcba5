import type { Page, WebSocketRoute } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { framesOf } from '../../src/testing/hostileFrames.ts';
import type { FramesRow } from '../../src/testing/hostileFrames.ts';
import { rowsOf as rowsOfArea } from './rows.ts';
import { runRows } from './tally.ts';
import { expect, test } from '../world.ts';
import type { World } from '../world.ts';

const PARTNER = '何俊杰';
const bell = (page: Page) => page.getByRole('button', { name: /站内消息|未读消息/ });
const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });
const chat = (page: Page) => page.getByRole('dialog', { name: '聊天', exact: true });
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');

interface Frame {
  readonly method?: string;
  readonly toUserId?: string;
}
const read = (data: string | Buffer): Frame => JSON.parse(String(data));

/** Stands between the page and the real server: says more than that does, and keeps to itself what was said before. */
async function speakFor(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let partnerId = '';
  let listed = 0;
  await page.routeWebSocket(/\/websocket\//, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const { method, toUserId } = read(data);
      if (method === 'MessageList' && toUserId !== undefined) partnerId = toUserId;
      server.send(data);
    });
    server.onMessage((data) => {
      const frame = read(data);
      const isList = frame.method === 'messageList';
      socket.send(isList ? JSON.stringify({ ...frame, list: [] }) : data);
      if (isList) listed += 1;
    });
  });
  return {
    opened: () => sockets.length,
    /** Partner of the conversation the page has asked for. */
    partnerId: () => partnerId,
    /** Number of conversations whose messages were sent. */
    listed: () => listed,
    say: (frame: string | Uint8Array<ArrayBuffer>) => sockets.at(-1)?.send(typeof frame === 'string' ? frame : Buffer.from(frame)),
  };
}

/** Signed in, with the socket open. */
async function started(page: Page, world: World) {
  const server = await speakFor(page);
  await world.openAs(page, 'admin', '/home');
  await expect.poll(() => server.opened()).toBe(1);
  return server;
}

const frameRows = (rowsOfArea('websocket') as readonly unknown[] as readonly FramesRow[]).filter(({ input }) => input.kind === 'frames');
const rowsOf = (isMeant: (row: FramesRow) => boolean) => frameRows.filter(isMeant);

// The long flood runs where the log is tested alone.
const talks = rowsOf(({ input }) => input.chat !== undefined && (input.times ?? 1) === 1);
const counts = rowsOf(({ expected }) => expected.badge !== undefined || expected.unread !== undefined);
const odd = rowsOf(({ expected }) => expected.verdict === 'ignored' || expected.verdict === 'closed');
const reloads = rowsOf(({ expected }) => expected.verdict === 'reload');
const ends = rowsOf(({ expected }) => expected.verdict === 'login');

test('SHELL-4 what is received is text, appended once for each message, in the order of the server', async ({
  strictPage: page,
  world,
}) => {
  const server = await started(page, world);
  await runRows('websocket', talks, async ({ input, expected }) => {
    const before = server.listed();
    await page.reload();
    await page.getByRole('button', { name: /^聊天(，|$)/ }).click();
    await chat(page).getByRole('option').filter({ hasText: PARTNER }).click();
    await expect(chat(page).getByRole('textbox', { name: /的消息$/ })).toBeFocused();
    // The page has a socket of its own again.
    await expect.poll(() => server.listed()).toBeGreaterThan(before);
    await expect(chat(page).getByRole('log').getByRole('article')).toHaveCount(0);
    for (const frame of framesOf(input)) server.say(String(frame).replaceAll(`"${input.chat}"`, `"${server.partnerId()}"`));
    const articles = chat(page).getByRole('log').getByRole('article');
    const words = expected.literal ?? expected.order ?? [];
    await expect(articles).toHaveCount(expected.appended ?? words.length);
    for (const [at, text] of words.entries()) await expect(articles.nth(at)).toContainText(text);
    // Beside the picture of who says it.
    await expect(articles.locator('img:not([src*="/userAvatar/"])')).toHaveCount(0);
    return 'passed';
  });
});

test('SHELL-4 the bell counts what can be counted, at most 99, and what cannot be read changes nothing', async ({
  strictPage: page,
  world,
}) => {
  const server = await started(page, world);
  await runRows('websocket', [...counts, ...odd], async ({ input, expected }) => {
    const isCount = expected.badge !== undefined || expected.unread !== undefined;
    const name = expected.badge ? `${expected.badge} 条未读消息` : isCount ? '站内消息' : '5 条未读消息';
    // The count that is asked for at the start may come in between: then all of it is said again.
    await expect(async () => {
      server.say('{"method":"initMessage","unreadNoticeCount":5}');
      for (const frame of framesOf(input)) server.say(frame);
      await expect(bell(page)).toHaveAccessibleName(name, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    return 'passed';
  });
  expect(server.opened()).toBe(1);
});

for (const row of reloads)
  test(`SHELL-4 the end of another session loads the page again, not in a circle: ${row.id} is ${row.expected.verdict}`, async ({
    strictPage: page,
    world,
  }) => {
    await runRows('websocket', [row], async ({ input, expected }) => {
      const server = await started(page, world);
      let loads = 0;
      page.on('load', () => (loads += 1));
      for (const frame of framesOf(input)) {
        server.say(frame);
        // The pace of the row.
        if (input.perSecond) await page.waitForTimeout(1000 / input.perSecond);
      }
      await expect.poll(() => server.opened()).toBeGreaterThan(1);
      // Once more: now the person is asked, and no page is loaded under their hands.
      await expect(async () => {
        for (const frame of framesOf({ ...input, times: 1 })) server.say(frame);
        await expect(page.getByText('服务器要求重新加载页面')).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(loads).toBe(expected.count);
      return 'passed';
    });
  });

test('SHELL-4 the end of this session is told once, in the words of the server, as text', LONG_RUN, async ({ strictPage: page, world }) => {
  const server = await started(page, world);
  await runRows('websocket', ends, async ({ input, expected }) => {
    const token = await tokenOf(page);
    for (const frame of framesOf(input, token)) server.say(frame);
    await expect(again(page)).toHaveCount(expected.toasts ?? 1);
    for (const part of expected.literal ?? []) await expect(page.getByText(part)).toHaveCount(1);
    expect(await tokenOf(page)).toBe('');
    return 'passed';
  });
});

test('SHELL-4 a token whose session is over opens no socket again and again, and leads to signing in at once', async ({
  strictPage: page,
  world,
}) => {
  let opened = 0;
  page.on('websocket', () => (opened += 1));
  await world.openAs(page, 'staff', '/home');
  await expect.poll(() => opened).toBe(1);
  // Its socket is closed without a word, and the next one would be refused.
  await fetch(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: await tokenOf(page) } });
  await expect(again(page)).toBeVisible();
  const whenOver = opened;
  expect(whenOver).toBeLessThanOrEqual(2);
  await page.keyboard.press('Tab');
  await expect(again(page)).toBeVisible();
  expect(opened).toBe(whenOver);
});
