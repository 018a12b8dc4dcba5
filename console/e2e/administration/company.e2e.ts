import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { byKeyboard, byMouse } from './companyHands.ts';
import type { CompanyHands } from './companyHands.ts';
import { expect, test } from '../world.ts';

const { utils, write } = createRequire(new URL('../../package.json', import.meta.url))('@e965/xlsx') as typeof import('@e965/xlsx');

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
    organization: '组织权限',
    system: '系统管理',
    signIn: /^登\s*录$/,
    close: '关闭',
    ok: '确定',
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
    organization: 'Organisation',
    system: 'System',
    signIn: /^Sign in$/,
    close: 'Close',
    ok: 'OK',
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

/** Patience for the first page of somebody nobody has signed in as: a busy machine takes its time. */
const FIRST_PAGE_MS = 30_000;

/** Everybody signs in through the page in `npm run test:all`: by call alone they do anyhow. */
const SIGNING_IN = process.env['MILEPOST_TEST_ALL'] ? PEOPLE : ['yubei7'];
/** Each way in each language in `npm run test:all`; by keyboard, in zh, otherwise. */
const JOURNEYS = (Object.entries(WORDS) as [string, Words][])
  .flatMap(([lang, words]) =>
    (
      [
        ['a company from nothing, by keyboard alone: each of its people sees just their menu, and a notice reaches them', byKeyboard],
        ['a company from nothing, by mouse: each of its people sees just their menu, and a notice reaches them', byMouse],
      ] as const
    ).map(([title, way]) => ({ lang, words, title, way })),
  )
  .filter((_, at) => at === 0 || process.env['MILEPOST_TEST_ALL']);

for (const { lang, words, title, way } of JOURNEYS)
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test(title, async ({ browser, page, ownWorld: world }) => {
      test.setTimeout(300_000);
      await world.openAs(page, 'admin', '/home');
      await foundCompany(page, words, way);
      await addPeople(page, words, way);
      await tellPeople(page, words, way);

      await world.crashAndRestartApi();

      const menus = await Promise.all(
        PEOPLE.map((account) => menuOf(world.apiUrl, account, account === 'yubei7' ? NEW_PASSWORD : FIRST_PASSWORD)),
      );
      const theirs = ['roadAsset', 'assetLedger', 'assetKind', 'roadPatrol', 'damageClaim', 'crossingPermit'];
      expect(menus).toEqual(PEOPLE.map((account) => (account === 'yubei9' ? '登录失败，账号已被禁用' : theirs)));

      for (const account of SIGNING_IN) {
        const one = await (await browser.newContext({ locale: words.locale })).newPage();
        await one.goto(world.consoleUrl);
        await way.type(one, 'account', account);
        await way.type(one, 'password', account === 'yubei7' ? NEW_PASSWORD : FIRST_PASSWORD);
        await way.press(one, words.signIn);
        const menu = one.getByRole('navigation');
        if (account === 'yubei9') await expect(one.getByText('登录失败，账号已被禁用')).toBeVisible();
        else {
          await expect(menu.getByRole('button', { name: words.menu })).toBeVisible({ timeout: FIRST_PAGE_MS });
          await expect(menu.getByText(words.pages.user)).toHaveCount(0);
          await expect(one.getByRole('button', { name: words.unread })).toBeVisible();
        }
        await one.context().close();
      }
    });
  });

/** A company, its department, a position, and a role that may use one folder of the menu. */
async function foundCompany(page: Page, words: Words, way: CompanyHands) {
  const { pages } = words;
  const dialog = page.getByRole('dialog');
  await way.goTo(page, pages.organization, words.organization);
  const company = page.getByRole('heading', { level: 1, name: /新建公司|New company/ });
  await way.begin(page, company);
  await way.open(page, 'organization-parentId');
  await expect(page.getByRole('option', { name: '云望高速物流集团', exact: true })).toBeVisible();
  await way.takeFirst(page);
  await way.type(page, 'organization-fullName', COMPANY);
  await way.type(page, 'organization-enCode', 'yubei');
  await way.save(page, company, words.save);

  await way.goTo(page, pages.department, words.organization);
  await way.begin(page, dialog);
  await way.choose(page, 'department-parentId', COMPANY);
  await expect(page.locator('#department-parentId')).toContainText(COMPANY);
  await way.type(page, 'department-fullName', 'YubeiTolls');
  await way.type(page, 'department-enCode', 'yubeiTolls');
  await way.save(page, dialog, words.save);

  await way.goTo(page, pages.position, words.organization);
  await way.begin(page, dialog);
  await way.open(page, 'position-organizeId');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('YubeiTolls');
  await page.getByRole('dialog').getByRole('row', { name: 'YubeiTolls' }).waitFor();
  await way.pick(page, 'YubeiTolls');
  await expect(page.locator('#position-organizeId')).toContainText('YubeiTolls');
  await way.type(page, 'position-fullName', 'YubeiCollector');
  await way.type(page, 'position-enCode', 'yubeiCollector');
  await way.open(page, 'position-type');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await way.takeFirst(page);
  await way.save(page, dialog, words.save);

  await way.goTo(page, pages.role, words.organization);
  await way.begin(page, dialog);
  await way.type(page, 'role-fullName', 'YubeiStaff');
  await way.type(page, 'role-enCode', 'yubeiStaff');
  await way.save(page, dialog, words.save);
  await way.find(page, 'YubeiStaff');
  await way.act(page, words.authorise);
  const rights = page.getByRole('dialog', { name: /YubeiStaff/ });
  const nodes = rights.getByRole('treeitem').or(rights.getByRole('row'));
  await expect(nodes.first()).toBeVisible();
  await way.press(rights, words.all);
  await way.press(rights, words.next);
  const folder = nodes.filter({ hasText: words.menu }).first();
  await folder.waitFor();
  await way.check(folder, /智慧物流运营平台/);
  for (let step = 0; step < 4; step++) await way.press(rights, words.next);
  await way.press(rights, words.save);
  await expect(rights).toBeHidden();
}

/** Ten people of a spreadsheet with two slips; one is disabled, one gets another password. */
async function addPeople(page: Page, words: Words, way: CompanyHands) {
  const dialog = page.getByRole('dialog');
  await way.goTo(page, words.pages.user, words.organization);
  await way.press(page, words.import);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: spreadsheet() });
  await expect(dialog.getByRole('button', { name: words.next })).toBeEnabled();
  await way.press(dialog, words.next);
  const sheet = dialog.getByRole('grid');
  await expect(sheet.getByRole('gridcell', { name: 'yubei 3' })).toHaveAttribute('aria-invalid', 'true');
  await way.correct(sheet, 'yubei 3', 'yubei3');
  await way.correct(sheet, '南', '男');
  await expect(dialog.getByText(words.none)).toBeVisible();
  await way.press(dialog, words.add);
  await expect(dialog.getByText(words.added)).toBeVisible();
  await way.close(dialog, words.close);
  await expect(dialog).toBeHidden();

  const disabled = await way.find(page, 'yubei9');
  await way.act(page, words.disable);
  await way.agree(page);
  await expect(disabled).toContainText(words.disabled);
  await way.find(page, 'yubei7');
  await way.act(page, words.reset);
  await way.type(page, 'reset-password', NEW_PASSWORD);
  await way.type(page, 'reset-repeated', NEW_PASSWORD);
  await way.press(dialog, words.ok);
  await expect(dialog).toBeHidden();
}

/** A notice that is written and released. */
async function tellPeople(page: Page, words: Words, way: CompanyHands) {
  await way.goTo(page, words.pages.notice, words.system);
  const notice = page.getByRole('heading', { level: 1, name: /新建公告|New notice/ });
  await way.begin(page, notice);
  await way.type(page, 'notice-title', 'Winter maintenance');
  await way.open(page, 'notice-category');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await way.takeFirst(page);
  await way.save(page, notice, words.save);
  const written = await way.find(page, 'Winter maintenance');
  await way.act(page, words.release);
  await way.agree(page);
  await expect(written).toContainText(words.released);
}
