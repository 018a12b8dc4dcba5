import type { Page } from '@playwright/test';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { CROSSED_LOOKS, focusedName, overflowPx, settle, tabTo } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

const ADDRESS = '/system/area';
/** Calls of the list. */
const LIST = /\/api\/system\/Area\/[^/?]+\?/;
/** Text by which the record of this journey is found. */
const KEY = 'sample.one';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const searchFor = async (page: Page, keyword: string) => {
  await page.getByRole('search').getByRole('searchbox').fill(keyword);
  await page.keyboard.press('Enter');
};

const row = (page: Page) => page.getByRole('row').filter({ hasText: KEY });
/** Presses an action of the row, in it or behind its dots. */
async function act(page: Page, name: string) {
  const inRow = row(page).getByRole('button', { name: new RegExp(`^${name} `) });
  if ((await inRow.count()) > 0) return inRow.click();
  await row(page).getByRole('button').last().click();
  return page.getByRole('menuitem', { name, exact: true }).click();
}
const agree = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

test('a person keeps areas', LONG_RUN, async ({ page, world }) => {
  await world.openAs(page, 'admin', ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: '行政区划' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();

  await page.getByRole('button', { name: '新建区域' }).click();
  const dialog = page.getByRole('dialog', { name: '新建区域' });
  await dialog.getByLabel(/^名称/).fill('SampleOne');
  await dialog.getByLabel(/^编码/).fill('sample.one');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await searchFor(page, KEY);
  await expect(page).toHaveURL(/keyword=/);
  await expect(row(page)).toBeVisible();
  await page.reload();
  await expect(row(page)).toBeVisible();

  await act(page, '编辑');
  const edited = page.getByRole('dialog', { name: '编辑区域' });
  await expect(edited.getByRole('textbox').first()).toBeVisible();
  await edited.getByLabel(/^说明/).fill('Changed by hand');
  await edited.getByRole('button', { name: '保存' }).click();
  await expect(edited).toBeHidden();
  await act(page, '编辑');
  await expect(edited.getByLabel(/^说明/)).toHaveValue('Changed by hand');
  await page.keyboard.press('Escape');
  await expect(edited).toBeHidden();

  await act(page, '禁用');
  await expect(page.getByRole('alertdialog')).toContainText('您确定要禁用当前数据吗, 是否继续？');
  await agree(page, '禁用');
  await expect(row(page)).toContainText('禁用');

  await act(page, '删除');
  await expect(page.getByRole('alertdialog')).toContainText('此操作将永久删除该数据, 是否继续？');
  await agree(page, '删除');
  await expect(row(page)).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('a person keeps areas by keyboard alone', LONG_RUN, async ({ page, world }) => {
    const key = (name: string) => page.keyboard.press(name);
    await world.openAs(page, 'admin', ADDRESS);
    await expect(rows(page).first()).toBeVisible();

    await page.locator('#page').focus();
    await tabTo(page, 'New area');
    await key('Enter');
    const dialog = page.getByRole('dialog', { name: 'New area' });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await tabTo(page, /^Name/);
    await page.keyboard.type('SampleOne');
    await tabTo(page, /^Code/);
    await page.keyboard.type('sample.one');
    await key('Enter');
    await expect(dialog).toBeHidden();
    expect(await focusedName(page), 'the focus is never lost to the body').not.toBe('body');

    await page.locator('#page').focus();
    await tabTo(page, 'Search: Areas');
    await page.keyboard.type(KEY);
    await key('Enter');
    await expect(row(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    // Into the table: one stop, then the parts of the row by arrows.
    await tabTo(page, new RegExp(KEY));
    for (let step = 0; step < 12 && !(await focusedName(page)).startsWith('Actions of'); step++) await key('ArrowRight');
    await key('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await key('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await key('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabTo(page, 'Delete');
    await key('Enter');
    await expect(row(page)).toHaveCount(0);
    expect(await focusedName(page), 'the focus is never lost to the body').not.toBe('body');
  });
});

test('what is below a row loads when the row is opened; what did not load can be asked for again', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', ADDRESS);
  const branch = page.locator('[role=row][aria-expanded=false]').first();
  const below = page.locator('[role=row][aria-level="2"]');
  await expect(branch).toBeVisible();
  await page.route(LIST, (route) => route.fulfill({ json: { code: 400, msg: '暂时没有', data: null } }));
  await branch.focus();
  await page.keyboard.press('ArrowRight');
  await expect(below).toHaveCount(1);
  await expect(below).toContainText('没有加载成功');
  await page.unroute(LIST);
  await below.getByRole('button', { name: /^重试/ }).click();
  await expect(below.first()).not.toContainText('没有加载成功');
  await expect(below.first().getByRole('rowheader')).toBeVisible();
});

for (const { name, ...use } of inTurn(CROSSED_LOOKS, 2))
  test.describe(name, () => {
    test.use(use);

    test(
      'list, nothing found, failed list, form with problems: nothing to object to, and nothing wider than the page',
      LONG_RUN,
      async ({ page, world }) => {
        const judge = async (state: string) => {
          await settle(page);
          await expectAccessible(page, state);
          expect(await overflowPx(page), state).toBe(0);
        };
        await world.openAs(page, 'admin', ADDRESS);
        await expect(rows(page).first()).toBeVisible();
        await judge('list');

        await page.getByRole('button', { name: /^(新建区域|New area|新增區域)$/ }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await page.getByRole('button', { name: /^(保存|Save|儲存)$/ }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await judge('form with problems');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        await searchFor(page, '没有这样的记录');
        await expect(page.getByRole('button', { name: /清除搜索和筛选|Clear search and filters|清除搜尋和篩選/ })).toBeVisible();
        await judge('nothing found');

        await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
        await page.reload();
        await expect(page.getByRole('button', { name: /重试|Retry|重試/ })).toBeVisible();
        await judge('failed list');
      },
    );
  });
