import type { Page } from '@playwright/test';
import { openAs } from '../axe/desk.ts';
import { isNarrow, rowName } from '../axe/factors.ts';
import type { Row } from '../axe/factors.ts';
import { judge, reach } from '../axe/look.ts';
import { atRest } from '../axe/rest.ts';
import { broken, busy, heading, held } from '../axe/states/ways.ts';
import type { StateContext, State } from '../axe/types.ts';
import { wordsOf } from '../axe/words.ts';
import type { Say } from '../axe/words.ts';
import { expect, expectAccessible, test } from '../world.ts';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';

const ROWS: readonly Row[] = [
  { layout: 'classic', width: '1280', appearance: 'light', locale: 'zh' },
  { layout: 'classic', width: '1280', appearance: 'dark', locale: 'en' },
  { layout: 'classic', width: '375', appearance: 'dark', locale: 'zh' },
  { layout: 'classic', width: '375', appearance: 'light', locale: 'zhtw' },
];

const LIST = /\/api\/system\/DictionaryData\/\d+\?/;
const CATEGORIES = /\/api\/system\/DictionaryType\?/;
const AT = '/systemData/dictionary';

/** Chooses a category by its path of names, in the pane or, on a narrow page, in the drawer. */
async function openCategory({ page, row }: StateContext, ...path: string[]) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (isNarrow(row)) await page.getByRole('button', { name: /交通事件/ }).click();
  for (const name of path) {
    const node = page.getByRole('treeitem', { name: new RegExp(`^${name}( \\d+)?$`) });
    await node.focus();
    await page.keyboard.press(name === path.at(-1) ? 'Enter' : 'ArrowRight');
  }
  await expect(page).toHaveURL(/category=/);
}
const flat = async (at: StateContext) => {
  await openCategory(at, '计量单位');
  await expect(at.page.getByRole('row').nth(2)).toBeVisible();
};

const dictionary = (name: string, toState: State['reach'], more: Partial<State> = {}): State => ({
  clause: 'SHELL-2.3',
  name: `dictionary, ${name}`,
  at: AT,
  title: null,
  reach: toState,
  ...more,
});

/** The states of the dictionary; those of the shell around it are looked at in `shell-axe`. */
const states: readonly State[] = [
  dictionary('a flat list', flat),
  dictionary('a tree', async (at) => {
    await openCategory(at, '路产设施', '路产设施类型');
    await expect(at.page.getByRole('treegrid').getByRole('row').nth(2)).toBeVisible();
  }),
  dictionary('nothing matches', async (at) => {
    const { page } = at;
    await flat(at);
    await page.getByRole('search').getByRole('searchbox').fill('没有这样的条目');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('row').nth(1)).toBeHidden();
  }),
  dictionary('loading', busy, { before: held(LIST), isLoading: true }),
  dictionary('the list failed', ({ page }) => expect(page.getByText(/没有加载成功|did not load|未能載入/).first()).toBeVisible(), {
    before: broken(LIST),
  }),
  dictionary('the categories failed', ({ page }) => expect(page.getByRole('button', { name: /重试|Retry|重試/ }).first()).toBeAttached(), {
    before: broken(CATEGORIES),
  }),
  dictionary('no categories at all', heading, {
    before: (page) => page.route(CATEGORIES, (route) => route.fulfill({ json: { code: 200, msg: '', data: { list: [] } } })),
  }),
];

for (const [rowAt, row] of ROWS.entries())
  test.describe(rowName(row), () => {
    // Every second state, each in one of the four, by turns.
    for (const state of inTurn(inTurn(states, 2), ROWS.length, rowAt))
      test(`${state.name}: nothing to object to, and nothing wider than the page`, async ({ desk }) => {
        await reach(desk, state, row);
        expect((await judge(desk, state, row)).findings).toEqual([]);
      });

    // On a small window, in traditional characters.
    if (inTurn(ROWS, 4, 3).includes(row))
      test(
        'entry dialog, its problems, the drawer, the category dialog, a menu, the notifications: nothing to object to',
        LONG_RUN,
        async ({ desk }) => {
          const { page } = desk;
          const say = wordsOf(row.locale);
          await openAs(desk, { row, who: 'admin', at: AT });
          await flat({ desk, page, row, say });
          await overDictionary(page, say, isNarrow(row));
        },
      );
  });

const dialogOf = (page: Page) => page.getByRole('dialog');

async function accessible(page: Page, what: string) {
  await atRest(page, false);
  await expectAccessible(page, what);
}

async function overDictionary(page: Page, say: Say, hasDrawer: boolean) {
  await page
    .getByRole('button', { name: /新建字典|New entry|新增字典/ })
    .first()
    .click();
  await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible();
  await accessible(page, 'entry dialog');
  await page.getByRole('button', { name: /^(保存|Save|儲存)$/ }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await accessible(page, 'entry dialog with problems');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  if (hasDrawer) await page.getByRole('button', { name: /计量单位/ }).click();
  await page.getByRole('button', { name: /分类的更多操作|More about categories|分類的更多操作/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await accessible(page, 'menu');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('treegrid').getByRole('row').nth(2)).toBeVisible();
  await accessible(page, 'category drawer');
  await page.getByRole('button', { name: /新建分类|New category|新增分類/ }).click();
  await expect(dialogOf(page).last().getByRole('textbox').first()).toBeVisible();
  await accessible(page, 'category dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  await page.locator('header button[aria-haspopup=menu]:visible').last().click();
  await page.getByRole('menuitem', { name: say('Recent notifications') }).click();
  await expect(dialogOf(page)).toBeVisible();
  await accessible(page, 'notifications');
}
