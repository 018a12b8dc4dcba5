import type { Page, Route } from '@playwright/test';
import { wholeChromiumPath } from '../../../scripts/chromium.mjs';
import { LONG_RUN, inTurn, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { goTo, hasFocus, heading, inAccountMenu } from '../faultsDesk.ts';
import { expect, test } from '../world.ts';

const ROUTES = isTestAll ? 30 : 6;

/** Addresses of the pages of the menu, branch by branch: one is open at a time. */
async function pagesOfMenu(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  const read = (selector: string, name: string) =>
    page.locator(`#sidebar ${selector}`).evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute) ?? ''), name);
  for (const id of await read('button[aria-expanded]', 'data-mp-entry')) {
    const branch = page.locator(`#sidebar button[data-mp-entry="${id}"]`);
    if ((await branch.getAttribute('aria-expanded')) !== 'true') await branch.click();
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    for (const href of await read('a[href^="/"]', 'href')) found.add(href);
  }
  return [...found];
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('R24 back and forward', () => {
  /** Layers that may lie over a page, and ways to open them. */
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

  test(
    'R24 over many routes whatever lies over a page goes with it; the page behind can be used, is at its top, and has the keyboard',
    LONG_RUN,
    async ({ calmPage: page, world }) => {
      test.slow();
      await world.openAs(page, 'admin', '/home');
      for (const [name, open] of inTurn(Object.entries(OVER), 3)) {
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
    },
  );

  test(
    `R24 back and forward over ${ROUTES} routes of the menu, something open over each: it goes, the page is at its top, the keyboard is there`,
    LONG_RUN,
    async ({ calmPage: page, world }) => {
      test.setTimeout(ROUTES * 10_000 + 180_000);
      await world.openAs(page, 'admin', '/home');
      const routes = (await pagesOfMenu(page)).slice(0, ROUTES);
      expect(routes).toHaveLength(ROUTES);
      const headings: string[] = [];
      const openOver = async (at: number) => {
        const open = at % 2 === 0 ? OVER['settings'] : OVER['search'];
        await open?.(page);
        await expect(over(page), routes[at] ?? '').toHaveCount(1);
      };
      const isThere = async (at: number) => {
        const route = routes[at] ?? '';
        await expect.poll(() => page.evaluate(() => location.pathname), route).toBe(route);
        await expect(over(page), route).toHaveCount(0);
        await expect(heading(page), route).toHaveText(headings[at] ?? /./);
        await expect.poll(() => hasFocus(page), route).toBe(true);
        expect(await page.evaluate(() => document.querySelector('#page')?.scrollTop), route).toBe(0);
      };
      for (const [at, route] of routes.entries()) {
        await goTo(page, route);
        await isThere(at);
        headings.push((await heading(page).textContent()) ?? '');
        await openOver(at);
      }
      // The last one has something over it: the way back leaves that as well.
      for (let at = ROUTES - 2; at >= 0; at -= 1) {
        await page.goBack();
        await isThere(at);
        await openOver(at);
      }
      for (let at = 1; at < ROUTES; at += 1) {
        await page.goForward();
        await isThere(at);
      }
    },
  );

  test('R24 text that is not saved in a dialog is kept with its page, and the tag says so; forward brings it back', async ({
    calmPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
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

  test('R24 what lies over all pages and holds text that is not saved stays', async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
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
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    for (const to of ['/systemData/dictionary', '/profile', '/no/such/page', '/messageRecord']) await goTo(page, to);
    await expect(page).toHaveURL(/\/messageRecord$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/404$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/messageRecord$/);
    await inAccountMenu(page, '退出登录');
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('input[name=account]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/login?redirect=%2F404');
    await page.goBack();
    await expect(page).toHaveURL('/login?redirect=%2Fprofile');
    await expect(page.locator('input[name=account]')).toBeVisible();
    await expect(page.locator('#page')).toHaveCount(0);
  });

  test(
    'R24 who goes back while the login page is still on its way comes to the login page, with the address they wanted',
    LONG_RUN,
    async ({ calmPage: page, world }) => {
      // Signed in by a token: what the login page says is fetched only now, and comes when the test says so.
      await world.openAs(page, 'admin', '/home');
      for (const to of ['/profile', '/messageRecord']) await goTo(page, to);
      await expect(heading(page)).toHaveText('站内消息');
      await inAccountMenu(page, '退出登录');
      const yes = page.getByRole('alertdialog').getByRole('button', { name: '退出登录' });
      await yes.waitFor();
      const held: Route[] = [];
      let isHeld = true;
      await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
      await yes.click();
      await expect(page).toHaveURL(/\/login$/);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.goBack();
      await expect(page).toHaveURL('/login?redirect=%2Fprofile');
      await expect(heading(page)).toHaveText('站内消息');
      isHeld = false;
      for (const route of held) await route.continue();
      await expect(page.locator('input[name=account]')).toBeVisible();
      await expect(page).toHaveURL('/login?redirect=%2Fprofile');
      await expect(page.locator('#page')).toHaveCount(0);
    },
  );

  test(
    'R24 a page out of the browser’s back/forward cache is loaded anew, and the guard runs',
    LONG_RUN,
    async ({ playwright, launchOptions, world }) => {
      // Playwright switches the cache off.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: wholeChromiumPath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage({ baseURL: world.consoleUrl, locale: 'zh-CN' });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}${persisted ? 'kept ' : 'loaded '}`);
          // Whether a person could read it before it is loaded anew.
          if (persisted) sessionStorage.setItem('wasVisible', String(document.body.checkVisibility()));
        }),
      );
      const shown = () => page.evaluate(() => sessionStorage.getItem('shown')).catch(() => null);
      await world.openAs(page, 'admin', '/home');
      await page.goto('/system/area');
      await expect(heading(page)).toHaveText('行政区划');
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(shown).toMatch(/loaded kept loaded $/);
      expect(await page.evaluate(() => sessionStorage.getItem('wasVisible'))).toBe('false');
      await expect(heading(page)).toHaveText('行政区划');
      // A session that ends meanwhile shows the page no more.
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      await page.goto('about:blank');
      await fetch(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: token } });
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.locator('#page')).toHaveCount(0);
      await browser.close();
    },
  );
});
