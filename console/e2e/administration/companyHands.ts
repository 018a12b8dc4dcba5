import type { Locator, Page } from '@playwright/test';
import { focusedName, tabTo } from '../walk.ts';
import { expect } from '../world.ts';

/** The ways a company is set up: by keyboard alone, or by mouse, typing aside. */
export interface CompanyHands {
  /** Goes to a page of the menu, which stands in a folder. */
  readonly goTo: (page: Page, name: string, folder: string) => Promise<void>;
  /** Opens the form for a new record. */
  readonly begin: (page: Page, form: Locator) => Promise<void>;
  /** Types into the field `id`. */
  readonly type: (page: Page, id: string, text: string) => Promise<void>;
  /** Opens the options of the field `id`. */
  readonly open: (page: Page, id: string) => Promise<void>;
  /** Takes the first option of the list that is open. */
  readonly takeFirst: (page: Page) => Promise<void>;
  /** Chooses the option `name` of the field `id`. */
  readonly choose: (page: Page, id: string, name: string) => Promise<void>;
  /** Takes the row `name` of the picker that is open. */
  readonly pick: (page: Page, name: string) => Promise<void>;
  /** Saves the form, which closes. */
  readonly save: (page: Page, form: Locator, words: string) => Promise<void>;
  /** Agrees to the question that is asked. */
  readonly agree: (page: Page) => Promise<void>;
  /** Searches for a record: the one row there is then, where the keyboard is for whoever has no mouse. */
  readonly find: (page: Page, name: string) => Promise<Locator>;
  /** Does an action of that row; a long one is behind its menu. */
  readonly act: (page: Page, name: string) => Promise<void>;
  /** Presses a button of what is open. */
  readonly press: (within: Page | Locator, name: string | RegExp) => Promise<void>;
  /** Checks a node of the tree that is open, the second below the one it begins with. */
  readonly check: (node: Locator, root: RegExp) => Promise<void>;
  /** Corrects the next cell with a problem. */
  readonly correct: (grid: Locator, wrong: string, right: string) => Promise<void>;
  /** Closes the layer that is on top. */
  readonly close: (layer: Locator, name: string) => Promise<void>;
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const MORE = /更多操作|More actions|的操作|^Actions/;

async function onlyRow(page: Page, name: string): Promise<Locator> {
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText(name);
  return rowsOf(page).first();
}

/** Tab until the keyboard is on the field `id`. */
async function reach(page: Page, id: string) {
  for (let step = 0; step < 60; step++) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`[e2e] Tab never reached #${id}.`);
}

/** Tab until the keyboard is in a grid. */
async function enter(page: Page, grid: Locator) {
  for (let step = 0; step < 20; step++) {
    if (await grid.locator(':focus').count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('[e2e] Tab never reached the grid.');
}

/** Goes over the parts of the row that has the keyboard, from its end, to a button. @returns whether it has that button */
async function walkTo(page: Page, is: (at: string) => boolean): Promise<boolean> {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  for (let step = 0; step < 5 && !is(await focusedName(page)); step++) await page.keyboard.press('ArrowLeft');
  return is(await focusedName(page));
}

/** Does an action of the menu of the row that has the keyboard. */
async function fromMenu(page: Page, name: string) {
  expect(await walkTo(page, (at) => MORE.test(at)), await focusedName(page)).toBe(true);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  const isOn = () => item.evaluate((node) => node === document.activeElement || node.hasAttribute('data-focused'));
  for (let step = 0; step < 10 && !(await isOn()); step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within);

export const byKeyboard: CompanyHands = {
  async goTo(page, name) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
  async begin(page, form) {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('n');
    await expect(form).toBeVisible();
  },
  async type(page, id, text) {
    await reach(page, id);
    await page.keyboard.type(text);
  },
  async open(page, id) {
    await reach(page, id);
    await page.keyboard.press('Enter');
  },
  async takeFirst(page) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async choose(page, id, name) {
    await byKeyboard.open(page, id);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.type(name);
    await expect(page.getByRole('option')).toHaveCount(1);
    await byKeyboard.takeFirst(page);
  },
  async pick(page, name) {
    await tabTo(page, new RegExp(`^${name}`));
    await page.keyboard.press('Enter');
  },
  async save(page, form) {
    await page.keyboard.press('Control+s');
    await expect(form).toBeHidden();
  },
  async agree(page) {
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
  },
  async find(page, name) {
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    const row = await onlyRow(page, name);
    // The list is one stop: its row, or the part of it that had the keyboard last.
    const isIn = () => row.evaluate((one) => one.contains(document.activeElement));
    for (let step = 0; step < 60 && !(await isIn()); step++) await page.keyboard.press('Tab');
    return row;
  },
  async act(page, name) {
    if (await walkTo(page, (at) => at.startsWith(name))) await page.keyboard.press('Enter');
    else await fromMenu(page, name);
  },
  async press(within, name) {
    const page = pageOf(within);
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  async check(node, root) {
    const page = node.page();
    await tabTo(page, root);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(node).toBeFocused();
    await page.keyboard.press('Space');
  },
  async correct(grid, wrong, right) {
    const page = grid.page();
    await enter(page, grid);
    await page.keyboard.press('F8');
    await expect(grid.getByRole('gridcell', { name: wrong })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(right);
    await page.keyboard.press('Enter');
  },
  async close(layer) {
    await layer.page().keyboard.press('Escape');
    await expect(layer).toBeHidden();
  },
};

export const byMouse: CompanyHands = {
  async goTo(page, name, folder) {
    const menu = page.getByRole('navigation');
    const entry = menu.getByRole('link', { name, exact: true }).first();
    const directory = menu.getByRole('button', { name: folder, exact: true });
    await expect(directory).toBeVisible();
    if ((await directory.getAttribute('aria-expanded')) !== 'true') await directory.click();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#page h1')).toBeVisible();
  },
  async begin(page, form) {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(新建|New )/ })
      .first()
      .click();
    await expect(form).toBeVisible();
  },
  async type(page, id, text) {
    await page.locator(`#${id}`).click();
    await page.locator(`#${id}`).fill(text);
  },
  open: (page, id) => page.locator(`#${id}`).click(),
  takeFirst: (page) => page.getByRole('option').filter({ visible: true }).first().click(),
  async choose(page, id, name) {
    await byMouse.open(page, id);
    await page.getByRole('option', { name }).filter({ visible: true }).click();
  },
  pick: (page, name) => page.getByRole('dialog').getByRole('row', { name }).dblclick(),
  async save(page, form, words) {
    await page.getByRole('button', { name: words, exact: true }).click();
    await expect(form).toBeHidden();
  },
  agree: (page) => page.getByRole('alertdialog').getByRole('button').last().click(),
  async find(page, name) {
    const field = page.getByRole('search').getByRole('searchbox').first();
    await field.click();
    await field.fill(name);
    await field.press('Enter');
    return onlyRow(page, name);
  },
  async act(page, name) {
    const row = rowsOf(page).first();
    const button = row.getByRole('button', { name: new RegExp(`^${name}`) });
    if ((await button.count()) > 0) return button.click();
    await row.getByRole('button', { name: MORE }).click();
    return page.getByRole('menuitem', { name }).click();
  },
  press: (within, name) => within.getByRole('button', { name, exact: true }).click(),
  check: (node) => node.click(),
  async correct(grid, wrong, right) {
    const cell = grid.getByRole('gridcell', { name: wrong });
    await cell.dblclick();
    await grid.page().keyboard.press('Control+a');
    await grid.page().keyboard.insertText(right);
    await grid.getByRole('gridcell').first().click();
  },
  close: (layer, name) => layer.getByRole('button', { name, exact: true }).last().click(),
};
