import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { chat, field, message, open, write } from '../chatDesk.ts';
import { focusedName } from '../walk.ts';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';

const CANARY = '绝密 K98+500';
const canary = (page: Page) => page.getByText(CANARY);

/** A page with something secret on it, typed and not saved. */
async function showCanary(page: Page) {
  await page.goto('/dev/form');
  await page.getByRole('textbox', { name: 'f1', exact: true }).fill(CANARY);
}
async function lock(page: Page) {
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expectLocked(page);
}
async function expectLocked(page: Page) {
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible();
  await expect(page).toHaveURL(/\/lockScreen$/);
  const text = await page.evaluate(
    () => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map((one) => one.value).join(),
  );
  expect(text).not.toContain(CANARY);
  expect(text).not.toContain('数据字典');
}
async function unlock(page: Page, password: string) {
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('SHELL-2.8 lock screen', () => {
  test('needs the password of the same account, and unsaved work returns to the same person', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await showCanary(page);
    await lock(page);
    await expect(page.getByText('1 处未保存的内容已保留')).toBeVisible();
    await expect(page.getByText('孙婉宁')).toBeVisible();
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    await expectAccessible(page, 'lock screen');
    await unlock(page, 'Wrong2026');
    await expect(page.locator('form [role=alert]')).toContainText('密码错误，请重新输入');
    await expectLocked(page);
    await unlock(page, ACCOUNTS.admin);
    await expect(page).toHaveURL(/\/dev\/form$/);
    await expect(page.getByRole('textbox', { name: 'f1', exact: true })).toHaveValue(CANARY);
    expect(await page.evaluate(() => sessionStorage.getItem('lock'))).toBeNull();
  });

  test('with nothing unsaved the page that was shown comes back', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/systemData/dictionary');
    await expect(page).toHaveURL(/category=/);
    const before = page.url();
    await lock(page);
    await unlock(page, ACCOUNTS.admin);
    await expect(page).toHaveURL(before);
    await expect(page.locator('main h1:visible')).toHaveText('交通事件类型');
    await expect(page.locator('main h1:visible')).toBeFocused();
  });

  test(
    'a chat that was put aside with a draft in it is aside again, and takes the keyboard from nobody',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await open(page, '林若彤');
      await field(page).fill(CANARY);
      await chat(page).getByRole('button', { name: '最小化聊天' }).click();
      const aside = page.getByRole('button', { name: '与 林若彤 聊天' });
      await expect(aside).toBeFocused();
      await lock(page);
      await expect(page.getByText('林若彤')).toHaveCount(0);
      await unlock(page, ACCOUNTS.admin);
      await expect(aside).toBeVisible();
      await expect(aside).not.toBeFocused();
      await aside.click();
      await expect(field(page)).toHaveValue(CANARY);
    },
  );

  test(
    'a server that does not say who unlocks gives nothing up: page and chat draft are all that was counted, and come back',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await showCanary(page);
      await open(page, '林若彤');
      await field(page).fill(CANARY);
      await lock(page);
      await expect(page.getByText('2 处未保存的内容已保留')).toBeVisible();
      await page.route('**/api/oauth/CurrentUser*', (route) => route.fulfill({ json: { code: 500, msg: '系统维护中' } }), { times: 1 });
      await unlock(page, ACCOUNTS.admin);
      await expect(page.locator('form [role=alert]')).toContainText('您输入的内容已保留，请再次解锁');
      await expectLocked(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'f1', exact: true })).toHaveValue(CANARY);
      await expect(field(page)).toHaveValue(CANARY);
      await expect.poll(() => focusedName(page)).not.toBe('body');
      await write(page, '改好了再发');
      await expect(message(page, /改好了再发/)).toBeVisible();
    },
  );

  test('no reload, back, deep link or deleted flag leads past it', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await showCanary(page);
    await lock(page);
    page.on('dialog', (dialog) => void dialog.accept());
    // As far back as there is a page of the console.
    while ((await page.goBack({ waitUntil: 'commit' })) !== null) await expectLocked(page);
    await page.goto('/home');
    await expectLocked(page);
    await page.reload();
    await expectLocked(page);
    await page.goto('/systemData/dictionary');
    await expectLocked(page);
    await page.evaluate(() => sessionStorage.removeItem('lock'));
    await page.goto('/home');
    await expectLocked(page);
  });

  test('neither a cloned tab nor one that was open before leads past it', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    const [before] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/dev/form'))]);
    await before.getByRole('textbox', { name: 'f1', exact: true }).fill(CANARY);
    await page.bringToFront();
    await lock(page);
    await expectLocked(before);
    const [cloned] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/home'))]);
    await expectLocked(cloned);
  });

  test('a late answer fills nothing', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/system/Dictionary**', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page
      .getByRole('link', { name: '数据字典' })
      .or(page.getByRole('button', { name: '数据应用' }))
      .first()
      .click();
    await lock(page);
    release();
    await page.waitForLoadState('networkidle');
    await expectLocked(page);
    await expect(canary(page)).toHaveCount(0);
  });

  test(
    'a server that keeps no lock is not trusted: the console signs out, and unlocking is a new sign-in',
    LONG_RUN,
    async ({ page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await showCanary(page);
      await page.route('**/api/oauth/LockScreen*', (route) => route.fulfill({ json: { code: 400, msg: '不支持' } }));
      await lock(page);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await unlock(page, ACCOUNTS.admin);
      await expect(page.getByRole('textbox', { name: 'f1', exact: true })).toHaveValue(CANARY);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    },
  );

  test(
    'a server that does not answer keeps nobody from locking: the page goes, and the session is ended with its own token',
    LONG_RUN,
    async ({ page, world }) => {
      await world.openAs(page, 'admin', '/home');
      const token = await page.evaluate(() => sessionStorage.getItem('token'));
      await page.route('**/api/oauth/LockScreen*', () => undefined);
      const told = page.waitForRequest(/\/api\/oauth\/Logout/);
      await lock(page);
      await expectLocked(page);
      expect((await told).headers()['authorization']).toBe(token);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  );

  test('another account signs in afresh', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await lock(page);
    await page.getByRole('button', { name: '换个账号登录' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
