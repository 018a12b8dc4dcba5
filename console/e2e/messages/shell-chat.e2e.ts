import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { chat, field, icon, log, message, open, people, personOf, write } from '../chatDesk.ts';
import { Buffer } from 'node:buffer';
import { FURTHER_LOOKS, focusedName, overflowPx, settle } from '../walk.ts';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';

const ADMIN = '孙婉宁';
const STAFF = '何俊杰';
const DOUBLE = '欧阳明轩';
const NOVICE = '唐诗雅';
/** One grey point. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Somebody at a browser of their own, in Chinese. */
async function person(browser: Browser, world: World, account: keyof typeof ACCOUNTS): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await world.openAs(page, account, '/home');
  return page;
}

const pane = (page: Page, name: string) => chat(page).getByRole('region', { name: `聊天窗口，与 ${name}` });
const said = (page: Page, words: string) => page.locator('[data-live-region] p', { hasText: words });

test('SHELL-2.7 two people talk: what one sends arrives once, is read while it is on screen and unread while it is not', async ({
  browser,
  world,
}) => {
  const [admin, staff] = [await person(browser, world, 'admin'), await person(browser, world, 'staff')];
  await open(admin, STAFF);
  await expect(message(admin, /上午走完流程，您审一下/)).toBeVisible();
  await write(admin, '  K98+500 今晚几点结束？ ');
  await expect(field(admin)).toHaveValue('');
  await expect(message(admin, /^我，\d\d:\d\d，K98\+500 今晚几点结束？$/)).toHaveCount(1);
  await expect(said(admin, '已发送')).toHaveCount(1);

  // Not on screen: counted, said once, and a line above it when it is opened.
  await expect(icon(staff)).toHaveAccessibleName(/聊天，\d+ 条未读/);
  await icon(staff).click();
  await expect(personOf(staff, ADMIN)).toContainText('1 条未读消息');
  await personOf(staff, ADMIN).click();
  await expect(log(staff).getByText('以下为未读消息')).toBeVisible();
  await expect(personOf(staff, ADMIN)).not.toContainText('条未读消息');

  // On screen: appended, said, and read.
  await write(admin, '收到请回复');
  await expect(message(staff, /收到请回复$/)).toHaveCount(1);
  await expect(said(staff, `${ADMIN}：收到请回复`)).toHaveCount(1);
  await expect(personOf(staff, ADMIN)).not.toContainText('条未读消息');

  // Out of sight: unread again.
  await chat(staff).getByRole('button', { name: '最小化聊天' }).click();
  // Put aside it has the keyboard, and covers nothing of the page.
  const aside = staff.getByRole('button', { name: `与 ${ADMIN} 聊天` });
  await expect(aside).toBeFocused();
  const [page, top] = [await staff.locator('#page').boundingBox(), (await aside.boundingBox())?.y];
  expect(top).toBeGreaterThanOrEqual((page?.y ?? Infinity) + (page?.height ?? 0));
  const before = await icon(staff).getAttribute('aria-label');
  await write(admin, '五点前可以吗');
  await expect(icon(staff)).not.toHaveAccessibleName(before ?? '');
  await staff.keyboard.press('Enter');
  await expect(message(staff, /五点前可以吗$/)).toBeVisible();
  await Promise.all([admin, staff].map((page) => page.context().close()));
});

test(
  'SHELL-2.7 an emoji goes to the caret; blanks alone are not sent; an image arrives and opens',
  LONG_RUN,
  async ({ browser, world }) => {
    const [admin, staff] = [await person(browser, world, 'admin'), await person(browser, world, 'staff')];
    await open(admin, STAFF);
    await open(staff, ADMIN);
    await field(admin).press('Space');
    await field(admin).press('Enter');
    await expect(chat(admin).getByText('不能发送空消息')).toBeVisible();
    await field(admin).fill('收到，马上到');
    await field(admin).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(2, 2));
    await chat(admin).getByRole('button', { name: '插入表情' }).click();
    await expect(admin.getByRole('gridcell')).toHaveCount(120);
    await admin.getByRole('gridcell', { name: '微笑', exact: true }).click();
    await expect(field(admin)).toHaveValue('收到🙂，马上到');
    await expect(field(admin)).toBeFocused();
    await field(admin).press('Enter');
    await expect(message(staff, /收到🙂，马上到$/)).toHaveCount(1);

    const chooser = admin.waitForEvent('filechooser');
    await chat(admin).getByRole('button', { name: '发送图片' }).click();
    await (await chooser).setFiles({ name: '车位图.png', mimeType: 'image/png', buffer: PNG });
    await expect(message(staff, /\[图片\]/)).toHaveCount(1);
    const image = message(staff, /\[图片\]/).getByRole('img', { name: new RegExp(`^${ADMIN} 发送的图片`) });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

    const refused = admin.waitForEvent('filechooser');
    await chat(admin).getByRole('button', { name: '发送图片' }).click();
    await (await refused).setFiles({ name: '大图.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.alloc(5_242_880)]) });
    await expect(chat(admin).getByText('图片大小不能超过5M')).toBeVisible();
    const fake = admin.waitForEvent('filechooser');
    await chat(admin).getByRole('button', { name: '发送图片' }).click();
    await (await fake).setFiles({ name: '假图.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') });
    await expect(chat(admin).getByText('只能发送 PNG、JPEG、GIF、BMP 图片')).toBeVisible();
    await Promise.all([admin, staff].map((page) => page.context().close()));
  },
);

test(
  'SHELL-2.7 a conversation is removed by its menu and comes back with the next message; its records are deleted for one side',
  LONG_RUN,
  async ({ browser, world }) => {
    const [admin, staff] = [await person(browser, world, 'admin'), await person(browser, world, 'staff')];
    await icon(admin).click();
    await personOf(admin, STAFF).click({ button: 'right' });
    await admin.getByRole('menuitem', { name: '移除' }).click();
    await expect(personOf(admin, STAFF)).toHaveCount(0);
    await open(staff, ADMIN);
    await write(staff, '占道方案已提交');
    await expect(personOf(admin, STAFF)).toHaveCount(1);

    await personOf(admin, STAFF).click({ button: 'right' });
    await admin.getByRole('menuitem', { name: '删除聊天记录' }).click();
    const question = admin.getByRole('alertdialog');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(personOf(admin, STAFF)).toHaveCount(1);
    await personOf(admin, STAFF).click({ button: 'right' });
    await admin.getByRole('menuitem', { name: '删除聊天记录' }).click();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(personOf(admin, STAFF)).toHaveCount(0);
    await expect(message(staff, /占道方案已提交$/)).toHaveCount(1);

    await chat(admin).getByRole('tab', { name: '联系人' }).click();
    await personOf(admin, STAFF).click();
    await expect(log(admin)).toContainText('还没有消息');
    await Promise.all([admin, staff].map((page) => page.context().close()));
  },
);

test(
  'SHELL-2.7 contacts are searched and show their department; a history is searched by keyword, fifty at a time',
  LONG_RUN,
  async ({ browser, world }) => {
    const staff = await person(browser, world, 'staff');
    await icon(staff).click();
    await chat(staff).getByRole('tab', { name: '联系人' }).click();
    await expect(people(staff)).toHaveCount(20);
    await people(staff).last().scrollIntoViewIfNeeded();
    await expect.poll(() => people(staff).count()).toBeGreaterThan(20);
    await chat(staff).getByRole('searchbox', { name: '搜索联系人' }).fill('double');
    await expect(people(staff)).toHaveCount(1);
    await personOf(staff, DOUBLE).click();

    await chat(staff).getByRole('button', { name: '聊天记录', exact: true }).click();
    const results = chat(staff).getByRole('list', { name: '搜索结果' });
    await expect(results.getByRole('listitem')).toHaveCount(50);
    const box = chat(staff).getByRole('searchbox', { name: '搜索聊天记录' });
    await expect(box).toBeFocused();
    await box.fill('验收');
    await box.press('Enter');
    await expect(results.getByRole('listitem')).toHaveCount(1);
    await expect(results).toBeFocused();
    await expect(said(staff, '找到 1 条')).toHaveCount(1);
    await expect(results).toContainText('K128+500 护栏已修复，请安排验收');
    await staff.context().close();
  },
);

test(
  'SHELL-2.7 an image the server refuses waits in its conversation, is told wherever the person is, and asks before the page is left',
  LONG_RUN,
  async ({ browser, world }) => {
    const staff = await person(browser, world, 'staff');
    let refuse: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    const uploads = /\/api\/file\/Uploader\/IM/;
    await staff.route(uploads, async (route) => {
      await isRefused;
      await route.fulfill({ json: { code: 400, msg: '磁盘已满', data: null } });
    });
    const asks = () => staff.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await open(staff, ADMIN);
    expect(await asks()).toBe(false);
    const chooser = staff.waitForEvent('filechooser');
    await chat(staff).getByRole('button', { name: '发送图片' }).click();
    await (await chooser).setFiles({ name: '车位图.png', mimeType: 'image/png', buffer: PNG });
    await expect(chat(staff).getByRole('progressbar', { name: '车位图.png' })).toHaveAttribute('value', /\d+/);
    expect(await asks()).toBe(true);

    await personOf(staff, NOVICE).click();
    await expect(chat(staff).getByRole('progressbar')).toHaveCount(0);
    refuse();
    await expect(staff.getByRole('region', { name: '消息', exact: true })).toContainText(`发给${ADMIN}的图片 车位图.png 没有发出`);
    // The notice lies over no button one needs.
    await chat(staff).getByRole('button', { name: '发送', exact: true }).click({ trial: true });
    expect(await asks()).toBe(true);

    await personOf(staff, ADMIN).click();
    await expect(chat(staff).getByRole('list', { name: '正在发送的图片' })).toContainText('磁盘已满');
    await staff.unroute(uploads);
    await chat(staff).getByRole('button', { name: '重试 车位图.png' }).click();
    await expect(message(staff, /^我.*\[图片\]/)).toHaveCount(1);
    await expect.poll(asks).toBe(false);
    await staff.context().close();
  },
);

test('SHELL-2.7 voice and video play; older messages are put above the ones being read', LONG_RUN, async ({ browser, world }) => {
  const staff = await person(browser, world, 'staff');
  await open(staff, DOUBLE);
  await expect(message(staff, /\[语音\] 12 秒/)).toBeVisible();
  for (const [words, player] of [
    [/\[视频\] 20261118_patrol\.webm/, 'video'],
    [/\[语音\] 12 秒/, 'audio'],
  ] as const) {
    const media = message(staff, words).locator(player);
    await message(staff, words).press('Enter');
    await expect.poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(0);
  }
  await message(staff, /\[语音\] 12 秒/).press('Enter');
  await field(staff).press('F6');
  await staff.keyboard.press('Home');
  await expect(said(staff, '已加载更早的')).not.toHaveCount(0);
  expect(await staff.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
  await staff.context().close();
});

test(
  'SHELL-2.7 without a connection a banner says so, messages wait, and they are sent once it is back',
  LONG_RUN,
  async ({ browser, world }) => {
    const [admin, staff] = [await person(browser, world, 'admin'), await person(browser, world, 'staff')];
    await open(staff, ADMIN);
    let isDown = false;
    const sockets: WebSocketRoute[] = [];
    await admin.routeWebSocket(/\/websocket\//, (socket) => {
      if (isDown) return void socket.close({ code: 1011 });
      socket.connectToServer();
      sockets.push(socket);
      return undefined;
    });
    await admin.reload();
    await open(admin, STAFF);
    await write(admin, '在线时发的');
    await expect(message(staff, /在线时发的$/)).toHaveCount(1);
    isDown = true;
    for (const socket of sockets) await socket.close({ code: 1011 });
    await expect(pane(admin, STAFF).getByText('连接已断开')).toBeVisible();
    await expect(field(admin)).toBeFocused();
    await write(admin, '离线时发的');
    await expect(message(admin, /离线时发的，发送中$/)).toHaveCount(1);
    isDown = false;
    await expect(message(staff, /离线时发的$/)).toHaveCount(1, { timeout: 40_000 });
    await expect(message(admin, /^我，\d\d:\d\d，离线时发的(，已读)?$/)).toHaveCount(1);
    await expect(pane(admin, STAFF).getByText('连接已断开')).toHaveCount(0);
    await Promise.all([admin, staff].map((page) => page.context().close()));
  },
);

test('SHELL-2.7 by keyboard alone: open, choose, write, read, remove, and back to the icon', async ({ browser, world }) => {
  const staff = await person(browser, world, 'staff');
  await icon(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(people(staff).first()).toBeVisible();
  await expect.poll(() => focusedName(staff)).toMatch(/消息/);
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Tab');
  await expect.poll(() => focusedName(staff)).toMatch(new RegExp(NOVICE));
  await staff.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(staff)).toMatch(new RegExp(DOUBLE));
  await staff.keyboard.press('ArrowUp');
  await staff.keyboard.press('Enter');
  await expect(field(staff)).toBeFocused();
  await staff.keyboard.type('已派人');
  await staff.keyboard.press('Shift+Enter');
  await staff.keyboard.type('十分钟到');
  await staff.keyboard.press('Enter');
  await expect(message(staff, /已派人\s十分钟到$/)).toHaveCount(1);
  await staff.keyboard.press('Shift+Tab');
  await expect.poll(() => focusedName(staff)).toMatch(/十分钟到/);
  await staff.keyboard.press('ArrowUp');
  await expect.poll(() => focusedName(staff)).toMatch(/好的/);
  await staff.keyboard.press('F6');
  await expect.poll(() => focusedName(staff)).toBe(`给${NOVICE}的消息`);
  // What is open in the window closes first, and the keyboard is back where it was opened.
  for (const [opener, inside] of [
    ['聊天记录', /搜索聊天记录/],
    ['插入表情', /./],
  ] as const) {
    const button = chat(staff).getByRole('button', { name: opener, exact: true });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).not.toBeFocused();
    await expect.poll(() => focusedName(staff)).toMatch(inside);
    await staff.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
  await staff.keyboard.press('Escape');
  await expect(chat(staff)).toHaveCount(0);
  await expect(icon(staff)).toBeFocused();
  await staff.context().close();
});

for (const { name, viewport, colorScheme, locale } of FURTHER_LOOKS)
  test(`SHELL-2.7 the window is accessible and fits: ${name}`, async ({ browser, world }) => {
    const context = await browser.newContext({ locale, viewport, colorScheme });
    const page = await context.newPage();
    await world.openAs(page, 'staff', '/home');
    await page.getByRole('button', { name: /^(聊天|Chat)/ }).click();
    const listed = page.getByRole('option');
    await expect(listed.first()).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'lists');
    await listed.filter({ hasText: DOUBLE }).click();
    await expect(page.getByRole('article').last()).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'conversation');
    expect(await overflowPx(page)).toBe(0);
    await context.close();
  });
