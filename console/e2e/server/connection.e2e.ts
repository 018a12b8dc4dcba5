import type { Page } from '@playwright/test';
import path from 'node:path';
import { readConsoleConfig, startConsole } from '../../server/index.ts';
import { goTo, isMarked, mark } from '../faultsDesk.ts';
import { expect, test } from '../world.ts';

const notice = (page: Page, words: string) => page.getByRole('region', { name: '系统提示' }).filter({ hasText: words });
const heading = (page: Page, name: string) => page.locator('#page').getByRole('heading', { level: 1, name });
const typed = (page: Page) => page.getByRole('textbox', { name: 'f1', exact: true });
const DIST = path.resolve(import.meta.dirname, '../../dist');
const config = readConsoleConfig({ MILEPOST_DEV_PAGES: 'true' });

test('a console that is stopped and started: the page says so, offers no reload, and goes on by itself with the form as it was', async ({
  page,
  world,
}) => {
  const open = (port: number) => startConsole({ port, apiUrl: world.apiUrl, dist: DIST, config });
  const first = await open(0);
  await world.openAs(page, 'admin', `${first.url}/dev/form`);
  await typed(page).fill('不会丢');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await first.close();

  await goTo(page, '/profile');
  await expect(heading(page, '无法连接服务器')).toBeVisible();
  await expect(notice(page, '无法连接服务器')).toBeVisible();
  await notice(page, '无法连接服务器').getByRole('button', { name: '立即重试' }).click();
  await expect(page.getByText('新版本')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);

  const second = await open(Number(new URL(first.url).port));
  await expect(heading(page, '个人信息')).toBeVisible();
  await expect(notice(page, '无法连接服务器')).toHaveCount(0);
  await page.goBack();
  await expect(typed(page)).toHaveValue('不会丢');
  expect(await isMarked(page)).toBe(true);
  await page.goto('about:blank');
  await second.close();
});

test('an API that is away: a save says so, and goes through with what was typed once it is back', async ({ page, ownWorld }) => {
  await ownWorld.openAs(page, 'admin', '/system/area');
  await page.getByRole('button', { name: '新建区域' }).click();
  const form = page.getByRole('dialog', { name: '新建区域' });
  await form.getByRole('textbox', { name: '名称' }).fill('新区域');
  await form.getByRole('textbox', { name: '编码' }).fill('XQY');
  await mark(page);
  const save = form.getByRole('button', { name: '保存' });
  await ownWorld.whileApiIsAway(async () => {
    await save.click();
    await expect(notice(page, '无法连接服务器')).toBeVisible();
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('新区域');
  });
  await expect(notice(page, '无法连接服务器')).toHaveCount(0);
  await save.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: /新区域/ })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('one’s own change of the menu acts at once: nothing asks for a load, and an open form stays', async ({ page, world }) => {
  await world.openAs(page, 'admin', '/dev/form');
  await typed(page).fill('不会丢');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await goTo(page, '/system/menu');
  await page.getByRole('button', { name: '编辑 路产管理' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^名称/).fill('路产事务');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('navigation').getByRole('button', { name: '路产事务', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);
  await expect(notice(page, '菜单')).toHaveCount(0);
  await goTo(page, '/dev/form');
  await expect(typed(page)).toHaveValue('不会丢');
  expect(await isMarked(page)).toBe(true);
});
