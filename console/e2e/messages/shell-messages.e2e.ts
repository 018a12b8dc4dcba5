import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { FURTHER_LOOKS, focusedName, overflowPx, settle, tabTo } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';
import { tokenOf } from '../accounts.ts';
import type { Account, World } from '../world.ts';

/** Somebody who works through the API while others look at their pages. */
async function byApi({ apiUrl }: World, account: Account) {
  const token = await tokenOf(apiUrl, account);
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, msg, data } = await answer.json();
    expect(code, `${path}: ${msg}`).toBe(200);
    return data;
  };
  const user = await send('GET', '/api/oauth/CurrentUser');
  return {
    userId: String(user.userInfo.userId),
    send,
    /** Writes a notice to everybody and releases it. */
    async notify(title: string, bodyText = '<p>请于周五前完成。</p>') {
      await send('POST', '/api/message', { title, excerpt: '各站自查', bodyText, files: '', toUserIds: '', remindCategory: 1 });
      const { list } = await send('POST', '/api/message/Notice', { keyword: title, currentPage: 1, pageSize: 20 });
      await send('PUT', `/api/message/${list[0].id}/Actions/Release`);
    },
  };
}

const bell = (page: Page) => page.getByRole('button', { name: /站内消息|未读消息|unread message|Site messages|未讀訊息|站內訊息/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /站内消息|Site messages|站內訊息/ });
const rows = (page: Page) => drawer(page).locator('li button');
const openDrawer = async (page: Page) => {
  await bell(page).click();
  await expect(rows(page).first()).toBeVisible();
};
/** Number of unread messages, as the bell says it. */
const unread = async (page: Page) => Number(/^(\d+)/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
const isRead = (url: string) => new URL(url).searchParams.get('isRead');

test(
  'SHELL-2.4 SHELL-2.6 the bell counts unread messages; the drawer shows unread ones first, grouped by day',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'staff');
    await expect.poll(() => unread(page)).toBeGreaterThan(0);
    const count = await unread(page);
    const asked = page.waitForRequest(/\/api\/message\?/);
    await openDrawer(page);
    expect(isRead((await asked).url())).toBe('0');
    await expect(drawer(page).getByRole('switch', { name: '只看未读' })).toBeChecked();
    await expect(rows(page)).toHaveCount(Math.min(20, count));
    await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toHaveText(/今天|昨天|更早/);
    for (const row of await rows(page).all()) await expect(row).toContainText('未读');
  },
);

test(
  'SHELL-2.6 SHELL-9 the list pages at 20 and loads the next page within 200 px of the bottom',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin');
    await openDrawer(page);
    await drawer(page).getByRole('switch', { name: '只看未读' }).click();
    await expect(rows(page)).toHaveCount(20);
    const next = page.waitForRequest(/\/api\/message\?.*currentPage=2/);
    await rows(page).last().scrollIntoViewIfNeeded();
    expect(new URL((await next).url()).searchParams.get('pageSize')).toBe('20');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
  },
);

test('SHELL-2.6 search is triggered on Enter; the type filter and what matches nothing', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin');
  await openDrawer(page);
  await drawer(page).getByRole('switch', { name: '只看未读' }).click();
  await drawer(page).getByRole('radio', { name: '流程' }).check();
  await expect(rows(page).first()).toContainText('流程');
  const keyword = drawer(page).getByRole('searchbox');
  await keyword.fill('YH-2026-1118');
  await keyword.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await keyword.fill('没有这样的消息');
  await keyword.press('Enter');
  await expect(drawer(page).getByText('没有匹配的消息')).toBeVisible();
  await drawer(page).getByRole('button', { name: '查看全部消息' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test(
  'SHELL-2.6 SHELL-4 a notice opens a dialog with title, date, sender, excerpt, body and attachments, and is read then',
  LONG_RUN,
  async ({ page, world }) => {
    await world.openAs(page, 'staff');
    await expect.poll(() => unread(page)).toBeGreaterThan(0);
    const before = await unread(page);
    await openDrawer(page);
    await rows(page).filter({ hasText: '2026年冬季养护作业通知' }).click();
    const dialog = page.getByRole('dialog', { name: '2026年冬季养护作业通知' });
    for (const part of ['K120～K186 段冬季养护作业安排', '请提前做好交通组织和占道审批', '冬季养护作业控制区布置图.pdf'])
      await expect(dialog.getByText(part)).toBeVisible();
    await expect(dialog.locator('strong')).toHaveText('K120～K186');
    await expect(dialog.locator('time')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rows(page).filter({ hasText: '2026年冬季养护作业通知' })).not.toContainText('未读');
    expect(await focusedName(page)).toContain('2026年冬季养护作业通知');
    await expect.poll(() => unread(page)).toBe(before - 1);
  },
);

test(
  'SHELL-2.6 a flow message goes to flow detail with the body encoded, and the drawer closes',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin');
    await openDrawer(page);
    await rows(page).filter({ hasText: '养护工单 YH-2026-1118 待您审批' }).click();
    await expect(page).toHaveURL(/\/workFlowDetail\?config=/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), 'the keyboard goes on at the flow').toBeFocused();
    const config = new URL(page.url()).searchParams.get('config') ?? '';
    expect(Buffer.from(config, 'base64').toString('utf8')).toContain('maintenanceOrder');
  },
);

test('SHELL-4 messagePush adds to the count, is said politely, and waits behind a button while the drawer is open', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'staff');
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  const before = await unread(page);
  const admin = await byApi(world, 'admin');
  await openDrawer(page);
  const first = await rows(page).first().textContent();
  await admin.notify('节前安全检查');
  await expect(page.locator('[data-live-region=polite]')).toContainText('新消息：节前安全检查');
  expect(await rows(page).first().textContent()).toBe(first);
  await drawer(page).getByRole('button', { name: '1 条新消息' }).click();
  await expect(rows(page).first()).toContainText('节前安全检查');
  await expect(rows(page).first()).toBeFocused();
  await expect.poll(() => unread(page)).toBe(before + 1);
});

test('SHELL-2.6 what a notice brings along does nothing: no script, no style in the text, no image from elsewhere, no report', async ({
  page,
  world,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && elsewhere.push(request.url()));
  const admin = await byApi(world, 'admin');
  await admin.notify(
    '路况提醒',
    '<p style="text-align: center; position: fixed">前方<span style="color: #b3261e">拥堵</span></p><img src="https://evil.test/a.png" alt="路况图">' +
      '<form action="https://evil.test/"><input type="password"></form><script>window.__pwned = 1</script>',
  );
  await world.openAs(page, 'staff');
  await openDrawer(page);
  await rows(page).filter({ hasText: '路况提醒' }).click();
  const dialog = page.getByRole('dialog', { name: '路况提醒' });
  const line = dialog.getByText('前方');
  await expect(line).toHaveCSS('text-align', 'center');
  await expect(line).toHaveCSS('position', 'static');
  await expect(dialog.getByText('图片来自其他网站，未加载：路况图')).toBeVisible();
  await expect(dialog.locator('form, input, script')).toHaveCount(0);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});

test('FORMS-2.12 FORMS-4 a schedule message opens the viewer; a repeated one is deleted in a scope', LONG_RUN, async ({ page, world }) => {
  const staff = await byApi(world, 'staff');
  const admin = await byApi(world, 'admin');
  const startDay = Date.now() + 86_400_000;
  await admin.send('POST', '/api/system/Schedule', {
    type: 1,
    urgent: '3',
    title: '冬季除雪物资复核',
    content: '清点融雪剂',
    allDay: 0,
    startDay,
    startTime: '09:30',
    endDay: startDay,
    endTime: '11:00',
    duration: 90,
    color: '',
    reminderTime: 15,
    reminderType: 1,
    send: '',
    sendName: '',
    repetition: 3,
    repeatTime: startDay + 28 * 86_400_000,
    toUserIds: [staff.userId],
    files: '',
  });
  await world.openAs(page, 'staff');
  await openDrawer(page);
  await rows(page).filter({ hasText: '新日程：冬季除雪物资复核' }).click();
  const viewer = page.getByRole('dialog', { name: '日程' });
  for (const part of ['日程', '紧急', '冬季除雪物资复核', '清点融雪剂', '何俊杰', '孙婉宁'])
    await expect(viewer.getByRole('definition').filter({ hasText: part }).first()).toBeVisible();
  await viewer.getByRole('button', { name: '删除' }).click();
  const scope = page.getByRole('dialog', { name: '删除日程' });
  await expect(scope.getByRole('radio', { name: '此日程', exact: true })).toBeChecked();
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await scope.getByRole('radio', { name: '所有日程' }).check();
  await scope.getByRole('button', { name: '删除' }).click();
  expect((await asked).url()).toMatch(/\/3(?:\?|$)/);
  // Somebody else made it: the server says so, and the dialog stays.
  await expect(page.getByText(/只有创建人|创建人/).first()).toBeVisible();
});

test('SHELL-2.6 mark all read asks first and says that it cannot be undone', LONG_RUN, async ({ page, world }) => {
  await world.openAs(page, 'staff');
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: '全部标为已读' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('无法撤销');
  await question.getByRole('button', { name: '全部标为已读' }).click();
  await expect(drawer(page).getByText('没有未读消息')).toBeVisible();
  await expect.poll(() => unread(page)).toBe(0);
});

test(
  'SHELL-2.1 SHELL-2.6 “more” leads to /messageRecord; its filters live in the address; chosen messages are deleted',
  LONG_RUN,
  async ({ page, world }) => {
    await world.openAs(page, 'admin');
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: '更多' }).click();
    await expect(page).toHaveURL(/\/messageRecord$/);
    await expect(page.getByRole('heading', { level: 1, name: '站内消息' })).toBeAttached();
    await page.getByRole('radio', { name: '系统' }).check();
    await expect(page).toHaveURL(/type=system/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '系统' })).toBeChecked();
    const title = '服务区充电桩离线告警';
    await page.getByRole('checkbox', { name: new RegExp(title) }).check();
    await page.getByRole('group', { name: /已选/ }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
  },
);

test('SHELL-2.6 by keyboard alone: open, narrow, walk, read, close, and the focus is where it was', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin');
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await tabTo(page, /条未读消息/);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await tabTo(page, '只看未读');
  await page.keyboard.press('Space');
  await expect(rows(page)).toHaveCount(20);
  await tabTo(page, /未读|公告 ·|系统 ·|流程 ·|日程 ·/);
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).nth(19)).toBeFocused();
  await expect(page.locator('[data-live-region=polite]')).toContainText(/已加载 \d+ 项/);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(20)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toBe('body');
  await drawer(page).getByRole('searchbox').focus();
  await page.keyboard.type('11月9日通行费日报');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, /11月9日通行费日报/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '11月9日通行费日报已生成' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('SHELL-2.1 /emailDetail shows a mail of the list, whole', async ({ strictPage: page, world }) => {
  const [mail] = (await (await byApi(world, 'admin')).send('GET', '/api/visualdev/Dashboard/Email')).list;
  await world.openAs(page, 'admin', `/emailDetail?id=${mail.id}`);
  await expect(page.getByRole('heading', { level: 1, name: mail.fullName })).toBeVisible();
  await expect(page.getByText('路网运行中心 <center@milepost.test>')).toBeVisible();
  await expect(page.getByRole('article').getByText('融雪剂、防滑料到位', { exact: false })).toBeVisible();
  await expect(page).toHaveTitle(/查看邮件/);
});

for (const { name, ...use } of FURTHER_LOOKS)
  test.describe(name, () => {
    test.use(use);
    test('SHELL-2.6 drawer, message, record: nothing to object to, and nothing wider than the page', async ({ page, world }) => {
      await world.openAs(page, 'admin');
      await openDrawer(page);
      await settle(page);
      await expectAccessible(page, 'drawer');
      // Another look may have read it.
      await drawer(page).getByRole('switch').click();
      await rows(page).filter({ hasText: '11月14日通行费日报已生成' }).click();
      await expect(page.getByRole('dialog', { name: /11月14日/ })).toBeVisible();
      await settle(page);
      await expectAccessible(page, 'message');
      await page.keyboard.press('Escape');
      await page.goto('/messageRecord');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await settle(page);
      await expectAccessible(page, 'record');
      expect(await overflowPx(page)).toBe(0);
    });
  });
