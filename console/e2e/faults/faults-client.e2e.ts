import type { BrowserContext, Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { agreeToSignOut, goTo, hold, inAccountMenu, isMarked, mark } from '../faultsDesk.ts';
import { startFaultProxy } from './proxy.ts';
import { startServer } from '../servers.ts';
import { ACCOUNTS, expect, signIn, test, thrownBy } from '../world.ts';
import type { World } from '../world.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const messages = (page: Page) => page.getByRole('region', { name: '消息' });

test(
  'R20 an import that is answered after its drawer was closed is told, waits to be read, and is not made twice',
  LONG_RUN,
  async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin');
    const open = async () => {
      await page.getByRole('button', { name: '分类的更多操作' }).click();
      await page.getByRole('menuitem', { name: '分类管理' }).click();
      await expect(dialogOf(page, '字典分类管理')).toBeVisible();
    };
    const drawer = dialogOf(page, '字典分类管理');
    const file = { name: '路产.bdd', mimeType: 'application/json', buffer: Buffer.from('{}') };
    const imported = await hold(page, /\/api\/system\/DictionaryData\/Action\/Import\?/, 'POST');
    await open();
    await drawer.locator('input[type=file]').setInputFiles(file);
    await expect.poll(imported.count).toBe(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    // While it runs nothing can begin it again.
    await open();
    const button = drawer.getByRole('button', { name: '导入中' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await drawer.locator('input[type=file]').setInputFiles(file);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await imported.answer({ code: 400, msg: '文件内容不正确', data: null });
    await expect(messages(page)).toContainText('文件内容不正确');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open();
    const report = dialogOf(page, '导入结果');
    await expect(report).toContainText('文件内容不正确');
    await expect(report).toContainText('路产.bdd');
    await report.getByRole('button', { name: '关闭' }).last().click();
    await expect(report).toBeHidden();
    expect(imported.count()).toBe(1);
  },
);

/** Behaviour of a browser's storage, or its content, before the first script of the page runs. */
const STORAGE_FAULTS: Readonly<Record<string, () => void>> = {
  'blocked on access': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'full with 4,980,736 characters': () => {
    try {
      localStorage.setItem('somebody else', 'x'.repeat(4_980_736 - 'somebody else'.length));
    } catch {
      // The browser keeps less: then it is full all the same.
    }
  },
  'reading refused': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  missing: () => localStorage.clear(),
  'corrupt JSON': () => {
    for (const name of ['layoutType', 'theme', 'size', 'locale', 'tagsView', 'owner', 'menus@1'])
      localStorage.setItem(`jnpf_${name}`, '{"v":');
  },
  'an old version': () => {
    for (const name of ['layoutType', 'theme', 'size', 'tagsView', 'appearance'])
      localStorage.setItem(`jnpf_${name}`, '{"version":1,"value":0}');
  },
  'another type': () => {
    for (const name of ['layoutType', 'theme', 'size', 'tagsView', 'locale', 'sidebar'])
      localStorage.setItem(`jnpf_${name}`, '[object Object]');
  },
};

test('R21 storage full, blocked, corrupt, old or missing, 8 cases (2 of them outside the long run): the console starts with its defaults and works', async ({
  browser,
  world,
}) => {
  test.slow();
  const cases = inTurn(Object.entries(STORAGE_FAULTS), 6);
  for (const [what, fault] of cases) {
    const context = await browser.newContext({ baseURL: world.consoleUrl, locale: 'zh-CN' });
    const page = await context.newPage();
    const thrown = thrownBy(page);
    await page.addInitScript(fault);
    await signIn(page, 'admin', '/login');
    await expect(page.locator('html'), what).toHaveAttribute('lang', 'zh-Hans-CN');
    await expect(page.getByRole('navigation', { name: '已打开页面' }), what).toBeVisible();
    // A setting holds for this page even where it cannot be kept.
    await page.getByRole('button', { name: '界面设置' }).click();
    const settings = dialogOf(page, '界面设置');
    await settings.getByRole('switch', { name: '标签页' }).click();
    await expect(page.getByRole('navigation', { name: '已打开页面' }), what).toHaveCount(0);
    await page.keyboard.press('Escape');
    await goTo(page, '/systemData/dictionary');
    await expect(page.getByRole('treeitem').first(), what).toBeVisible();
    expect(thrown, what).toEqual([]);
    await context.close();
  }
});

test.describe('R22 two tabs', () => {
  const again = (page: Page) => dialogOf(page, '重新登录');
  const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
  async function twoTabs(context: BrowserContext, world: World) {
    const [a, b] = [await context.newPage(), await context.newPage()];
    await world.openAs(a, 'admin', '/home');
    await world.openAs(b, 'admin', '/home');
    return { a, b };
  }

  test('R22 who logs out in one and signs in as somebody else leaves the other to its own person, and nothing is written for the wrong one', async ({
    context,
    world,
  }) => {
    const { a, b } = await twoTabs(context, world);
    await b.goto('/dev/form');
    const field = b.getByRole('textbox', { name: 'f1', exact: true });
    await field.fill('不是别人的');
    await a.bringToFront();
    await inAccountMenu(a, '退出登录');
    await agreeToSignOut(a);
    await expect(again(b)).toBeVisible();
    expect(await tokenOf(b)).toBeNull();

    const calls: (string | undefined)[] = [];
    b.on('request', (request) => request.url().includes('/api/system/') && calls.push(request.headers()['authorization']));
    await a.locator('input[name=account]').fill('staff');
    await a.locator('input[name=password]').fill(ACCOUNTS.staff);
    await a.locator('button[type=submit]').click();
    await a.locator('#page').waitFor();
    const stranger = await tokenOf(a);
    // The other tab still asks for its own person, and goes on as them with what they typed.
    await b.bringToFront();
    await expect(again(b).getByLabel('账号')).toHaveValue('admin');
    expect(await tokenOf(b)).toBeNull();
    await again(b).getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
    await b.keyboard.press('Enter');
    await expect(again(b)).toBeHidden();
    await expect(field).toHaveValue('不是别人的');
    const own = await tokenOf(b);
    await b.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveValue('');
    expect(own).not.toBe(stranger);
    expect(new Set(calls)).toEqual(new Set([own]));
    await expect(a.getByRole('button', { name: '何俊杰' })).toBeVisible();
    await expect(b.getByRole('button', { name: '孙婉宁' })).toBeVisible();
  });

  test('R22 a lock in one locks the other, with nothing of a dialog left on it, and what was typed returns', async ({ context, world }) => {
    const { a, b } = await twoTabs(context, world);
    await b.goto('/systemData/dictionary');
    await b.getByRole('button', { name: '新建字典' }).first().click();
    const dialog = dialogOf(b, '新建字典');
    await dialog.getByLabel('名称').fill('绝密 K98+500');
    await a.bringToFront();
    await inAccountMenu(a, '锁定屏幕');
    for (const page of [a, b]) {
      await expect(page.getByRole('button', { name: '解锁' })).toBeVisible();
      await expect(page).toHaveURL(/\/lockScreen$/);
    }
    await b.bringToFront();
    const text = await b.evaluate(
      () => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map((one) => one.value).join(),
    );
    expect(text).not.toContain('绝密 K98+500');
    await expect(b.getByLabel('密码', { exact: true })).toBeFocused();
    await b.getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
    await b.keyboard.press('Enter');
    await expect(dialog.getByLabel('名称')).toHaveValue('绝密 K98+500');
  });

  test('R22 settings of one are those of the other, without a new load', LONG_RUN, async ({ context, world }) => {
    const { a, b } = await twoTabs(context, world);
    await mark(b);
    await a.bringToFront();
    await a.getByRole('button', { name: '界面设置' }).click();
    const settings = dialogOf(a, '界面设置');
    await settings.getByRole('radio', { name: '深色' }).first().click({ force: true });
    await expect.poll(() => b.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await settings.getByRole('switch', { name: '标签页' }).click();
    await expect(b.getByRole('navigation', { name: '已打开页面' })).toHaveCount(0);
    // The last one to write wins in both.
    await b.bringToFront();
    await b.getByRole('button', { name: '界面设置' }).click();
    await dialogOf(b, '界面设置').getByRole('switch', { name: '标签页' }).click();
    await expect(a.getByRole('navigation', { name: '已打开页面' })).toHaveCount(1);
    expect(await isMarked(b)).toBe(true);
  });
});

test(
  'R36 answers in slices of 1,000 bytes over connections that close slowly are the same answers',
  LONG_RUN,
  async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin');
    const words = async () => {
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      return [await page.getByRole('treeitem').allInnerTexts(), await page.getByRole('row').allInnerTexts()];
    };
    await page.getByRole('treeitem', { name: /^计量单位/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '计量单位' })).toBeVisible();
    const address = new URL(page.url());
    // As whoever opens this address sees it: folders that were open before stay closed.
    await world.openAs(page, 'admin', address.href);
    await page.waitForLoadState('networkidle');
    const expected = await words();
    const proxy = await startFaultProxy({ target: world.apiUrl });
    proxy.poison(/./, [
      { kind: 'slice', bytes: 1000, everyMs: 5 },
      { kind: 'slowClose', ms: 300 },
    ]);
    const site = await startServer('console/server/main.ts', '--port', '0', '--api-url', proxy.url);
    await world.openAs(page, 'admin', site.url + address.pathname + address.search);
    // The counts of the categories come after them.
    await expect.poll(words).toEqual(expected);
    expect(proxy.passages.length).toBeGreaterThan(0);
    await site.stop();
    await proxy.close();
  },
);
