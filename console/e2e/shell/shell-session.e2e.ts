import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const FIELDS = 60;
const field = (page: Page, at: number) => page.getByRole('textbox', { name: `f${at}`, exact: true });
const textOf = (at: number) => `第 ${at} 项 K${at}+500`;

async function typeForm(page: Page, fields: number) {
  // By the socket the end of the session is heard at once; before it is open, only by the next call.
  const socket = page.waitForEvent('websocket', (socket) => socket.url().includes('/websocket/'));
  await page.goto('/dev/form');
  await field(page, 1).waitFor();
  await field(page, 1).fill(textOf(1));
  // The others as an input method would, in one go: sixty pressed fields took half a minute.
  await page.locator('form h1 ~ * input').evaluateAll(
    (inputs, texts) => {
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [at, text] of texts.entries()) {
        own?.set?.call(inputs[at], text);
        inputs[at]?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    textsOf(fields).slice(0, fields),
  );
  await socket;
}
const typed = (page: Page) =>
  page.locator('form h1 ~ * input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
/** Texts in the fields of the page when so many of them were filled in. */
const textsOf = (fields: number) => Array.from({ length: FIELDS }, (_, at) => (at < fields ? textOf(at + 1) : ''));

/** Ends the session on the server, as an administrator or the end of its life would. */
async function endSession(page: Page, apiUrl: string) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await fetch(`${apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
}
const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });
async function signInAgain(page: Page, password: string) {
  await again(page).getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('SHELL-8 the session ends anywhere', () => {
  test('R10 the person signs in again over the page, and all 60 fields are kept; saving succeeds once', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    await typeForm(page, FIELDS);
    await endSession(page, world.apiUrl);
    // The server closes the socket without a word, and the console asks: nothing need be pressed.
    await expect(again(page)).toContainText(/登录过期[，,]请重新登录/);
    await expect(page).toHaveURL(/\/dev\/form$/);
    await signInAgain(page, 'Wrong2026');
    await expect(again(page)).toContainText('账户或密码错误');
    await expect(again(page).getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/多次输错后/);
    await signInAgain(page, ACCOUNTS.admin);
    await expect(again(page)).toBeHidden();
    expect(await typed(page)).toEqual(textsOf(FIELDS));
    const saves: string[] = [];
    page.on('request', (request) => request.url().includes('/api/system/Area/') && saves.push(request.url()));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => typed(page)).toEqual(textsOf(0));
    expect(saves).toHaveLength(1);
  });

  test('20 calls that fail at once are told once', LONG_RUN, async ({ strictPage: page, world }) => {
    // Nobody is told by the socket before the calls are.
    await page.routeWebSocket(/\/websocket\//, () => {});
    await world.openAs(page, 'admin', '/home');
    await page.waitForLoadState('networkidle');
    await endSession(page, world.apiUrl);
    await page.goto('/home');
    // Without a person there is no page to stay over: the start leads to login, once.
    await expect(page.locator('form [role=alert] p')).toHaveCount(1);
    await expect(page).toHaveURL('/login?redirect=%2Fhome');
  });

  test('R11 somebody else begins with a clean page', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await typeForm(page, 6);
    await endSession(page, world.apiUrl);
    await again(page).getByRole('button', { name: '换个账号登录' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '继续编辑' }).click();
    expect(await typed(page)).toEqual(textsOf(6));
    await again(page).getByRole('button', { name: '换个账号登录' }).click();
    await question.getByRole('button', { name: '放弃' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('R22 signing out in one tab is followed by the other', LONG_RUN, async ({ strictPage: page, context, world }) => {
    await world.openAs(page, 'admin', '/home');
    const other = await context.newPage();
    await world.openAs(other, 'admin', '/home');
    await other.getByRole('button', { name: '孙婉宁' }).click();
    await other.getByRole('menuitem', { name: '退出登录' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(again(page)).toBeVisible();
  });
});

test.describe('SHELL-2.2 route guard', () => {
  test('rule 5: the token of another person in a flow’s address asks first, and is gone from the address', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    const own = await page.evaluate(() => sessionStorage.getItem('token'));
    const foreign = await tokenOf(world.apiUrl, 'staff');
    await page.goto(`/workFlowDetail?config=x&token=${encodeURIComponent(foreign)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('此链接将以');
    await expect(page).toHaveURL('/workFlowDetail?config=x');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(own);
    await page.getByRole('button', { name: /^保持/ }).click();
    await page.locator('#page').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(own);
  });

  test('rule 5: one’s own token has nothing to ask, a damaged one is dropped', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    const own = await page.evaluate(() => sessionStorage.getItem('token'));
    for (const token of [own ?? '', 'a\r\nX: y']) {
      await page.goto(`/workFlowDetail?config=x&token=${encodeURIComponent(token)}`);
      await page.locator('#page').waitFor();
      await expect(page).toHaveURL('/workFlowDetail?config=x');
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(own);
    }
  });

  test('a public page sends no token, whoever is signed in', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    // What the home page was still asking is its own: the address is empty before anything is counted.
    await page.goto('about:blank');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    for (const path of ['/formShortLink?x=1', '/auth-redirect', '/sso?jnpf_ticket=stolen']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page).toHaveURL('/sso');
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  });
});
