import type { Locator, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import { expect, signIn, test } from '../world.ts';

const tags = (page: Page) => page.getByRole('navigation', { name: '已打开页面' });
const tag = (page: Page, name: string) => tags(page).getByRole('link', { name: new RegExp(`^${name}`) });
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: '界面设置' }).click();
  return page.getByRole('dialog', { name: '界面设置' });
};
/** Chooses a layout, and waits until the server knows: it gives it to whoever signs in next. */
async function chooseLayout(drawer: Locator, name: string) {
  const told = drawer.page().waitForResponse((answer) => answer.url().includes('SystemTheme'));
  await drawer.getByRole('radio', { name }).click({ force: true });
  await told;
}
const LANDMARKS = 'header, nav[aria-label], main';

test.describe('SHELL-2.4 layouts', () => {
  test('four layouts change without losing the page, what is typed or the focus, with the same landmarks', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    await page.goto('/dev/form');
    const field = page.getByRole('textbox', { name: 'f1', exact: true });
    await field.fill('不会丢');
    const drawer = await openSettings(page);
    for (const name of ['功能', '混合', '简约', '经典']) {
      await chooseLayout(drawer, name);
      await expect(drawer.getByRole('radio', { name })).toBeChecked();
      await expect(field).toHaveValue('不会丢');
      await expect(page.locator('main')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '界面设置' })).toBeFocused();
    await expect(page.locator(LANDMARKS).first()).toBeVisible();
  });
});

test(
  'SHELL-4 layoutType is taken from the theme that signing in returns: what was chosen on one computer is there on another',
  LONG_RUN,
  async ({ strictPage: page, browser, baseURL, world }) => {
    await world.openAs(page, 'double', '/home');
    const drawer = await openSettings(page);
    await chooseLayout(drawer, '简约');
    const other = await browser.newContext({ baseURL });
    const elsewhere = await other.newPage();
    await signIn(elsewhere, 'double', '/home');
    await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('jnpf_layoutType'))).toBe('plain');
    await other.close();
    await chooseLayout(drawer, '经典');
  },
);

test.describe('SHELL-2.4 on the narrowest page', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('the name of the page is whole beside the tools, in three languages', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/messageRecord');
    for (const [locale, name] of [
      ['zh', '站内消息'],
      ['zhtw', '站內訊息'],
      ['en', 'Site messages'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('jnpf_locale', chosen), locale);
      await page.reload();
      const crumb = page.locator('header [aria-current=page]');
      await expect(crumb).toHaveText(name);
      await expect(page.locator('header').getByRole('button')).toHaveCount(5);
      expect(await crumb.evaluate((box) => [box.scrollHeight > box.clientHeight, box.scrollWidth > box.clientWidth])).toEqual([
        false,
        false,
      ]);
    }
  });
});

test.describe('SHELL-2.4 tags view', () => {
  test(
    'visited pages are tags; home is pinned; closing goes to the neighbour and is said',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', '/systemData/dictionary');
      await expect(tag(page, '数据字典')).toHaveAttribute('aria-current', 'page');
      await tag(page, '首页').click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await tag(page, '数据字典').click({ button: 'middle' });
      await expect(tag(page, '数据字典')).toHaveCount(0);
      await tag(page, '首页').press('Delete');
      await expect(tag(page, '首页')).toHaveCount(1);
    },
  );

  test('a page with something typed is kept, marked, and asked about before it closes', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await page.goto('/dev/form');
    const field = page.getByRole('textbox', { name: 'f1', exact: true });
    await field.fill('不会丢');
    await tag(page, '首页').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(field).toBeHidden();
    const form = tag(page, '/dev/form');
    await expect(form).toContainText('有未保存的更改');
    await form.press('Delete');
    const question = page.getByRole('alertdialog', { name: '有未保存的更改' });
    await expect(question.getByRole('button', { name: '继续编辑' })).toBeFocused();
    await page.keyboard.press('Enter');
    await form.click();
    await expect(field).toHaveValue('不会丢');
    await form.press('Delete');
    await question.getByRole('button', { name: '放弃' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('refresh goes through /redirect and builds the page anew', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/systemData/dictionary');
    await page.waitForLoadState('networkidle');
    const search = page.getByRole('searchbox').first();
    await search.fill('护栏');
    await tag(page, '数据字典').press('Shift+F10');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).not.toHaveCount(0);
    await menu.getByRole('menuitem', { name: '刷新' }).click();
    await expect(page).toHaveURL(/\/systemData\/dictionary/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(search).toHaveValue('');
    await page.goto('/redirect/systemData/dictionary?keyword=ETC');
    await expect(page).toHaveURL(/\/systemData\/dictionary\?.*keyword=ETC/);
  });

  test('with the page cache on a page comes back as it was left', async ({ strictPage: page, world }) => {
    await page.addInitScript(() => localStorage.setItem('jnpf_useCache', 'true'));
    await world.openAs(page, 'admin', '/systemData/dictionary');
    const search = page.getByRole('searchbox').first();
    await search.fill('护栏');
    await tag(page, '首页').click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(search).toBeHidden();
    await tag(page, '数据字典').click();
    await expect(search).toHaveValue('护栏');
    // What is kept lies over nothing.
    await search.click();
    await expect(search).toBeFocused();
  });
});

test.describe('SHELL-2.4 navbar', () => {
  test('the about dialog shows name and version of the system', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await page.getByRole('button', { name: '孙婉宁' }).click();
    await page.getByRole('menuitem', { name: '关于' }).click();
    await expect(page.getByRole('dialog', { name: '关于' })).toContainText('3.4.7');
  });

  test('after arriving from login the previous sign-in is told, and stays in the list of recent notifications', async ({
    strictPage: page,
    world,
  }) => {
    await tokenOf(world.apiUrl, 'admin');
    await signIn(page, 'admin', '/home');
    await expect(page.getByText(/^上次登录：/).first()).toBeAttached();
    await page.getByRole('button', { name: '孙婉宁' }).click();
    await page.getByRole('menuitem', { name: '最近提示' }).click();
    await expect(page.getByRole('dialog').getByText(/上次登录：/)).toBeVisible();
  });
});

test(
  'SHELL-2.3 an entry that opens a window is listed on the first page too: kept at hand, opened as from the menu, and then among the last ones',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await page
      .context()
      .route('**/manual/index.html', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>操作手册</title>' }),
      );
    await world.openAs(page, 'admin', '/home');
    const menus = page.getByRole('region', { name: '常用菜单' });
    await menus.getByRole('button', { name: '全部菜单' }).click();
    await menus.getByRole('button', { name: '收藏“操作手册”' }).click();
    // What is only heard of such an entry does not make the frame longer than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const list = (name: string) => menus.getByRole('heading', { level: 3, name }).locator('xpath=..');
    const kept = list('收藏').getByRole('link', { name: '操作手册 在新窗口打开' });
    await kept.focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const manual = await opened;
    await expect(manual).toHaveTitle('操作手册');
    await manual.close();
    await expect(list('最近访问').getByRole('listitem').first()).toContainText('操作手册');
    await page.reload();
    await expect(kept).toBeVisible();
    await expect(list('最近访问').getByRole('listitem').first()).toContainText('操作手册');
  },
);
