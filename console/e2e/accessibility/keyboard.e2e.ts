import type { FileChooser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { expect, test } from '../world.ts';

/** The words of the labels a person looks for, in the languages the journey is walked in. */
const WORDS = {
  zh: {
    locale: 'zh-CN',
    more: '分类的更多操作',
    manage: '分类管理',
    drawer: '字典分类管理',
    newCategory: '新建分类',
    parent: '上级',
    newEntry: '新建字典',
    disabled: '禁用',
    close: '关闭',
    tree: '字典分类',
    report: '导入结果',
    cancel: '取消',
  },
  en: {
    locale: 'en-GB',
    more: 'More about categories',
    manage: 'Category management',
    drawer: 'Dictionary category management',
    newCategory: 'New category',
    parent: 'Parent',
    newEntry: 'New entry',
    disabled: 'Disabled',
    close: 'Close',
    tree: 'Dictionary categories',
    report: 'Import report',
    cancel: 'Cancel',
  },
} as const;

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null || at === document.body ? 'body' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
  });

/** Tab until the focus is on what is looked for; the walk is bounded, so a trap fails. */
async function tabTo(page: Page, name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const walked: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    const at = await focused(page);
    walked.push(at.slice(0, 20));
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`[e2e] ${key} never reached ${name}. It went over: ${walked.join(' → ')}`);
}

for (const [language, words] of inTurn(Object.entries(WORDS), 2, 1))
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });
    test(`a person keeps a dictionary by keyboard alone, in ${language}`, LONG_RUN, async ({ page }) => {
      const key = (name: string) => page.keyboard.press(name);
      const type = (text: string) => page.keyboard.type(text);
      const dialog = (name: string) => page.getByRole('dialog', { name });
      const question = page.getByRole('alertdialog');
      // Listened for from the start: on a busy machine a listener added just before the key would come too late.
      const choosing = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));

      // Sign in: Tab leads to the account, Enter in the password signs in.
      await page.goto('/systemData/dictionary');
      await expect(page.locator('form')).toBeVisible();
      await page.locator('input[name=account]').focus();
      await type('admin');
      await key('Tab');
      await type('Admin2026');
      await key('Enter');
      await expect(page.getByRole('tree', { name: words.tree })).toBeVisible();

      // Category management, from the menu of the pane.
      const openManagement = async () => {
        await page.locator('#page').focus();
        await tabTo(page, words.more);
        await key('Enter');
        await expect(page.getByRole('menu')).toBeVisible();
        await key('End');
        await expect(page.getByRole('menuitem', { name: words.manage })).toBeFocused();
        await key('Enter');
        await expect(dialog(words.drawer)).toBeVisible();
      };
      await openManagement();
      await tabTo(page, words.newCategory);
      await key('Enter');
      await expect(dialog(words.newCategory)).toBeVisible();
      await expect(dialog(words.newCategory).getByRole('combobox', { name: new RegExp(words.parent) })).toBeFocused();
      await key('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      // The list has the keyboard a moment after it can be seen.
      await expect(dialog(words.newCategory).getByRole('combobox', { name: new RegExp(words.parent) })).not.toBeFocused();
      await key('Home');
      await key('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(dialog(words.newCategory).getByRole('combobox', { name: new RegExp(words.parent) })).toBeFocused();
      await key('Tab');
      await expect(dialog(words.newCategory).getByRole('textbox').first()).toBeFocused();
      await type('桥梁附属设施');
      await key('Tab');
      await type('bridge.accessory');
      await key('Enter');
      await expect(dialog(words.newCategory)).toBeHidden();

      // Escape closes the drawer and gives the focus back to the menu button.
      await key('Escape');
      await expect(dialog(words.drawer)).toBeHidden();
      await expect(page.getByRole('button', { name: words.more })).toBeFocused();

      // The new category sorts first: its order is 0.
      await tabTo(page, /桥梁附属设施|交通事件/);
      await key('Home');
      await expect(page.getByRole('treeitem', { name: '桥梁附属设施' })).toBeFocused();
      await key('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '桥梁附属设施' })).toBeVisible();

      // By its button, and by the key of every list.
      for (const [name, code, by] of [
        ['伸缩缝', 'bridge.joint', 'Enter'],
        ['支座', 'bridge.bearing', 'n'],
      ] as const) {
        await page.locator('#page').focus();
        if (by === 'Enter') await tabTo(page, words.newEntry);
        await key(by);
        await expect(dialog(words.newEntry)).toBeVisible();
        // The parent is fixed in a flat category, so the first field is the name.
        await expect(dialog(words.newEntry).getByRole('textbox').first()).toBeFocused();
        await type(name);
        await key('Tab');
        await type(code);
        await key('Enter');
        await expect(dialog(words.newEntry)).toBeHidden();
        await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
      }

      await page.locator('#page').focus();
      await key('/');
      await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();

      // Into the table: one stop, then rows by arrows, actions by arrows to the right.
      const grid = page.getByRole('grid', { name: '桥梁附属设施' });
      const at = (role: string) => page.evaluate((wanted) => document.activeElement?.getAttribute('role') === wanted, role);
      const toRow = async (code: string) => {
        await page.locator('#page').focus();
        for (
          let step = 0;
          step < 60 && !(await grid.evaluate((element) => element.contains(document.activeElement) && element !== document.activeElement));
          step++
        )
          await key('Tab');
        // The grid is one stop and remembers its cell; Left leads back to the row.
        for (let step = 0; step < 12 && !(await at('row')); step++) await key('ArrowLeft');
        await key('Control+Home');
        const row = page.getByRole('row').filter({ hasText: code });
        for (let step = 0; step < 5 && !(await row.evaluate((element) => element === document.activeElement)); step++)
          await key('ArrowDown');
        await expect(row).toBeFocused();
      };
      const act = async (code: string, action: RegExp) => {
        await toRow(code);
        for (let step = 0; step < 10; step++) {
          await key('ArrowRight');
          if (action.test(await focused(page))) break;
        }
        await key('Enter');
        await expect(question).toBeVisible();
      };
      const agree = async () => {
        await tabTo(page, language === 'zh' ? /^(禁用|删除|导出)$/ : /^(Disable|Delete|Export)$/);
        await key('Enter');
        await expect(question).toBeHidden();
      };
      await act('bridge.joint', language === 'zh' ? /^禁用/ : /^Disable/);
      await agree();
      await expect(page.getByRole('row').filter({ hasText: 'bridge.joint' })).toContainText(words.disabled);
      await act('bridge.bearing', language === 'zh' ? /^删除/ : /^Delete/);
      await agree();
      await expect(page.getByRole('row').filter({ hasText: 'bridge.bearing' })).toHaveCount(0);
      expect(await focused(page), 'the focus is never lost to the body').not.toBe('body');

      // Export from the drawer; then the last entry and the category go.
      const inDrawer = async (action: RegExp) => {
        await openManagement();
        await expect(dialog(words.drawer).getByRole('row', { name: /^桥梁附属设施/ })).toBeVisible();
        for (let step = 0; step < 20 && !(await at('row')) && !(await at('gridcell')); step++) await key('Tab');
        await key('Control+Home');
        for (let step = 0; step < 12 && !action.test(await focused(page)); step++) await key('ArrowRight');
        await key('Enter');
        await expect(question).toBeVisible();
      };
      const leaveDrawer = async () => {
        await key('Escape');
        await expect(dialog(words.drawer)).toBeHidden();
      };
      const downloading = page.waitForEvent('download');
      await inDrawer(language === 'zh' ? /^导出/ : /^Export/);
      await agree();
      const file = await (await downloading).path();
      expect(JSON.parse(await readFile(file, 'utf8')).entries).toHaveLength(1);
      await leaveDrawer();
      await act('bridge.joint', language === 'zh' ? /^删除/ : /^Delete/);
      await agree();
      await expect(page.getByRole('row').filter({ hasText: 'bridge.joint' })).toHaveCount(0);
      await inDrawer(language === 'zh' ? /^删除/ : /^Delete/);
      await agree();
      await expect(dialog(words.drawer).getByRole('row', { name: /^桥梁附属设施/ })).toHaveCount(0);

      // Import brings both back: Enter on the button opens the browser's own file chooser.
      await tabTo(page, language === 'zh' ? '导入' : 'Import', 'Shift+Tab');
      await key('Enter');
      await (await choosing).setFiles({ name: 'bridge.bdd', mimeType: 'application/json', buffer: await readFile(file) });
      await expect(dialog(words.report)).toContainText('1');
      await key('Escape');
      await expect(dialog(words.report)).toBeHidden();
      await leaveDrawer();

      await page.reload();
      await expect(page.getByRole('treeitem', { name: '桥梁附属设施' })).toBeVisible();
      await page.locator('#page').focus();
      await tabTo(page, /^交通事件/);
      await key('Home');
      await key('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '桥梁附属设施' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'bridge.joint' })).toContainText(words.disabled);
    });
  });
