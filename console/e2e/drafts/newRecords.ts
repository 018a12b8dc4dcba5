import type { Page } from '@playwright/test';
import { expect } from '../world.ts';

/** Value of a field: what is typed, the first option of a list, a node of a tree, or a row that a button adds. */
type Value =
  | string
  | typeof FIRST
  | { readonly node: string; readonly isMany?: true }
  | { readonly add: RegExp; readonly row: readonly (typeof FIRST)[] };
const FIRST = { first: true } as const;

export interface Screen {
  readonly path: string;
  /** Name of the form for a new record, in both languages. */
  readonly form: Readonly<Record<Language, string>>;
  /** Begin of the ids of its fields. */
  readonly id: string;
  /** Required fields without a value, in the order of the form; a button by its words adds a row. */
  readonly fields: Readonly<Record<string, Value>>;
}

export const LANGUAGES = { en: 'en-GB', zh: 'zh-CN' } as const;
export type Language = keyof typeof LANGUAGES;
export const NAME = 'SavedByKeys';
export const NAMED = { fullName: NAME, enCode: 'saved.by.keys' };

/** Forms of administration, each with what nobody has filled in yet. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/system/billRule',
    form: { en: 'New rule', zh: '新建规则' },
    id: 'billRule',
    fields: { ...NAMED, category: FIRST, prefix: 'SBK', digit: '4', startNumber: '1' },
  },
  { path: '/permission/group', form: { en: 'New group', zh: '新建分组' }, id: 'group', fields: { ...NAMED, type: FIRST } },
  {
    path: '/permission/organize',
    form: { en: 'New company', zh: '新建公司' },
    id: 'organization',
    fields: { parentId: FIRST, ...NAMED },
  },
  {
    path: '/permission/department',
    form: { en: 'New department', zh: '新建部门' },
    id: 'department',
    fields: { parentId: FIRST, ...NAMED },
  },
  {
    path: '/permission/position',
    form: { en: 'New position', zh: '新建岗位' },
    id: 'position',
    fields: { organizeId: { node: '路产管理部' }, ...NAMED, type: FIRST },
  },
  { path: '/permission/role', form: { en: 'New role', zh: '新建角色' }, id: 'role', fields: NAMED },
  {
    path: '/permission/user',
    form: { en: 'New user', zh: '新建用户' },
    id: 'user',
    fields: { account: 'savedbykeys', realName: NAME, organizeIds: { node: '路产管理部', isMany: true } },
  },
  { path: '/system/area', form: { en: 'New area', zh: '新建区域' }, id: 'area', fields: NAMED },
  {
    path: '/system/notice',
    form: { en: 'New notice', zh: '新建公告' },
    id: 'notice',
    fields: { title: NAME, category: FIRST },
  },
  {
    path: '/msgCenter/accountConfig',
    form: { en: 'New account', zh: '新建账号' },
    id: 'messageAccount',
    fields: {
      ...NAMED,
      type: FIRST,
      addressorName: 'Keys',
      smtpServer: 'smtp.example.com',
      smtpUser: 'keys@example.com',
      smtpPassword: 'Keys2026',
    },
  },
  {
    path: '/msgCenter/msgTemplate',
    form: { en: 'New template', zh: '新建模板' },
    id: 'messageTemplate',
    fields: { ...NAMED, messageSource: FIRST, messageType: FIRST, title: '{@Title}' },
  },
  {
    path: '/msgCenter/sendConfig',
    form: { en: 'New configuration', zh: '新建发送配置' },
    id: 'sendConfig',
    fields: { ...NAMED, messageSource: FIRST, channels: { add: /^(Add a channel|添加渠道)$/, row: [FIRST, FIRST] } },
  },
  {
    path: '/systemData/dataInterface',
    form: { en: 'New data interface', zh: '新建数据接口' },
    id: 'dataInterface',
    fields: { ...NAMED, categoryId: FIRST, fixedText: '[]' },
  },
  {
    path: '/system/printDev',
    form: { en: 'New print template', zh: '新建打印模板' },
    id: 'printTemplate',
    fields: { ...NAMED, category: FIRST },
  },
  {
    path: '/system/menu',
    form: { en: 'New entry', zh: '新建菜单' },
    id: 'menuEntry',
    fields: { ...NAMED, type: FIRST },
  },
];

/** Tab until the keyboard is on a field; the walk is bounded, so a trap fails. */
export async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 60; step++) {
    if (name.test((await page.locator(':focus').textContent()) ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`[e2e] Tab never reached ${name}.`);
}

export async function reach(page: Page, id: string) {
  // A form that is on its way has nothing to come to.
  await expect(page.locator(`#${id}`)).toBeAttached();
  for (let step = 0; step < 60; step++) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`[e2e] Tab never reached #${id}.`);
}

/** Chooses the first option of a closed list that has the keyboard. */
export async function chooseFirst(page: Page) {
  const options = page.getByRole('listbox').getByRole('option');
  const field = page.locator(':focus');
  await page.keyboard.press('Enter');
  await expect(options.first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(field).toHaveAttribute('aria-activedescendant', /./, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
}

/** Chooses a node of a tree in a dialog; where several may be chosen, agrees to them. */
async function chooseNode(page: Page, node: string, isMany = false) {
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog').last();
  await expect(picker.getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.type(node);
  const row = picker
    .getByRole('row', { name: node })
    .or(picker.getByRole('treeitem', { name: node }))
    .first();
  await row.waitFor();
  for (let step = 0; step < 20 && !(await row.evaluate((at) => at.contains(document.activeElement))); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press(isMany ? 'Space' : 'Enter');
  if (isMany) await page.keyboard.press('Control+Enter');
  await expect(picker.getByRole('searchbox')).toHaveCount(0);
}

/** Fills in a field by keyboard. @param id id of the field */
export async function fill(page: Page, id: string, value: Value) {
  if (typeof value === 'object' && 'row' in value) {
    await tabTo(page, value.add);
    await page.keyboard.press('Enter');
    for (const cell of value.row) {
      // A new row has the keyboard in its first field; Tab leads on.
      await expect(page.locator(':focus')).toHaveRole('combobox');
      if (cell === FIRST) await chooseFirst(page);
      await page.keyboard.press('Tab');
    }
    return;
  }
  await reach(page, id);
  if (typeof value === 'string') return page.keyboard.type(value);
  if ('first' in value) return chooseFirst(page);
  await chooseNode(page, value.node, value.isMany);
  return expect(page.locator(`#${id}`)).toContainText(value.node);
}
