import type { Page } from '@playwright/test';
import { ACCOUNTS, tokenOf } from '../accounts.ts';
import { dictionaryPath } from '../dictionaryPath.ts';
import { controlSandbox } from '../servers.ts';
import { expect, test } from '../world.ts';

/** Chinese texts on screen that say nothing of their language, each with what it stands in. */
const unnamedChinese = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const holder = currentNode.parentElement;
      if (!holder || !/\p{Script=Han}/u.test(currentNode.textContent ?? '')) continue;
      if (!holder.checkVisibility() || holder.closest('[aria-hidden=true], script, style, template')) continue;
      if (!holder.closest('[lang]')?.getAttribute('lang')?.startsWith('zh'))
        found.push(`${currentNode.textContent} in ${holder.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
const chineseNodes = (page: Page) => page.locator('[lang^=zh]:not(html)').count();

test('2.4.3, 3.1.2 the language is changed by keyboard: the focus stays, and Chinese data says that it is Chinese', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '简体中文' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();

  await page.goto(new URL('/home', page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: /Good|late/ })).toBeVisible();
  await page.getByRole('button', { name: 'All menus' }).click();
  await expect.poll(() => unnamedChinese(page)).toEqual([]);
  expect(await chineseNodes(page)).toBeGreaterThan(0);

  await page.goto(new URL(await dictionaryPath(world.apiUrl, await tokenOf(world.apiUrl, 'admin')), page.url()).href);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => unnamedChinese(page)).toEqual([]);
  expect(await chineseNodes(page)).toBeGreaterThan(20);
});

/** A page of each kind that shows words of designs or of people. */
const OTHERS = ['/model/vehicleFile', '/model/assetLedger', '/portal/operations', '/workFlow/flowTodo', '/profile'] as const;

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('3.1.2 words of designs and of people say that they are Chinese, on every kind of page', async ({ page, world }) => {
    await world.openAs(page, 'admin', OTHERS[0]);
    for (const at of OTHERS) {
      await page.goto(new URL(at, page.url()).href);
      await expect(page.locator('#page [lang^=zh]').nth(5)).toBeVisible();
      await expect.poll(() => unnamedChinese(page), at).toEqual([]);
    }
    await page.goto(new URL('/model/damageClaim', page.url()).href);
    await page.locator('#page [role=rowheader]').first().waitFor();
    await page.keyboard.press('n');
    await expect(page.locator('form label [lang^=zh]').first()).toBeVisible();
    await expect.poll(() => unnamedChinese(page), 'the form of a design').toEqual([]);
  });

  test('the server is read in English: a refused sign-in, a saved record, the end of a session by an administrator', async ({
    page,
    world,
  }) => {
    await page.goto('/permission/group');
    const send = async (password: string) => {
      await page.locator('input[name=account]').fill('admin');
      await page.locator('input[name=password]').fill(password);
      await page.locator('button[type=submit]').click();
    };
    await send('Wrong2026');
    await expect(page.locator('form [role=alert]')).toContainText('The account or the password is wrong. Enter them again.');
    await send(ACCOUNTS.admin);
    await page.locator('#page [role=rowheader]').first().waitFor();
    await page.keyboard.press('n');
    await page.locator('#group-fullName').fill('Nightshift');
    await page.locator('#group-enCode').fill('nightShift');
    await page.locator('#group-type').press('ArrowDown');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Created');
    await controlSandbox(world.apiUrl, 'kick', { accounts: ['admin'], msg: '您的帐号已被强制下线' });
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toContainText('You were signed out by an administrator');
    await expect.poll(() => unnamedChinese(page)).toEqual([]);
  });
});
