import { expect, expectAccessible, test } from '../world.ts';
import { DESIGNS, calls, canvas, control, idOf, kept, labelField, openDesigner } from './designDesk.ts';

const NAME = '日常巡查';
const OLD = '巡查主题';
const NEW = '巡查题目';

const input = (key: string, label: string) => ({ __vModel__: key, __config__: { jnpfKey: 'comInput', label } });
const body = (fullName: string, enCode: string, fields: readonly object[]) => ({
  fullName,
  enCode,
  type: 1,
  webType: 1,
  category: '',
  formData: JSON.stringify({ fields }),
});

test('a column is called what its field is called from the moment that is typed, and undo takes both back at once', async ({
  strictPage: page,
  world,
}) => {
  const id = await openDesigner(page, world, NAME);
  await control(page, OLD).click();
  await page.keyboard.press('F2');
  await expect(labelField(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(NEW);
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('columnheader', { name: NEW })).toBeVisible();
  await page.keyboard.press('Control+S');
  await expect.poll(async () => (await kept(world, id)).columnData).toContain(`"label":"${NEW}"`);
  expect((await kept(world, id)).columnData).not.toContain(`"label":"${OLD}"`);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('columnheader', { name: OLD })).toBeVisible();
});

test('cells of a grid are merged down by the keyboard, and the form has one over both rows', async ({ strictPage: page, world }) => {
  const cell = (...children: readonly object[]) => ({
    __config__: { jnpfKey: 'tableGridTd', children, colspan: 1, rowspan: 1, merged: false },
  });
  const row = (...children: readonly object[]) => ({ __config__: { jnpfKey: 'tableGridTr', children } });
  const { send } = await calls(world);
  const grid = {
    __config__: {
      jnpfKey: 'tableGrid',
      label: '检查表',
      children: [
        row(cell(input('comInputField901', '桥名'), input('comInputField902', '桩号')), cell(input('comInputField903', '上部'))),
        row(cell(), cell(input('comInputField904', '下部'))),
      ],
    },
  };
  const id = await idOf(world, NAME);
  const { formData, ...before } = await kept(world, id);
  const form = JSON.parse(formData ?? '{}') as { fields: readonly object[] };
  await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData: JSON.stringify({ ...form, fields: [grid, ...form.fields] }) });
  await openDesigner(page, world, NAME);
  await control(page, '桥名').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+B');
  await expect(canvas(page).getByRole('treeitem', { name: '单元格，跨 2 行' })).toBeFocused();
  await page.keyboard.press('Control+S');
  await expect.poll(async () => (await kept(world, id)).formData).toContain('"rowspan":2');
  await page.goto(`${new URL(page.url()).origin}/previewModel?${new URLSearchParams({ id, previewType: 'draft', part: 'form' })}`);
  const box = async (name: string) => {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toBeVisible();
    return field.boundingBox();
  };
  const [left, below] = [await box('桩号'), await box('下部')];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(below?.x ?? 0);
  expect(below?.y ?? 0).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
});

test('a design that others refer to is deleted after a question that names them; one in the menu is not', async ({
  strictPage: page,
  world,
}) => {
  const { send, get } = await calls(world);
  await send('POST', '/api/visualdev/Base', body('桥梁卡片', 'bridgeCard', [input('comInputField1', '桥名')]));
  const id = await idOf(world, '桥梁卡片');
  const relation = { ...input('relationFormField1', '桥梁'), modelId: id, relationField: 'comInputField1' };
  const other = { ...relation, __config__: { jnpfKey: 'relationForm', label: '桥梁' } };
  await send('POST', '/api/visualdev/Base', body('桥梁检测', 'bridgeCheck', [other]));
  await world.openAs(page, 'admin', DESIGNS);
  const search = page.getByRole('searchbox').first();
  const remove = async (name: string) => {
    await search.fill(name);
    await search.press('Enter');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('button', { name: `${name} 的操作` }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
  };
  await remove('桥梁卡片');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('表单或列表引用了该设计：“桥梁检测”');
  await expectAccessible(page, 'a question that names what refers to a design');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await remove(NAME);
  await expect(page.getByRole('alert')).toContainText(/该设计在菜单“.*\/病害巡查”下，请先删除对应的菜单项/);
  expect((await get<{ list: readonly { readonly kind: string }[] }>(`/api/visualdev/Base/${id}/Uses`)).list).toMatchObject([
    { kind: 'model', fullName: '桥梁检测' },
  ]);
});
