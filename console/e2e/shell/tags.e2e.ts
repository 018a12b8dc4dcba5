import type { Page } from '@playwright/test';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { hold } from '../faultsDesk.ts';
import { settle } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: '已打开页面' });
const tag = (page: Page, name: string) => bar(page).getByRole('link', { name });
const heading = (page: Page) => page.locator('main h1:visible');
const said = (page: Page) => page.locator('[data-live-region=polite]');

/** Opens the search of the menu by its keys, as soon as they are known. */
async function openSearch(page: Page) {
  await expect(page.getByRole('button', { name: '搜索导航菜单' })).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await page.keyboard.press('Control+k');
}

/** Goes to a page by the search of the menu, which keeps the pages that are open. */
async function goTo(page: Page, name: string) {
  await openSearch(page);
  await page.getByRole('combobox', { name: '搜索导航菜单' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(tag(page, name)).toHaveAttribute('aria-current', 'page');
}

test.describe('SHELL-2.4 tabs of visited pages', () => {
  test.use({ locale: 'zh-CN' });
  test('by keyboard: Enter shows a page, its menu builds it anew, Delete closes it, and the keyboard is where one goes on', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin');
    // A page that is left before it was shown has no tag.
    await expect(tag(page, '数据字典')).toBeVisible();
    await goTo(page, '行政区划');
    await expect(bar(page).getByRole('link')).toHaveText([/^首页/, '数据字典', '行政区划']);

    await test.step('Refresh in the menu builds the page anew and puts the keyboard on its heading', async () => {
      await heading(page).evaluate((element) => element.setAttribute('data-before', ''));
      await tag(page, '行政区划').focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: '刷新' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page)).toContainText('页面已刷新');
      await expect(heading(page)).not.toHaveAttribute('data-before');
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL(/\/system\/area$/);
    });

    await test.step('Enter on a tag shows its page and puts the keyboard on its heading', async () => {
      await tag(page, '行政区划').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tag(page, '数据字典')).toBeFocused();
      await expect(page).toHaveURL(/\/system\/area$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/systemData\/dictionary/);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(/^数据字典 - /);
      // The same on the tag of the page that is shown.
      await tag(page, '数据字典').focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
    });

    await test.step('Delete closes the page that is shown; its neighbour is shown and its tag has the keyboard', async () => {
      await tag(page, '行政区划').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/system\/area$/);
      await tag(page, '行政区划').focus();
      await page.keyboard.press('Delete');
      await expect(said(page)).toContainText('已关闭 行政区划');
      await expect(page).toHaveURL(/\/systemData\/dictionary/);
      await expect(tag(page, '数据字典')).toBeFocused();
    });
  });

  test(
    'a middle click closes a tab but a pinned one; Close all leaves that, whose heading has the keyboard',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin');
      await expect(tag(page, '数据字典')).toBeVisible();
      await goTo(page, '行政区划');
      await tag(page, '数据字典').click({ button: 'middle' });
      await expect(bar(page).getByRole('link')).toHaveText([/^首页/, '行政区划']);
      await tag(page, '首页').click({ button: 'middle' });
      await expect(said(page)).toContainText('已固定，不能关闭');
      await expect(bar(page).getByRole('link')).toHaveCount(2);

      await goTo(page, '数据字典');
      await tag(page, '数据字典').focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: '刷新' })).toBeFocused();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: '关闭全部' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page)).toContainText('已关闭 2 个页面');
      await expect(bar(page).getByRole('link')).toHaveText([/^首页/]);
      await expect(page).toHaveURL(/\/home$/);
      await expect(heading(page)).toBeFocused();
    },
  );
});

test.describe('SHELL-2.4 header menu search', () => {
  for (const look of inTurn(
    [
      { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
      { viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
    ] as const,
    2,
    1,
  ))
    test.describe(`${look.viewport.width} px ${look.colorScheme}`, () => {
      test.use({ locale: 'zh-CN', ...look });
      test('a page is found by its initials and gone to by keyboard alone; Escape goes back to the box', async ({
        strictPage: page,
        world,
      }) => {
        await world.openAs(page, 'admin');
        const box = page.getByRole('button', { name: '搜索导航菜单' });
        await box.focus();
        await page.keyboard.press('Enter');
        const field = page.getByRole('combobox', { name: '搜索导航菜单' });
        await expect(field).toBeFocused();
        await settle(page);
        await expectAccessible(page, 'search of the menu');
        await page.keyboard.press('Escape');
        await expect(box).toBeFocused();
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused();
        await page.keyboard.type('xzqh');
        await expect(page.getByRole('option', { name: '行政区划 系统管理' })).toBeVisible();
        // The row that Enter takes.
        const active = () =>
          page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent);
        await expect.poll(active).toContain('行政区划');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/system\/area$/);
        await expect(page.locator('main h1:visible')).toBeFocused();
      });
    });

  for (const [what, part] of inTurn(
    [
      ['the palette is fetched', /\/assets\/PaletteDialog-[\w-]+\.js$/],
      ['the tools of the bar are fetched', /\/assets\/ShellTools-[\w-]+\.js$/],
    ] as const,
    2,
    1,
  ))
    test(`what is typed after Ctrl+K while ${what} lands in its field in order, Enter included; Escape calls it off`, async ({
      strictPage: page,
      world,
    }) => {
      const held = await hold(page, part);
      await world.openAs(page, 'admin', '/home');
      await expect(heading(page)).toBeVisible();
      if (part.source.includes('Palette')) await expect(page.getByRole('button', { name: '搜索导航菜单' })).toBeVisible();
      const start = page.locator('nav a[href="/home"]').first();
      await start.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('q');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sjx');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('zd');
      await expect.poll(held.count).toBeGreaterThan(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/home$/);
      await held.release();
      const field = page.getByRole('combobox', { name: '搜索导航菜单' });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('sjzd');
      await page.keyboard.type('x');
      await expect(field).toHaveValue('sjzdx');
      await page.keyboard.press('Escape');
      await expect(start).toBeFocused();

      await page.keyboard.press('Control+k');
      await page.keyboard.type('xzqh');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/system\/area$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('what is typed after a new record was asked for is in its first field though the form is fetched first, and is no command of the list', async ({
    strictPage: page,
    world,
  }) => {
    const held = await hold(page, /\/assets\/ResourceForm-[\w-]+\.js$/);
    await world.openAs(page, 'admin', '/permission/role');
    await page.getByRole('button', { name: /^新建/ }).press('Enter');
    await page.keyboard.type('night n');
    await expect.poll(held.count).toBeGreaterThan(0);
    await held.release();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await expect(field).toBeFocused();
    await page.keyboard.type('urse');
    await expect(field).toHaveValue('night nurse');
  });

  test('it is the search of a list where that is the first field, whether its options are on their way or here', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/systemData/dictionary');
    const add = page.getByRole('button', { name: /^新建/ });
    for (const _ of ['on their way', 'here']) {
      await add.press('Enter');
      await page.keyboard.type('kuaisu');
      const search = page.getByRole('combobox', { name: /^搜索/ });
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('kuaisu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(
    'a page that brings another heading once its content has come has the keyboard on that one',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: '搜索导航菜单' })).toBeFocused();
      await page.keyboard.type('sjzd');
      await expect(page.getByRole('option', { name: /^数据字典 / })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/category=/);
      await expect(page.locator('main h1:visible')).toHaveText('交通事件类型');
      await expect(page.locator('main h1:visible')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main h1:visible')).not.toBeFocused();
    },
  );

  test('only the permitted menu is searched', LONG_RUN, async ({ page, world }) => {
    await world.openAs(page, 'staff');
    await openSearch(page);
    await page.getByRole('combobox', { name: '搜索导航菜单' }).fill('用户管理');
    await expect(page.getByText('没有匹配的菜单或操作')).toBeVisible();
  });

  test.use({ locale: 'zh-CN' });
  test('? shows every shortcut; the switch turns those of a single key off', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin');
    await page.locator('main h1:visible').click();
    // The keys are known as soon as the tools of the bar are there.
    await expect(page.getByRole('button', { name: '搜索导航菜单' })).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(sheet).toContainText('搜索导航菜单');
    await sheet.getByRole('switch', { name: '单键快捷键' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '搜索导航菜单' });
    await expect(palette).toBeVisible();
    await expect(sheet).toBeHidden();
    // What can be done to the page does not need the tags of open pages.
    await page.keyboard.type('标签页');
    await palette.getByRole('option', { name: /^标签页/ }).click();
    await expect(bar(page)).toHaveCount(0);
    await openSearch(page);
    await page.keyboard.type('刷新');
    await expect(palette.getByRole('option', { name: /刷新/ })).toHaveCount(1);
  });
});
