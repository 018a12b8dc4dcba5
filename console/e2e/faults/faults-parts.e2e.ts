import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { goTo, hasFocus, hold, inAccountMenu, isMarked, mark } from '../faultsDesk.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const messages = (page: Page) => page.getByRole('region', { name: '消息' });

/** Answer a fault gives for the program's own files. */
const GONE = { status: 404, contentType: 'text/plain', body: 'Not Found' } as const;

test.describe('R33 a part of the program that does not come', () => {
  test('R33 from a server that has this build still is asked for again by itself, and nothing is loaded anew', async ({ page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await page.waitForLoadState('networkidle');
    let asked = 0;
    await page.route(/\/assets\/ProfilePage-[\w-]+\.js$/, (route) => ((asked += 1) === 1 ? route.fulfill(GONE) : route.continue()));
    await mark(page);
    await goTo(page, '/profile');
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(asked).toBe(2);
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);
  });

  test('R33 for good says so in its place, offers no load for a new version there is not, and typed text stays', async ({
    page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    await goTo(page, '/dev/form');
    const field = page.getByRole('textbox', { name: 'f1', exact: true });
    await field.fill('不会丢');
    await page.route(/\/assets\/ProfilePage-[\w-]+\.js$/, (route) => route.fulfill(GONE));
    await mark(page);
    await goTo(page, '/profile');
    await expect(page.getByRole('heading', { level: 1, name: '页面没有加载成功' })).toBeVisible();
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue('不会丢');
    expect(await isMarked(page)).toBe(true);
    await page.unroute(/\/assets\/ProfilePage-[\w-]+\.js$/);
  });

  test('R33 the part that makes the login form usable is asked for until it comes, and what was typed and pressed meanwhile counts', async ({
    page,
  }) => {
    let asked = 0;
    let fail = () => {};
    const isTyped = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/assets\/login-[\w-]+\.js$/, async (route) => {
      asked += 1;
      await isTyped;
      await (asked === 1 ? route.fulfill(GONE) : route.continue());
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name=account]').fill('admin');
    await page.locator('input[name=password]').fill(ACCOUNTS.admin);
    await page.locator('button[type=submit]').click();
    fail();
    await expect(page).toHaveURL(/\/home$/);
    expect(asked).toBeGreaterThan(1);
  });

  test('R33 a lock screen that does not arrive locks all the same: nothing of the page is left, what was typed comes back', async ({
    calmPage: page,
    world,
  }) => {
    await page.route(/\/assets\/bootLock-[\w-]+\.js$/, (route) => route.fulfill(GONE));
    await world.openAs(page, 'admin', '/home');
    await goTo(page, '/dev/form');
    const typed = page.getByRole('textbox', { name: 'f1', exact: true });
    await typed.fill('不会丢');
    await mark(page);
    await inAccountMenu(page, '锁定屏幕');
    await expect(page.getByRole('heading', { level: 1, name: '锁屏页面没有加载出来' })).toBeVisible();
    await expect(typed).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.unroute(/\/assets\/bootLock-[\w-]+\.js$/);
    await page.getByRole('button', { name: '重试' }).click();
    await page.locator('#lock-password').fill(ACCOUNTS.admin);
    await page.keyboard.press('Enter');
    await expect(typed).toHaveValue('不会丢');
    expect(await isMarked(page)).toBe(true);
  });

  test(
    'R33 a drawer, a dialog or the sign-in that does not arrive fails for itself: what is typed stays, and trying again works',
    LONG_RUN,
    async ({ calmPage: page, world, request }) => {
      await page.route(/\/assets\/(SiteMessagesDrawer|SessionEnded)-[\w-]+\.js$/, (route) => route.fulfill(GONE));
      await world.openAs(page, 'admin', '/home');
      await goTo(page, '/dev/form');
      const typed = page.getByRole('textbox', { name: 'f1', exact: true });
      await typed.fill('不会丢');
      await page.waitForLoadState('networkidle');

      await page.getByRole('button', { name: /条未读消息$|^站内消息$/ }).click();
      await expect(messages(page)).toContainText('此部分没有加载成功');
      await expect(messages(page)).toContainText('您输入的内容都保持原样');
      await expect(typed).toHaveValue('不会丢');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: '界面设置' }).click();
      await expect(messages(page)).toContainText('此部分没有加载成功');
      await expect(typed).toHaveValue('不会丢');
      await goTo(page, '/profile');
      const main = page.locator('#page');
      await expect(main.getByRole('heading', { level: 1, name: '无法连接服务器' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(main.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
      await page.goBack();
      await messages(page).getByRole('button', { name: '重试' }).click();
      await page.getByRole('dialog', { name: '界面设置' }).getByRole('button', { name: '关闭' }).click();
      await expect(typed).toHaveValue('不会丢');

      const token = await page.evaluate(() => sessionStorage.getItem('token'));
      await request.get(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
      const alone = page.locator('[role=alert]:has(button)').filter({ hasText: '此部分没有加载成功' });
      await expect(alone).toBeVisible();
      await expect(typed).toHaveValue('不会丢');
      await page.unroute(/\/assets\/(SiteMessagesDrawer|SessionEnded)-[\w-]+\.js$/);
      await alone.getByRole('button', { name: '重试' }).click();
      const again = page.getByRole('dialog', { name: '重新登录' });
      await expect(again.getByLabel('密码', { exact: true })).toBeFocused();
      await page.keyboard.type(ACCOUNTS.admin);
      await page.keyboard.press('Enter');
      await expect(again).toHaveCount(0);
      await expect(typed).toHaveValue('不会丢');
    },
  );

  test('R33 a form over a list that does not arrive fails for itself: the list stays with what is typed, and trying again works', async ({
    page,
    world,
  }) => {
    const FORMS = /\/assets\/ResourceForm-[\w-]+\.js$/;
    await page.route(FORMS, (route) => route.fulfill(GONE));
    for (const [at, add] of [
      ['/system/area', '新建区域'],
      ['/systemData/dictionary', '新建字典'],
    ] as const) {
      await world.openAs(page, 'admin', at);
      const typed = page.locator('#page:visible, main').getByRole('searchbox').first();
      await typed.fill('不会丢');
      const open = page.getByRole('button', { name: add }).first();
      await open.click();
      await expect(messages(page)).toContainText('此部分没有加载成功');
      await expect(typed).toHaveValue('不会丢');
      await page.unroute(FORMS);
      await messages(page).getByRole('button', { name: '重试', exact: true }).click();
      await page.getByRole('dialog', { name: add }).getByRole('button', { name: '取消' }).click();
      await expect(typed).toHaveValue('不会丢');
      await typed.fill('');
      await page.route(FORMS, (route) => route.fulfill(GONE));
    }
  });

  test('R33 met while signing in leads into the console all the same', LONG_RUN, async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/app-[\w-]+\.js$/, (route) => ((asked += 1) <= 2 ? route.fulfill(GONE) : route.continue()));
    await page.goto('/login?redirect=%2Fprofile');
    await page.locator('input[name=account]').fill('admin');
    await page.locator('input[name=password]').fill(ACCOUNTS.admin);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  });
});

test.describe('R34 what a page shows from elsewhere', () => {
  test(
    'R34 a file that is missing is said to be, and its preview closes; a preview that fails is asked for again',
    LONG_RUN,
    async ({ page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await page.getByRole('link', { name: '占道施工申请 K98+500 – K99+100' }).click();
      await page.getByRole('tab', { name: /^附件/ }).click();
      const preview = page.getByRole('dialog', { name: /^文档预览/ });
      let answer: object | null = { code: 200, msg: '', data: '' };
      await page.route(/\/api\/file\/Uploader\/Preview\?/, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
      const open = () =>
        page
          .getByRole('tabpanel')
          .getByRole('button', { name: /施工组织方案\.pdf/ })
          .first()
          .click();
      await open();
      await expect(messages(page)).toContainText('文件不存在');
      await expect(preview).toHaveCount(0);
      await expect.poll(() => hasFocus(page)).toBe(true);

      answer = null;
      await open();
      await expect(preview.getByRole('button', { name: '重试' })).toBeVisible();
      answer = { code: 200, msg: '', data: '' };
      await preview.getByRole('button', { name: '重试' }).click();
      await expect(preview).toHaveCount(0);
    },
  );
});

test.describe('R35 a language whose words do not come', () => {
  test.use({ locale: 'en-GB' });
  /** Every file of words of a language. */
  const WORDS = /\/assets\/en-[\w-]+\.js$/;
  /** Ids of words are six letters and figures of base 64. */
  const idsIn = (page: Page) =>
    page.evaluate(() => document.body.innerText.split(/\s+/).filter((word) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[\w+/]{6}$/.test(word)));

  /** Everything the console warns of. */
  const warningsOf = (page: Page): readonly string[] => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    return warnings;
  };
  /** Notes every text and every name that is an id, or stands for words that are not here, from the first moment on. */
  const noteNameless = (page: Page, ids: readonly string[]) =>
    page.addInitScript((known) => {
      const bad = new Set([...known, '…']);
      const nameless: string[] = [];
      const NAMES = ['aria-label', 'title', 'placeholder'];
      const judge = (text: string | null, where: string) => text && bad.has(text.trim()) && nameless.push(`${where}: ${text}`);
      const look = (node: Node) => {
        if (node instanceof Text) judge(node.data, node.parentElement?.tagName ?? 'text');
        if (node instanceof Element) for (const name of NAMES) judge(node.getAttribute(name), `${node.tagName} ${name}`);
        node.childNodes.forEach(look);
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) look(node);
      }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });
      Object.assign(window, { nameless });
    }, ids);

  test('R35 the page speaks the default language, and no key is shown', LONG_RUN, async ({ calmPage: page, world }) => {
    await page.route(WORDS, (route) => route.fulfill(GONE));
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
    await expect(page.locator('button[type=submit]')).toHaveText('登录');
    await world.openAs(page, 'admin', '/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('孙婉宁');
    await goTo(page, '/profile');
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    expect(await idsIn(page)).toEqual([]);
  });

  test('R35 while the words are on their way nothing is drawn without them, and no id is shown', async ({ calmPage: page, world }) => {
    const warnings = warningsOf(page);
    await world.openAs(page, 'admin', '/login');
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    const wordFiles = [...new Set(files.filter((name) => WORDS.test(name)))];
    const bodies = await Promise.all(wordFiles.map(async (name) => (await page.request.get(name)).text()));
    const known = bodies.flatMap((words) => [...words.matchAll(/"([\w+/-]{6})":/g)].flatMap(([, id]) => id ?? []));
    expect(known.length).toBeGreaterThan(400);
    const held = await hold(page, WORDS);
    await noteNameless(page, known);
    await page.reload();
    await expect.poll(held.count).toBeGreaterThan(0);
    // Everything else has come, and would be drawn.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/oauth/CurrentUser')));
    await page.keyboard.press('Control+K');
    await page.keyboard.press('?');
    await expect(page.locator('main, nav, button, [role=dialog]')).toHaveCount(0);
    await held.release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('孙婉宁');
    await expect(page.getByRole('button', { name: '孙婉宁' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { nameless: string[] }).nameless)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test('R35 a change to it leaves the language as it is', LONG_RUN, async ({ calmPage: page, world }) => {
    await page.addInitScript(() => localStorage.setItem('jnpf_locale', 'zh'));
    await world.openAs(page, 'admin', '/home');
    await page.waitForLoadState('networkidle');
    await page.route(WORDS, (route) => route.fulfill(GONE));
    // Over something typed nothing is loaded anew.
    await goTo(page, '/dev/form');
    await page.getByRole('textbox', { name: 'f1', exact: true }).fill('不会丢');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(messages(page)).toContainText('请求出错，请重试');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
    await expect(page.getByRole('textbox', { name: 'f1', exact: true })).toHaveValue('不会丢');
    expect(await idsIn(page)).toEqual([]);
  });
});
