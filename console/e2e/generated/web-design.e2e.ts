import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { tokenOf } from '../accounts.ts';
import { expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';

/** Chooses a command of the menu of a row. */
async function chooseIn(page: Page, row: Locator, item: string) {
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a design is handed on as a file, taken in as a draft, released into the menu with a note, and opened there', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/onlineDev/webDesign');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}，`) });
  await expect(row('路产台账')).toBeVisible();
  await expectAccessible(page, 'designs');
  const menuOf = (name: string, item: string) => chooseIn(page, row(name), item);

  const file = page.waitForEvent('download');
  await menuOf('路产台账', '导出');
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/\.vdd$/);
  const design = JSON.parse(await readFile(await saved.path(), 'utf8')) as { enCode: string; fullName: string };
  const other = Buffer.from(JSON.stringify({ ...design, enCode: 'greenLedger', fullName: '绿化台账' }));

  await page.locator('input[type=file]').setInputFiles({ name: 'greenLedger.vdd', mimeType: 'application/json', buffer: other });
  // What was taken in is open at once.
  await expect(page.getByRole('heading', { name: '绿化台账', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(row('绿化台账')).toContainText('未发布');

  await menuOf('绿化台账', '发布');
  const dialog = page.getByRole('dialog', { name: '发布“绿化台账”' });
  await dialog.getByRole('combobox', { name: '菜单位置' }).press('Enter');
  await page.getByRole('option', { name: '路产管理', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^说明/ }).fill('第一次发布');
  await expectAccessible(page, 'release of a design');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row('绿化台账')).toContainText('已发布');

  await menuOf('绿化台账', '版本');
  const versions = page.getByRole('dialog', { name: '版本：绿化台账' });
  await expect(versions.getByRole('row').filter({ hasText: '第一次发布' })).toContainText('当前');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /路产管理/ }).first().click();
  await page.getByRole('link', { name: '绿化台账' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '绿化台账' })).toBeVisible();
});

interface Control {
  readonly __vModel__?: string;
  readonly __config__: Readonly<Record<string, unknown>> & { readonly children?: readonly Control[] };
}
interface Form {
  readonly fields: readonly Control[];
}
interface List {
  readonly uploaderTemplateJson?: { readonly selectKey: readonly string[] };
  readonly columnList: readonly { readonly prop: string }[];
  readonly searchList: readonly { readonly prop: string }[];
}
interface Design {
  readonly id: string;
  readonly formData: string;
  readonly columnData: string;
}

/** Saves a design as another designer would: not by this console. */
async function designElsewhere(world: World, enCode: string, change: (form: Form, list: List) => readonly [Form, List & object]) {
  const token = await tokenOf(world.apiUrl, 'admin');
  const api = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${world.apiUrl}/api/visualdev/Base${path}`, {
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { list } = await api<{ list: readonly { id: string }[] }>(`?keyword=${enCode}`);
  const design = await api<Design>(`/${list[0]?.id ?? ''}`);
  const [form, columns] = change(JSON.parse(design.formData) as Form, JSON.parse(design.columnData) as List);
  await api(`/${design.id}`, { ...design, formData: JSON.stringify(form), columnData: JSON.stringify(columns) });
}

const controlsIn = (fields: readonly Control[], change: (control: Control) => readonly Control[]): readonly Control[] =>
  fields.flatMap((control) => {
    const { children } = control.__config__;
    return change(children ? { ...control, __config__: { ...control.__config__, children: controlsIn(children, change) } } : control);
  });

test('before a release its differences stand in words, with the records of what is retired and the errors that stop it; versions are compared', async ({
  strictPage: page,
  world,
}) => {
  const KEEPER = { label: '保管人' };
  const changed = (form: Form, list: List): readonly [Form, List & object] => {
    const retired = { key: 'price', kind: 'numInput', label: '资产原值', own: {}, atMs: 1 };
    const fields = controlsIn(form.fields, (control) => {
      const { __vModel__: key, __config__: config } = control;
      if (key === 'price') return [];
      if (key === 'keeper') return [{ ...control, __config__: { ...config, ...KEEPER } }];
      if (key === 'stake') return [{ ...control, __config__: { ...config, required: true } }];
      return [control];
    });
    const added = { __vModel__: 'remark', __config__: { jnpfKey: 'textarea', label: '养护备注', formId: 900 } };
    const without = <Item extends { readonly prop: string }>(items: readonly Item[]) => items.filter(({ prop }) => prop !== 'price');
    const next = {
      ...list,
      columnList: [...without(list.columnList), { prop: 'gone', label: '旧列' }],
      searchList: without(list.searchList),
      summaryField: [],
      thousandsField: [],
      pageSize: 50,
    };
    return [{ ...form, fields: [...fields, added], ...{ milepostRetired: [retired] } }, next];
  };
  await designElsewhere(world, 'assetLedger', changed);
  await world.openAs(page, 'admin', '/onlineDev/webDesign');
  const row = page.getByRole('row', { name: /^路产台账，/ });
  await chooseIn(page, row, '发布');
  const dialog = page.getByRole('dialog', { name: '发布“路产台账”' });
  await expect(dialog).toContainText('停用字段“资产原值”：64 条记录中有 64 条有值，数据不会丢失');
  for (const words of ['“责任人”改名为“保管人”', '“桩号”的必填：否 → 是', '新增“养护备注”', '列表的每页条数：20 → 50', '谁能看到'])
    await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('heading', { name: '阻止发布的错误' })).toBeVisible();
  await expectAccessible(page, 'differences of a release');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('设计有 2 个错误，请修改后再发布。');

  await designElsewhere(world, 'assetLedger', (form, { columnList, uploaderTemplateJson: taken, ...list }) => {
    const selectKey = (taken?.selectKey ?? []).filter((key) => key !== 'price');
    return [form, { ...list, columnList: columnList.filter(({ prop }) => prop !== 'gone'), uploaderTemplateJson: { ...taken, selectKey } }];
  });
  await page.keyboard.press('Escape');
  await page.reload();
  await chooseIn(page, row, '发布');
  await expect(dialog).toContainText('没有错误，没有提醒');
  await dialog.getByRole('textbox', { name: /^说明/ }).fill('停用资产原值');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();

  await chooseIn(page, row, '版本');
  const versions = page.getByRole('dialog', { name: '版本：路产台账' });
  const first = versions.getByRole('row').filter({ hasNotText: '停用资产原值' }).last();
  await first.getByRole('button', { name: /^比较/ }).click();
  const compared = page.getByRole('dialog', { name: '比较版本' });
  await expect(compared).toContainText('“责任人”改名为“保管人”');
  await compared.getByRole('combobox', { name: '对比版本' }).press('Enter');
  await page.getByRole('option', { name: '版本 1', exact: true }).click();
  await expect(compared).toContainText('请选择两个不同的版本。');
  await expectAccessible(page, 'compared versions');
});
