import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Locator, Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { focusedName, tabTo } from './walk.ts';
import { expect, test } from './world.ts';

const { utils, write } = createRequire(new URL('../package.json', import.meta.url))('@e965/xlsx') as typeof import('@e965/xlsx');

/** Words of the pages the journey meets. */
const WORDS = {
  zh: {
    locale: 'zh-CN',
    pages: {
      organization: '组织管理',
      department: '部门管理',
      position: '岗位管理',
      role: '角色管理',
      user: '用户管理',
      notice: '系统公告',
    },
    authorise: '授权',
    next: '下一步',
    save: '保存',
    all: '全选',
    import: '导入',
    add: /^导入 10 条数据$/,
    added: '您已成功导入10条数据',
    none: '没有错误了',
    disable: '禁用',
    disabled: '禁用',
    reset: '重置密码',
    release: '发布',
    released: '已发送',
    menu: '路产管理',
    unread: /^1 条未读消息/,
  },
  en: {
    locale: 'en-GB',
    pages: {
      organization: 'Organisations',
      department: 'Departments',
      position: 'Positions',
      role: 'Roles',
      user: 'Users',
      notice: 'Notices',
    },
    authorise: 'Authorise',
    next: 'Next',
    save: 'Save',
    all: 'Check all',
    import: 'Import',
    add: /^Import 10 rows$/,
    added: 'You have imported 10 rows',
    none: 'No problems left',
    disable: 'Disable',
    disabled: 'Disabled',
    reset: 'Reset password',
    release: 'Release',
    released: 'Released',
    menu: 'Road assets',
    unread: /^1 unread message/,
  },
} as const;
type Words = (typeof WORDS)['zh' | 'en'];

const PEOPLE = Array.from({ length: 10 }, (_, at) => `yubei${at + 1}`);
const HEADS = ['账户', '姓名', '性别', '手机号码', '电子邮箱', '所属组织', '岗位', '角色', '分组', '直属主管', '状态', '排序', '说明'];
const COMPANY = 'YubeiExpressway';
const FIRST_PASSWORD = 'Welcome2026';
const NEW_PASSWORD = 'Yubei2026x';

/** Slips of the spreadsheet, which are corrected in the preview. */
const SLIPS = { yubei3: { account: 'yubei 3' }, yubei6: { gender: '南' } } as Readonly<
  Record<string, { account?: string; gender?: string }>
>;

function spreadsheet(): Buffer {
  const rows = PEOPLE.map((account) => [
    SLIPS[account]?.account ?? account,
    `渝北${account}`,
    SLIPS[account]?.gender ?? '男',
    '',
    '',
    'YubeiTolls',
    'YubeiCollector',
    'YubeiStaff',
    '',
    '',
    '启用',
    '',
    '',
  ]);
  return Buffer.from(write(utils.book_new(utils.aoa_to_sheet([HEADS, ...rows])), { type: 'buffer', bookType: 'xlsx' }));
}

/** Tab until the keyboard is on the field `id`, then types. */
async function type(page: Page, id: string, text = '') {
  for (let step = 0; step < 60; step++) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return page.keyboard.type(text);
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

async function choose(page: Page, id: string, name: string) {
  await type(page, id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id}`)).toContainText(name);
}

async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Opens the form for a new record. */
async function begin(page: Page, form: Locator) {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('n');
  await expect(form).toBeVisible();
}

async function save(page: Page, form: Locator) {
  await page.keyboard.press('Control+s');

  await expect(form).toBeHidden();
}

/** Searches for a record and puts the keyboard on its row. */
async function find(page: Page, name: string): Promise<Locator> {
  await page.keyboard.press('/');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(name);
  // The list is one stop: its row, or the part of it that had the keyboard last.
  const isIn = () => rows.first().evaluate((row) => row.contains(document.activeElement));
  for (let step = 0; step < 60 && !(await isIn()); step++) await page.keyboard.press('Tab');
  return rows.first();
}

/** Goes over the parts of the row that has the keyboard, from its end, to a button. @returns whether it has that button */
async function walkTo(page: Page, is: (at: string) => boolean): Promise<boolean> {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  for (let step = 0; step < 5 && !is(await focusedName(page)); step++) await page.keyboard.press('ArrowLeft');
  return is(await focusedName(page));
}

/** Does an action of the row that has the keyboard; a long one is behind its menu. */
async function press(page: Page, name: string) {
  if (await walkTo(page, (at) => at.startsWith(name))) await page.keyboard.press('Enter');
  else await act(page, name);
}

/** Does an action of the menu of the row that has the keyboard. */
async function act(page: Page, name: string) {
  expect(await walkTo(page, (at) => /更多操作|More actions|的操作|^Actions/.test(at)), await focusedName(page)).toBe(true);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (
    let step = 0;
    step < 10 && !(await item.evaluate((node) => node === document.activeElement || node.hasAttribute('data-focused')));
    step++
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

interface MenuEntry {
  readonly enCode: string;
  readonly children?: readonly MenuEntry[] | null;
}
const codesOf = (menu: readonly MenuEntry[]): string[] => menu.flatMap(({ enCode, children }) => [enCode, ...codesOf(children ?? [])]);

/** Codes of the menu somebody gets, or the refusal. */
async function menuOf(apiUrl: string, account: string, password: string): Promise<string[] | string> {
  const body = new URLSearchParams({ account, password: hashPassword(password), grant_type: 'password' });
  const signedIn = await (await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body })).json();
  if (signedIn.code !== 200) return String(signedIn.msg);
  const { data } = await (await fetch(`${apiUrl}/api/oauth/CurrentUser`, { headers: { Authorization: signedIn.data.token } })).json();
  return codesOf(data.menuList);
}

/** Everybody signs in through the page in `npm run test:all`: by call alone they do anyhow. */
const SIGNING_IN = process.env['MILEPOST_TEST_ALL'] ? PEOPLE : ['yubei7'];
/** English in `npm run test:all`. */
const LANGUAGES = (Object.entries(WORDS) as [string, Words][]).filter(([lang]) => lang === 'zh' || process.env['MILEPOST_TEST_ALL']);

for (const [lang, words] of LANGUAGES)
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test('a company from nothing, by keyboard alone: each of its people sees just their menu, and a notice reaches them', async ({
      browser,
      page,
      ownWorld: world,
    }) => {
      test.setTimeout(process.env['MILEPOST_TEST_ALL'] ? 240_000 : 120_000);
      const { pages } = words;
      const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
      const dialog = page.getByRole('dialog');
      await world.openAs(page, 'admin', '/home');

      await goTo(page, pages.organization);
      const company = heading(/新建公司|New company/);
      await begin(page, company);
      await type(page, 'organization-parentId');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: '云望高速物流集团', exact: true })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await type(page, 'organization-fullName', COMPANY);
      await type(page, 'organization-enCode', 'yubei');
      await save(page, company);

      await goTo(page, pages.department);
      await begin(page, dialog);
      await choose(page, 'department-parentId', COMPANY);
      await type(page, 'department-fullName', 'YubeiTolls');
      await type(page, 'department-enCode', 'yubeiTolls');
      await save(page, dialog);

      await goTo(page, pages.position);
      await begin(page, dialog);
      await type(page, 'position-organizeId');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('YubeiTolls');
      await page.getByRole('dialog').getByRole('row', { name: 'YubeiTolls' }).waitFor();
      await tabTo(page, /^YubeiTolls/);
      await page.keyboard.press('Enter');
      await expect(page.locator('#position-organizeId')).toContainText('YubeiTolls');
      await type(page, 'position-fullName', 'YubeiCollector');
      await type(page, 'position-enCode', 'yubeiCollector');
      await type(page, 'position-type');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await save(page, dialog);

      await goTo(page, pages.role);
      await begin(page, dialog);
      await type(page, 'role-fullName', 'YubeiStaff');
      await type(page, 'role-enCode', 'yubeiStaff');
      await save(page, dialog);
      await find(page, 'YubeiStaff');
      await press(page, words.authorise);
      const rights = page.getByRole('dialog', { name: /YubeiStaff/ });
      const nodes = rights.getByRole('treeitem').or(rights.getByRole('row'));
      await expect(nodes.first()).toBeVisible();
      await tabTo(page, words.all);
      await page.keyboard.press('Enter');
      await tabTo(page, words.next);
      await page.keyboard.press('Enter');
      await nodes.filter({ hasText: words.menu }).first().waitFor();
      await tabTo(page, /智慧物流运营平台/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(nodes.filter({ hasText: words.menu }).first()).toBeFocused();
      await page.keyboard.press('Space');
      for (let step = 0; step < 4; step++) {
        await tabTo(page, words.next);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, words.save);
      await page.keyboard.press('Enter');
      await expect(rights).toBeHidden();

      await goTo(page, pages.user);
      await tabTo(page, words.import);
      await page.keyboard.press('Enter');
      await dialog.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: spreadsheet() });
      await expect(dialog.getByRole('button', { name: words.next })).toBeEnabled();
      await tabTo(page, words.next);
      await page.keyboard.press('Enter');
      const sheet = dialog.getByRole('grid');
      await expect(sheet.getByRole('gridcell', { name: 'yubei 3' })).toHaveAttribute('aria-invalid', 'true');
      await enter(page, sheet);
      await page.keyboard.press('F8');
      await page.keyboard.press('Enter');
      await page.keyboard.type('yubei3');
      await page.keyboard.press('F8');
      await expect(sheet.getByRole('gridcell', { name: '南' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('男');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(words.none)).toBeVisible();
      await tabTo(page, words.add);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(words.added)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      const disabled = await find(page, 'yubei9');
      await act(page, words.disable);
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Enter');
      await expect(disabled).toContainText(words.disabled);
      await find(page, 'yubei7');
      await press(page, words.reset);
      await type(page, 'reset-password', NEW_PASSWORD);
      await type(page, 'reset-repeated', NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();

      await goTo(page, pages.notice);
      const notice = heading(/新建公告|New notice/);
      await begin(page, notice);
      await type(page, 'notice-title', 'Winter maintenance');
      await type(page, 'notice-category');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await save(page, notice);
      const written = await find(page, 'Winter maintenance');
      await act(page, words.release);
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Enter');
      await expect(written).toContainText(words.released);

      await world.crashAndRestartApi();

      const menus = await Promise.all(
        PEOPLE.map((account) => menuOf(world.apiUrl, account, account === 'yubei7' ? NEW_PASSWORD : FIRST_PASSWORD)),
      );
      const theirs = ['roadAsset', 'assetLedger', 'assetKind', 'roadPatrol', 'damageClaim', 'crossingPermit'];
      expect(menus).toEqual(PEOPLE.map((account) => (account === 'yubei9' ? '登录失败，账号已被禁用' : theirs)));

      for (const account of SIGNING_IN) {
        const one = await (await browser.newContext({ locale: words.locale })).newPage();
        await one.goto(world.consoleUrl);
        await type(one, 'account', account);
        await type(one, 'password', account === 'yubei7' ? NEW_PASSWORD : FIRST_PASSWORD);
        await one.keyboard.press('Enter');
        const menu = one.getByRole('navigation');
        if (account === 'yubei9') await expect(one.getByText('登录失败，账号已被禁用')).toBeVisible();
        else {
          await expect(menu.getByRole('button', { name: words.menu })).toBeVisible();
          await expect(menu.getByText(words.pages.user)).toHaveCount(0);
          await expect(one.getByRole('button', { name: words.unread })).toBeVisible();
        }
        await one.context().close();
      }
    });
  });
