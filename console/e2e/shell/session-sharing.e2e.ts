import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { agreeToSignOut, goTo } from '../faultsDesk.ts';
import { controlSandbox } from '../servers.ts';
import { focusedName } from '../walk.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const NAME = { admin: '孙婉宁', staff: '何俊杰' } as const;
const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });
const unlockButton = (page: Page) => page.getByRole('button', { name: '解锁' });
const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
const accountButton = (page: Page, who: keyof typeof NAME) => page.getByRole('button', { name: NAME[who] });

/** Presses a browser opens a link in another tab with. */
const WAYS_TO_A_TAB: Parameters<Locator['click']>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }];

/** Records in every page of the context whether a login form was ever in the document. */
const watchLogin = (context: BrowserContext) =>
  context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[name=account]')) Object.assign(window, { sawLogin: true });
    }).observe(document, { childList: true, subtree: true });
  });
const sawLogin = (page: Page) => page.evaluate(() => 'sawLogin' in window);

/** Another tab of the same browser, at a typed address. */
async function typeAddress(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function inAccountMenu(page: Page, who: keyof typeof NAME, entry: string) {
  await page.bringToFront();
  await accountButton(page, who).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
const lock = (page: Page) => inAccountMenu(page, 'admin', '锁定屏幕');
async function signOut(page: Page, who: keyof typeof NAME = 'admin') {
  await inAccountMenu(page, who, '退出登录');
  await agreeToSignOut(page);
  await expect(page).toHaveURL(/\/login$/);
}
async function unlock(page: Page) {
  await page.bringToFront();
  await page.getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
  await page.keyboard.press('Enter');
}
async function signInAt(page: Page, account: Account) {
  await page.bringToFront();
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(ACCOUNTS[account]);
  await page.keyboard.press('Enter');
}

test.describe('a tab without a session gets that of another tab', () => {
  test('at a typed address, without a login page in between; nothing is left in local storage', async ({ context, page, world }) => {
    await watchLogin(context);
    await world.openAs(page, 'admin', '/home');
    const other = await typeAddress(context, '/system/area?keyword=1#x');
    await expect(other.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
    expect(await sawLogin(other)).toBe(false);
    const token = await tokenIn(page);
    expect(await tokenIn(other)).toBe(token);
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
    // It has a session of its own from now on, whatever becomes of the first.
    await page.close();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
  });

  test('by Ctrl and a press on a link of the menu, or the middle button', async ({ context, strictPage: page, world }) => {
    await watchLogin(context);
    await world.openAs(page, 'admin', '/systemData/dictionary');
    const link = page.getByRole('navigation').getByRole('link', { name: '数据字典' }).first();
    for (const how of WAYS_TO_A_TAB) {
      const [other] = await Promise.all([context.waitForEvent('page'), link.click(how)]);
      await other.bringToFront();
      await expect(other).toHaveURL(/\/systemData\/dictionary/);
      await expect(other.locator('main h1:visible')).toBeVisible();
      expect(await sawLogin(other)).toBe(false);
      await other.close();
      await page.bringToFront();
    }
  });

  test('/login leads to home, or where its redirect leads; a foreign one to home', async ({ context, strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    for (const [address, leads] of [
      ['/login', /\/home$/],
      ['/login?redirect=%2Fprofile', /\/profile$/],
      ['/login?redirect=%2F%5Cevil.test', /\/home$/],
    ] as const) {
      const other = await typeAddress(context, address);
      await expect(other).toHaveURL(leads);
      await expect(accountButton(other, 'admin')).toBeVisible();
      await other.close();
    }
  });

  test('a public page gets none', LONG_RUN, async ({ context, strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    for (const address of ['/formShortLink?x=1', '/auth-redirect', '/sso?jnpf_ticket=stolen']) {
      const other = await typeAddress(context, address);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tokenIn(other)).toBeNull();
      await other.close();
    }
  });

  test('a token in a flow’s address is compared with the session of the other tabs', async ({ context, strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    const foreign = await tokenOf(world.apiUrl, 'staff');
    const other = await typeAddress(context, `/workFlowDetail?config=x&token=${encodeURIComponent(foreign)}`);
    await other.getByRole('button', { name: /^保持/ }).click();
    await other.locator('#page').waitFor();
    await expect(other).toHaveURL('/workFlowDetail?config=x');
    expect(await tokenIn(other)).toBe(await tokenIn(page));
  });

  test('of two people signed in in two tabs, the one whose tab was used last', async ({ context, page, world }) => {
    const [admin, staff] = [page, await context.newPage()];
    await world.openAs(admin, 'admin', '/home');
    await world.openAs(staff, 'staff', '/home');
    for (const [used, who] of [
      [admin, 'admin'],
      [staff, 'staff'],
    ] as const) {
      await used.bringToFront();
      await used.locator('h1').first().click();
      const other = await typeAddress(context, '/profile');
      await expect(accountButton(other, who)).toBeVisible();
      await other.close();
    }
  });
});

test.describe('tabs of one session are locked, unlocked and left together', () => {
  async function twoTabs(context: BrowserContext, page: Page, open: () => Promise<void>) {
    await open();
    const other = await typeAddress(context, '/system/area');
    await expect(other.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
    return [page, other] as const;
  }

  test('a lock reaches the other; a new tab comes to the lock too; unlocking one opens all, each at its address', async ({
    context,
    strictPage: page,
    world,
  }) => {
    const [a, b] = await twoTabs(context, page, () => world.openAs(page, 'admin', '/home'));
    await lock(a);
    await expect(unlockButton(a)).toBeVisible();
    await expect(unlockButton(b)).toBeVisible();
    const c = await typeAddress(context, '/profile');
    await expect(unlockButton(c)).toBeVisible();
    await expect(c).toHaveURL(/\/lockScreen$/);
    await expect(c.getByLabel('密码', { exact: true })).toBeFocused();
    await unlock(b);
    await expect(b.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
    await expect(accountButton(a, 'admin')).toBeVisible();
    await expect(a).toHaveURL(/\/home$/);
    await expect(c).toHaveURL(/\/profile$/);
    await c.bringToFront();
    await expect(c.getByRole('heading', { level: 1, name: '个人信息' })).toBeFocused();
    expect(await tokenIn(c)).toBe(await tokenIn(a));
  });

  test(
    'where the server keeps no lock, a new tab comes to the lock as well, and the sign-in that opens one opens all',
    LONG_RUN,
    async ({ context, page, world }) => {
      await context.route('**/api/oauth/LockScreen*', (route) => route.fulfill({ json: { code: 400, msg: '不支持' } }));
      const [a, b] = await twoTabs(context, page, () => world.openAs(page, 'admin', '/home'));
      await lock(a);
      await expect(unlockButton(b)).toBeVisible();
      await expect.poll(() => tokenIn(b)).toBeNull();
      const c = await typeAddress(context, '/profile');
      await expect(unlockButton(c)).toBeVisible();
      await unlock(c);
      for (const one of [a, b, c]) await expect(accountButton(one, 'admin')).toBeVisible();
      await expect(b).toHaveURL(/\/system\/area/);
    },
  );

  test('signing out reaches the other; the sign-in that follows brings both back', async ({ context, strictPage: page, world }) => {
    const [a, b] = await twoTabs(context, page, () => world.openAs(page, 'admin', '/home'));
    await signOut(a);
    await b.bringToFront();
    await expect(again(b)).toContainText('您已在别处退出登录');
    expect(await tokenIn(b)).toBeNull();
    // A load asks the other tabs, of which none has a session any more.
    await a.bringToFront();
    await a.reload();
    await signInAt(a, 'admin');
    await expect(accountButton(a, 'admin')).toBeVisible();
    await expect(again(b)).toHaveCount(0);
    await expect(b.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
    expect(await tokenIn(b)).toBe(await tokenIn(a));
  });

  test('an end by the server reaches both, and signing in again in one is enough', async ({ context, strictPage: page, world }) => {
    const [a, b] = await twoTabs(context, page, () => world.openAs(page, 'admin', '/home'));
    for (const one of [a, b]) await one.waitForLoadState('networkidle');
    await controlSandbox(world.apiUrl, 'kick', { accounts: ['admin'] });
    for (const one of [a, b]) await expect(again(one)).toContainText('您的帐号已被强制下线');
    await a.bringToFront();
    await again(a).getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
    await a.keyboard.press('Enter');
    for (const one of [a, b]) await expect(again(one)).toHaveCount(0);
    await b.bringToFront();
    await expect(b.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
    expect(await tokenIn(b)).toBe(await tokenIn(a));
  });

  test('an end that only a call of one tab meets reaches both', LONG_RUN, async ({ context, page, world }) => {
    // Nothing is heard by socket.
    await context.routeWebSocket(/\/websocket\//, () => {});
    const [a, b] = await twoTabs(context, page, () => world.openAs(page, 'admin', '/home'));
    for (const one of [a, b]) await one.waitForLoadState('networkidle');
    await fetch(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: (await tokenIn(a)) ?? '' } });
    await a.bringToFront();
    await goTo(a, '/profile');
    for (const one of [a, b]) await expect(again(one)).toBeVisible();
  });

  test('a copied tab belongs to them', LONG_RUN, async ({ context, page, world }) => {
    await world.openAs(page, 'admin', '/home');
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/profile'))]);
    await expect(copy.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await lock(page);
    await expect(unlockButton(copy)).toBeVisible();
    await unlock(page);
    await expect(copy).toHaveURL(/\/profile$/);
    const fresh = await typeAddress(context, '/system/area');
    await expect(fresh.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
  });
});

test.describe('tabs that wait at the login page', () => {
  test('enter with a sign-in in another tab, at the address they were opened for, and the keyboard is on the heading', async ({
    context,
    strictPage: page,
  }) => {
    await page.goto('/home');
    const waiting = await typeAddress(context, '/profile');
    await expect(waiting.locator('input[name=account]')).toBeVisible();
    await expect(waiting).toHaveURL(/\/login\?redirect=%2Fprofile$/);
    await signInAt(page, 'admin');
    await expect(accountButton(page, 'admin')).toBeVisible();
    await expect(waiting).toHaveURL(/\/profile$/);
    await waiting.bringToFront();
    await expect(waiting.getByRole('heading', { level: 1, name: '个人信息' })).toBeFocused();
    expect(await tokenIn(waiting)).toBe(await tokenIn(page));
  });

  test('stay where somebody has begun to type, who then signs in as themselves', async ({ context, strictPage: page }) => {
    await page.goto('/home');
    const typing = await typeAddress(context, '/profile');
    const empty = await typeAddress(context, '/profile');
    await typing.bringToFront();
    await typing.locator('input[name=account]').pressSequentially('staff');
    await signInAt(page, 'admin');
    await expect(accountButton(page, 'admin')).toBeVisible();
    // The one beside it has entered by then.
    await expect(accountButton(empty, 'admin')).toBeVisible();
    await expect(typing.locator('input[name=account]')).toHaveValue('staff');
    await typing.bringToFront();
    expect(await focusedName(typing)).toContain('账号');
    await typing.locator('input[name=password]').fill(ACCOUNTS.staff);
    await typing.keyboard.press('Enter');
    await expect(accountButton(typing, 'staff')).toBeVisible();
    await expect(accountButton(page, 'admin')).toBeVisible();
  });

  test('are not signed in as another person after their own sign-out, a reload included', async ({ context, page, world }) => {
    const staff = await context.newPage();
    await world.openAs(page, 'admin', '/home');
    await world.openAs(staff, 'staff', '/home');
    await signOut(page);
    await page.reload();
    await expect(page.locator('input[name=account]')).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
    await expect(accountButton(staff, 'staff')).toBeVisible();
  });
});
