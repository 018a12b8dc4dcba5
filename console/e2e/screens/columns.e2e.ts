import type { Browser, Page, Route } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { toasts } from '../faults/page.ts';
import { expect, expectAccessible, test, violations, watchPolicy } from '../world.ts';
import type { Account, World } from '../world.ts';
import { focusedName, tabTo } from '../walk.ts';

const LIST = '/messageRecord';
const headers = (page: Page) => page.locator('#page [role=columnheader]').allTextContents();
const separator = (page: Page, name: string) => page.locator(`#page [role=separator][aria-label="调整 ${name} 列宽"]`);
const widthOf = async (page: Page, name: string) =>
  Math.round((await page.locator('#page [role=columnheader]', { hasText: name }).boundingBox())?.width ?? 0);

/** The list of messages of a person in a browser of their own. */
async function listOf(browser: Browser, world: World, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.consoleUrl, locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await watchPolicy(page);
  await world.openAs(page, account, LIST);
  await shown(page);
  return page;
}
const shown = (page: Page) => page.locator('#page [role=row]').nth(1).waitFor();

/** Request of a page that keeps its columns. */
const kept = (page: Page) => page.waitForResponse((answer) => answer.url().includes('SetColumnsByModuleId') && answer.ok());

test(
  'FORMS-2.9 columns: a person widens one and hides one by keyboard, and both are so after a reload and on another device',
  LONG_RUN,
  async ({ browser, world }) => {
    const page = await listOf(browser, world, 'admin');
    const before = await headers(page);
    expect(before).toEqual(['', '标题', '类型', '发送人', '发送时间', '状态', '操作']);
    const declaredPx = await widthOf(page, '类型');

    await test.step('a width, by the keys of its edge', async () => {
      await separator(page, '类型').waitFor({ state: 'attached' });
      await page.locator('#page [role=row]').nth(1).focus();
      await page.keyboard.press('ArrowUp');
      for (let step = 0; step < before.length && !(await focusedName(page)).startsWith('类型'); step += 1)
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('F2');
      await expect(separator(page, '类型')).toBeFocused();
      const saved = kept(page);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('ArrowRight');
      await saved;
      await expect(separator(page, '类型')).toHaveAttribute('aria-valuenow', String(declaredPx + 48));
      expect(await widthOf(page, '类型')).toBe(declaredPx + 48);
    });

    await test.step('a hidden column, in the drawer', async () => {
      await page.getByRole('searchbox', { name: '搜索消息' }).focus();
      await tabTo(page, '列设置');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: '列表显示设置' });
      await expect(drawer).toBeVisible();
      await expectAccessible(page, 'column settings');
      for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown');
      expect(await focusedName(page)).toBe('发送人，第 3 项，共 5 项，已显示');
      await page.keyboard.press('Space');
      await tabTo(page, '确定');
      const saved = kept(page);
      await page.keyboard.press('Enter');
      await saved;
      await expect(page.getByRole('button', { name: '列设置', exact: true })).toBeFocused();
      await expect.poll(() => headers(page)).toEqual(['', '标题', '类型', '发送时间', '状态', '操作']);
    });

    await test.step('both are so after a reload, before the server has said so', async () => {
      await page.route('**/GetColumnsByModuleId/**', () => undefined);
      await page.reload();
      await shown(page);
      expect(await headers(page)).toEqual(['', '标题', '类型', '发送时间', '状态', '操作']);
      expect(await widthOf(page, '类型')).toBe(declaredPx + 48);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('and on another device', async () => {
      const other = await listOf(browser, world, 'admin');
      await expect.poll(() => headers(other)).toEqual(['', '标题', '类型', '发送时间', '状态', '操作']);
      await expect.poll(() => widthOf(other, '类型')).toBe(declaredPx + 48);
    });

    await test.step('somebody else has them as they were made', async () => {
      const staff = await listOf(browser, world, 'staff');
      await separator(staff, '类型').waitFor({ state: 'attached' });
      expect(await headers(staff)).toEqual(before);
      expect(await widthOf(staff, '类型')).toBe(declaredPx);
    });
  },
);

test(
  'FORMS-2.9 columns: what the server does not take is told, stays in this browser, and is sent the next time',
  LONG_RUN,
  async ({ browser, world }) => {
    const page = await listOf(browser, world, 'admin');
    await page.route(/SetColumnsByModuleId/, (route) =>
      route.fulfill({ status: 200, json: { code: 400, msg: '列设置服务维护中', data: null } }),
    );
    await separator(page, '发送时间').dblclick();
    await expect(page.getByText('列设置未能保存到服务器，已保存在此浏览器中。').first()).toBeVisible();
    const widthPx = await widthOf(page, '发送时间');
    await page.getByRole('button', { name: '列设置', exact: true }).click();
    await expect(page.getByText('仅保存在此浏览器中：服务器没有保存成功。')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute(/SetColumnsByModuleId/);
    const saved = kept(page);
    await page.reload();
    await saved;
    expect(await widthOf(page, '发送时间')).toBe(widthPx);
  },
);

test(
  'FORMS-2.9 columns: no list waits for them: neither for the server nor for what arranges them',
  LONG_RUN,
  async ({ browser, world }) => {
    const page = await listOf(browser, world, 'admin');
    const before = await headers(page);
    const saved = kept(page);
    await separator(page, '发送时间').dblclick();
    await saved;
    const widthPx = await widthOf(page, '发送时间');

    // Nothing of either ever comes: the rows do, in the columns as they were made.
    const held: Route[] = [];
    await page.route(/GetColumnsByModuleId|\/ColumnModel-/, (route) => void held.push(route));
    await page.reload();
    await shown(page);
    expect(await headers(page)).toEqual(before);
    expect(await widthOf(page, '发送时间')).not.toBe(widthPx);
    await page.locator('#page [role=row]').nth(1).focus();
    const row = await page.evaluateHandle(() => document.activeElement);

    // It comes late: the columns follow, and nobody who works with the rows loses them.
    for (const route of held) if (route.request().url().includes('/ColumnModel-')) await route.continue();
    await expect.poll(() => widthOf(page, '发送时间')).toBe(widthPx);
    expect(await row.evaluate((element) => element === document.activeElement && element !== document.body)).toBe(true);
    await expect(toasts(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  },
);
