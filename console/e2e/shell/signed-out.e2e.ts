import type { BrowserContext, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { agreeToSignOut, goTo } from '../faultsDesk.ts';
import { controlSandbox } from '../servers.ts';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';

const PHONE = /\b1[3-9]\d{9}\b/;
const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });
const password = (page: Page) => again(page).getByLabel('密码', { exact: true });

/** Everything the document holds: elements, what stands in fields, the title. */
const held = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      ...Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'), ({ value }) => value),
    ].join('\n'),
  );

/** In its own tab: one behind another is drawn about once a second, and a press waits for what is drawn. */
async function signOutIn(page: Page) {
  await page.bringToFront();
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await agreeToSignOut(page);
  await expect(page).toHaveURL(/\/login$/);
}

async function twoTabs(context: BrowserContext, world: World, at: string) {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await world.openAs(a, 'admin', '/home');
  await world.openAs(b, 'admin', '/home');
  await goTo(b, at);
  return { a, b };
}

test.describe('who signs out in one tab leaves nothing of themselves in the others', () => {
  test('the page with their phone number leaves the document, and comes back when they do', async ({ context, world }) => {
    const { a, b } = await twoTabs(context, world, '/profile');
    await expect.poll(() => held(b)).toMatch(PHONE);
    await signOutIn(a);
    await b.bringToFront();
    await expect(again(b)).toBeVisible();
    await expect(password(b)).toBeFocused();
    await expect(again(b)).toContainText('您已在别处退出登录，请重新登录后继续。');
    await expect(b.locator('[data-live-region] p', { hasText: '您已在别处退出登录' })).toHaveCount(1);
    const left = await held(b);
    expect(left).not.toMatch(PHONE);
    expect(left).not.toContain('孙婉宁');
    await expect(b.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(b, 'signed out elsewhere');

    await b.goBack();
    await expect(b).toHaveURL(/\/home$/);
    expect(await held(b)).not.toMatch(PHONE);
    await b.goForward();
    await password(b).fill(ACCOUNTS.admin);
    await password(b).press('Enter');
    await expect(again(b)).toHaveCount(0);
    await expect.poll(() => held(b)).toMatch(PHONE);
    await expect(b.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await expect(b).toHaveURL(/\/profile$/);
    await expect.poll(() => b.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('what was typed in a dialog leaves the document with it, is kept, and is asked about before somebody else signs in', async ({
    context,
    world,
  }) => {
    const { a, b } = await twoTabs(context, world, '/systemData/dictionary');
    await b.getByRole('button', { name: '新建字典' }).first().click();
    const dialog = b.getByRole('dialog', { name: '新建字典' });
    await dialog.getByLabel('名称').fill('绝密 K98+500');
    await signOutIn(a);
    await b.bringToFront();
    await expect(password(b)).toBeFocused();
    expect(await held(b)).not.toContain('绝密');
    await expect(b.getByRole('dialog')).toHaveCount(1);

    await again(b).getByRole('button', { name: '换个账号登录' }).click();
    const question = b.getByRole('alertdialog');
    await expect(question).toContainText('放弃');
    await b.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await password(b).fill(ACCOUNTS.admin);
    await password(b).press('Enter');
    await expect(again(b)).toHaveCount(0);
    await expect(dialog.getByLabel('名称')).toHaveValue('绝密 K98+500');
  });

  test(
    'an administrator who ends their session takes the page off their screen as well, in the server’s words',
    LONG_RUN,
    async ({ page, world }) => {
      await world.openAs(page, 'admin', '/home');
      await goTo(page, '/profile');
      await expect.poll(() => held(page)).toMatch(PHONE);
      await page.waitForLoadState('networkidle');
      await controlSandbox(world.apiUrl, 'kick', { accounts: ['admin'] });
      await expect(again(page)).toContainText('您的帐号已被强制下线');
      await expect(password(page)).toBeFocused();
      expect(await held(page)).not.toMatch(PHONE);
    },
  );

  test('a call that learns that the account signed in elsewhere takes the page off the screen', LONG_RUN, async ({ page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await goTo(page, '/profile');
    await expect.poll(() => held(page)).toMatch(PHONE);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/**', (route) => route.fulfill({ json: { code: 601, msg: '' } }));
    await goTo(page, '/system/area');
    await expect(again(page)).toContainText('此账号已在其他地方登录');
    await expect(password(page)).toBeFocused();
    expect(await held(page)).not.toMatch(PHONE);
    await page.unroute('**/api/**');
    await password(page).fill(ACCOUNTS.admin);
    await password(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
  });
});
