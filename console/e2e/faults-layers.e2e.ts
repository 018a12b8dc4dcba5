import type { Locator, Page } from '@playwright/test';
import { goTo, hasFocus, heading, test } from './faultsDesk.ts';
import { expect, signIn } from './world.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Every dialog and drawer, whether the keyboard can reach it or not. */
const panels = (page: Page) => page.getByRole('dialog', { includeHidden: true });
const dictionary = (page: Page) => dialogOf(page, '字典管理');
const drawer = (page: Page) => dialogOf(page, '字典分类管理');
const category = (page: Page) => dialogOf(page, '新建分类');
const password = (page: Page) => dialogOf(page, '修改密码');
const question = (page: Page) => page.getByRole('alertdialog');
const parent = (page: Page) => category(page).getByRole('combobox', { name: /上级/ });
const popup = (page: Page) => page.getByRole('option', { name: '顶级节点' });
const oldPassword = (page: Page) => password(page).getByLabel('旧密码', { exact: true });
/** Beside a picker: it opens the dictionary over the page. */
const add = (page: Page) => page.getByRole('button', { name: '添加' }).first();
const holdsFocus = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement));

/** The dictionary in a dialog, a drawer over it, and a dialog in the drawer. */
async function openThree(page: Page) {
  await add(page).click();
  await dictionary(page).getByRole('button', { name: '分类的更多操作' }).click();
  await page.getByRole('menuitem', { name: '分类管理' }).click();
  await drawer(page).getByRole('button', { name: '新建分类' }).click();
  await expect(parent(page)).toBeVisible();
  await expect(panels(page)).toHaveCount(3);
}

/** A fourth by the search of the menu, which opens over everything, with something typed in it. */
async function openFour(page: Page) {
  await openThree(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索导航菜单' }).fill('修改密码');
  await page.getByRole('option', { name: '修改密码' }).first().click();
  await oldPassword(page).fill('半截密码');
  await expect(panels(page)).toHaveCount(4);
}

test.describe('R38 five layers over a page', () => {
  test.beforeEach(async ({ calmPage: page }) => {
    await signIn(page, 'admin', '/home');
    await goTo(page, '/dev/pickers');
    await expect(heading(page)).toBeVisible();
  });

  test('R38 Escape closes one at a time, the keyboard goes to the one below, and only the top one can be reached', async ({
    calmPage: page,
  }) => {
    await openFour(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panels(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(oldPassword(page)).toHaveValue('半截密码');
    await oldPassword(page).fill('');
    const ladder = [password(page), category(page), drawer(page), dictionary(page)];
    for (const [at, top] of ladder.entries()) {
      await expect(panels(page)).toHaveCount(ladder.length - at);
      // What lies below is out of reach, the page too.
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(top).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(0);
      await expect.poll(() => holdsFocus(top)).toBe(true);
      await page.keyboard.press('Escape');
    }
    await expect(panels(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(add(page)).toBeFocused();
  });

  test('R38 a key held down closes one; a press outside closes the top one, and none that holds a form', async ({ calmPage: page }) => {
    await openThree(page);
    await parent(page).click();
    await expect(popup(page)).toBeVisible();
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(panels(page)).toHaveCount(3);
    await parent(page).click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popup(page)).toHaveCount(0);
    await page.mouse.click(5, 5);
    await expect(category(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(category(page)).toHaveCount(0);
    await page.mouse.click(5, 5);
    await expect(drawer(page)).toHaveCount(0);
    await expect(panels(page)).toHaveCount(1);
    await expect.poll(() => holdsFocus(dictionary(page))).toBe(true);
  });

  test('R38 when those in the middle go, the top one stays with its text and the keyboard, and nothing is out of reach after it', async ({
    calmPage: page,
  }) => {
    await openFour(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(panels(page)).toHaveCount(1);
    await expect(oldPassword(page)).toHaveValue('半截密码');
    await expect.poll(() => holdsFocus(password(page))).toBe(true);
    await expect(page.getByRole('main')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: '放弃' }).click();
    await expect(panels(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect.poll(() => hasFocus(page)).toBe(true);
  });
});
