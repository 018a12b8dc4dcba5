import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './world.ts';

const looks = [
  { name: '1280 px light zh', viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'zh-CN' },
  { name: '1280 px dark en', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', locale: 'en-GB' },
  { name: '375 px light zhtw', viewport: { width: 375, height: 740 }, colorScheme: 'light', locale: 'zh-TW' },
  { name: '375 px dark zh', viewport: { width: 375, height: 740 }, colorScheme: 'dark', locale: 'zh-CN' },
] as const;

const LIST = /\/api\/system\/DictionaryData\/\d+\?/;
const CATEGORIES = /\/api\/system\/DictionaryType\?/;
const answer = (data: unknown) => ({ json: { code: 200, msg: '', data } });

/** Screens and states, each reached from a fresh sign-in as admin; returns when the state stands still. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'login, nothing filled in': async (page) => {
    await page.goto('/login');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  },
  'login, refused': async (page) => {
    await signIn(page, 'locked', '/login');
    await expect(page.locator('form [role=alert] p')).toBeVisible();
  },
  home: async (page) => {
    await signIn(page, 'admin', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'not found': async (page) => {
    await signIn(page, 'admin', '/no/such/page');
    await expect(page).toHaveURL(/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'a page that is not built yet': async (page) => {
    await signIn(page, 'admin', '/report/tollDaily');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'insufficient permission': async (page) => {
    await signIn(page, 'guest', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'dictionary, a flat list': async (page) => {
    await signIn(page, 'admin');
    await openCategory(page, '计量单位');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  },
  'dictionary, a tree': async (page) => {
    await signIn(page, 'admin');
    await openCategory(page, '路产设施', '路产设施类型');
    await expect(page.getByRole('treegrid').getByRole('row').nth(2)).toBeVisible();
  },
  'dictionary, nothing matches': async (page) => {
    await signIn(page, 'admin');
    await openCategory(page, '计量单位');
    await page.getByRole('search').getByRole('searchbox').fill('没有这样的条目');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('row').nth(1)).toBeHidden();
  },
  'dictionary, loading': async (page) => {
    await page.route(LIST, () => {});
    await signIn(page, 'admin');
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  },
  'dictionary, the list failed': async (page) => {
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, 'admin');
    await expect(page.getByText(/没有加载成功|did not load|未能載入/).first()).toBeVisible();
  },
  'dictionary, the categories failed': async (page) => {
    await page.route(CATEGORIES, (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, 'admin');
    await expect(page.getByRole('button', { name: /重试|Retry|重試/ }).first()).toBeAttached();
  },
  'dictionary, no categories at all': async (page) => {
    await page.route(CATEGORIES, (route) => route.fulfill(answer({ list: [] })));
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Chooses a category by its path of names, in the pane or, on a narrow page, in the drawer. */
async function openCategory(page: Page, ...path: string[]) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 992;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (isNarrow) await page.getByRole('button', { name: /交通事件/ }).click();
  for (const name of path) {
    const node = page.getByRole('treeitem', { name: new RegExp(`^${name}( \\d+)?$`) });
    await node.focus();
    await page.keyboard.press(name === path.at(-1) ? 'Enter' : 'ArrowRight');
  }
  await expect(page).toHaveURL(/category=/);
}

for (const { name, ...use } of looks)
  test.describe(name, () => {
    test.use(use);
    for (const [state, reach] of Object.entries(states))
      test(`${state}: nothing to object to, and nothing wider than the page`, async ({ page }) => {
        await reach(page);
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));
        await expectAccessible(page, state);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(
          { 'zh-CN': 'zh-Hans-CN', 'zh-TW': 'zh-Hant-TW', 'en-GB': 'en' }[use.locale],
        );
      });
  });

test.describe('what lies over the dictionary', () => {
  for (const { name, ...use } of looks)
    test.describe(name, () => {
      test.use(use);
      test('entry dialog, its problems, the drawer, the category dialog, a question, the messages: nothing to object to', async ({
        page,
      }) => {
        await signIn(page, 'admin');
        await openCategory(page, '计量单位');
        await expect(page.getByRole('row').nth(2)).toBeVisible();
        await page
          .getByRole('button', { name: /新建字典|New entry|新增字典/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'entry dialog');
        await page.getByRole('button', { name: /^(保存|Save|儲存)$/ }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'entry dialog with problems');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        if ((page.viewportSize()?.width ?? 0) < 992) await page.getByRole('button', { name: /计量单位/ }).click();
        await page.getByRole('button', { name: /分类的更多操作|More about categories|分類的更多操作/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'menu');
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByRole('treegrid').getByRole('row').nth(2)).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'category drawer');
        await page.getByRole('button', { name: /新建分类|New category|新增分類/ }).click();
        await expect(page.getByRole('dialog').last().getByRole('textbox').first()).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'category dialog');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        await page.getByRole('button', { name: /最近消息|Recent messages|最近訊息/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await settle(page);
        await expectAccessible(page, 'messages');
      });
    });
});

const settle = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));
