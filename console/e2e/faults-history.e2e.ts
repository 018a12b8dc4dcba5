import type { Page } from '@playwright/test';
import { goTo, hasFocus, heading, inAccountMenu, isMarked, mark, test } from './faultsDesk.ts';
import { expect, signIn } from './world.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('R24 back and forward', () => {
  /** What may lie over a page, and how it is opened. */
  const OVER: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a dialog of the page': (page) => page.getByRole('button', { name: '新建字典' }).first().click(),
    'a drawer of the page': async (page) => {
      await page.getByRole('button', { name: '分类的更多操作' }).click();
      await page.getByRole('menuitem', { name: '分类管理' }).click();
    },
    messages: (page) => page.getByRole('button', { name: /条未读消息$|^站内消息$/ }).click(),
    'recent notifications': (page) => inAccountMenu(page, '最近提示'),
    settings: (page) => page.getByRole('button', { name: '界面设置' }).click(),
    about: (page) => inAccountMenu(page, '关于'),
    password: (page) => inAccountMenu(page, '修改密码'),
    search: (page) => page.getByRole('button', { name: '搜索导航菜单' }).first().click(),
    'a question': async (page) => {
      await page.getByRole('button', { name: '孙婉宁' }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    },
  };
  const over = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

  test('R24 over many routes whatever lies over a page goes with it; the page behind can be used, is at its top, and has the keyboard', async ({
    calmPage: page,
  }) => {
    test.slow();
    await signIn(page, 'admin', '/home');
    for (const [name, open] of Object.entries(OVER)) {
      await goTo(page, '/systemData/dictionary');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await open(page);
      await expect(over(page), name).toHaveCount(1);
      await page.goBack();
      await expect(page, name).toHaveURL(/\/home$/);
      await expect(over(page), name).toHaveCount(0);
      // What was opened from the bar gives the keyboard back there.
      if (name.endsWith('of the page')) await expect(heading(page), name).toBeFocused();
      else await expect.poll(() => hasFocus(page), name).toBe(true);
      expect(await page.evaluate(() => document.querySelector('#page')?.scrollTop), name).toBe(0);
      expect(await page.locator('#page').evaluate((main) => main.closest('[inert], [aria-hidden=true]') === null), name).toBe(true);
      await page.goForward();
      await expect(page, name).toHaveURL(/\/systemData\/dictionary/);
      await expect(over(page), name).toHaveCount(0);
      await page.goBack();
      await expect(page, name).toHaveURL(/\/home$/);
    }
  });

  test('R24 text that is not saved in a dialog is kept with its page, and the tag says so; forward brings it back', async ({
    calmPage: page,
  }) => {
    await signIn(page, 'admin', '/home');
    await goTo(page, '/systemData/dictionary');
    await page.getByRole('button', { name: '新建字典' }).first().click();
    const dialog = dialogOf(page, '新建字典');
    await dialog.getByLabel('名称').fill('不会丢');
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(over(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    const tag = page.getByRole('navigation', { name: '已打开页面' }).getByRole('link', { name: /^数据字典/ });
    await expect(tag).toContainText('有未保存的更改');
    await page.goForward();
    await expect(dialog.getByLabel('名称')).toHaveValue('不会丢');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
    await expect(over(page)).toHaveCount(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
  });

  test('R24 what lies over all pages and holds text that is not saved stays', async ({ calmPage: page }) => {
    await signIn(page, 'admin', '/home');
    await goTo(page, '/systemData/dictionary');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await inAccountMenu(page, '修改密码');
    const dialog = dialogOf(page, '修改密码');
    await dialog.getByLabel('旧密码', { exact: true }).fill('半截密码');
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(dialog.getByLabel('旧密码', { exact: true })).toHaveValue('半截密码');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
    await expect(over(page)).toHaveCount(0);
  });

  test('R24 the guard runs again: after logging out no way back shows a page, and the address says where one wanted to go', async ({
    calmPage: page,
  }) => {
    await signIn(page, 'admin', '/home');
    for (const to of ['/systemData/dictionary', '/profile', '/no/such/page', '/messageRecord']) await goTo(page, to);
    await expect(page).toHaveURL(/\/messageRecord$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/404$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/messageRecord$/);
    await inAccountMenu(page, '退出登录');
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL('/login?redirect=%2F404');
    await page.goBack();
    await expect(page).toHaveURL('/login?redirect=%2Fprofile');
    await expect(page.locator('input[name=account]')).toBeVisible();
    await expect(page.locator('#page')).toHaveCount(0);
  });

  test('R24 a page out of the back/forward cache is loaded anew', async ({ calmPage: page }) => {
    await signIn(page, 'admin', '/home');
    await mark(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(heading(page)).toBeVisible();
  });
});
