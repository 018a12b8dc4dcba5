import type { Locator, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { goTo, hasFocus, heading } from '../faultsDesk.ts';
import { expect, test } from '../world.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Every dialog and drawer, whether the keyboard can reach it or not. */
const panels = (page: Page) => page.getByRole('dialog', { includeHidden: true });
const dictionary = (page: Page) => dialogOf(page, '字典管理');
const drawer = (page: Page) => dialogOf(page, '字典分类管理');
const category = (page: Page) => dialogOf(page, '新建分类');
const question = (page: Page) => page.getByRole('alertdialog');
const parent = (page: Page) => category(page).getByRole('combobox', { name: /上级/ });
const popup = (page: Page) => page.getByRole('option', { name: '顶级节点' });
const name = (page: Page) => category(page).getByLabel('名称');
/** Beside a picker: it opens the dictionary over the page. */
const add = (page: Page) => page.getByRole('button', { name: '添加' }).first();
/** Parts of the dialogs and of the page that can be reached; where a dialog is open, exactly the top one. */
const reachable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], main')]
      .filter((one) => !one.closest('[inert], [aria-hidden=true]'))
      .map((one) =>
        one.getAttribute('role') === null
          ? 'page'
          : (document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
      ),
  );
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

/** A question over them: the dialog on top holds something typed. */
async function openQuestion(page: Page) {
  await openThree(page);
  await name(page).fill('半截名称');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(1);
}

test.describe('R38 layers over a page', () => {
  test.beforeEach(async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await goTo(page, '/dev/pickers');
    await expect(heading(page)).toBeVisible();
  });

  test('R38 Escape closes one at a time, the keyboard goes to the one below, and only the top one can be reached', async ({
    calmPage: page,
  }) => {
    await openQuestion(page);
    await expect.poll(() => reachable(page)).toEqual(['放弃已填写的内容？']);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(name(page)).toHaveValue('半截名称');
    await expect(name(page)).toBeFocused();
    await name(page).fill('');
    const ladder = [
      ['新建分类', category(page)],
      ['字典分类管理', drawer(page)],
      ['字典管理', dictionary(page)],
    ] as const;
    for (const [at, [title, top]] of ladder.entries()) {
      await expect(panels(page)).toHaveCount(ladder.length - at);
      // What lies below is out of reach, the page too.
      await expect.poll(() => reachable(page)).toEqual([title]);
      await expect.poll(() => holdsFocus(top)).toBe(true);
      await page.keyboard.press('Escape');
    }
    await expect(panels(page)).toHaveCount(0);
    await expect.poll(() => reachable(page)).toEqual(['page']);
    await expect(add(page)).toBeFocused();
  });

  test(
    'R38 a key held down closes one; a press outside closes the top one, and none that holds a form',
    LONG_RUN,
    async ({ calmPage: page }) => {
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
    },
  );

  test('R38 when the page below goes, those that hold something typed stay with it, and nothing is out of reach after them', async ({
    calmPage: page,
  }) => {
    await openQuestion(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    // The question was about a page that is gone, so it is answered no.
    await expect(question(page)).toHaveCount(0);
    await expect(panels(page)).toHaveCount(3);
    await expect(name(page)).toHaveValue('半截名称');
    await expect.poll(() => holdsFocus(category(page))).toBe(true);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: '放弃' }).click();
    await expect(panels(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panels(page)).toHaveCount(0);
    await expect.poll(() => reachable(page)).toEqual(['page']);
    await expect.poll(() => hasFocus(page)).toBe(true);
  });
});
