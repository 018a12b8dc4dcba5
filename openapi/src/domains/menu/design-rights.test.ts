import { expect, test } from 'vitest';
import { designRights, rightsRequested } from './design-rights.ts';

const control = (key: string, label: string, jnpfKey: string, children?: readonly object[]) => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...(children && { children }) },
});
const form = {
  fields: [
    { __config__: { jnpfKey: 'card', children: [control('title', '标题', 'comInput'), control('', '说明', 'text')] } },
    control('works', '工程量', 'table', [control('item', '项目', 'comInput'), control('amount', '数量', 'numInput')]),
    control('empty', '空表', 'table', []),
  ],
};
const list = {
  columnList: [
    { prop: 'title', label: '标题', jnpfKey: 'comInput' },
    { prop: 'works-item', label: '工程量-项目', __config__: { jnpfKey: 'comInput' } },
    { prop: '' },
  ],
  btnsList: [{ value: 'add', label: '新增' }],
  columnBtnsList: [{ value: 'edit' }],
  customBtnsList: [{ value: 'send', label: '派单' }, { value: '' }],
  useColumnPermission: true,
  useFormPermission: 'false',
};
const texts = {
  formData: JSON.stringify(form),
  columnData: JSON.stringify(list),
  appColumnData: JSON.stringify({ useDataPermission: true }),
};

test('a design gives rights to its buttons, its columns, and the fields of its form, those of a sub-table below it', () => {
  const works = { code: 'works', label: '工程量' };
  expect(designRights(texts, false)).toEqual({
    button: [
      { code: 'btn_add', label: '新增', kind: '', table: null },
      { code: 'btn_edit', label: 'edit', kind: '', table: null },
      { code: 'send', label: '派单', kind: '', table: null },
    ],
    column: [
      { code: 'title', label: '标题', kind: 'comInput', table: null },
      { code: 'works-item', label: '工程量-项目', kind: 'comInput', table: works },
    ],
    form: [
      { code: 'title', label: '标题', kind: 'comInput', table: null },
      { code: 'works-item', label: '项目', kind: 'comInput', table: works },
      { code: 'works-amount', label: '数量', kind: 'numInput', table: works },
      { code: 'empty', label: '空表', kind: 'table', table: null },
    ],
  });
});

test('an entry of the app goes by the list of the app where there is one', () => {
  const none = { button: false, column: false, form: false, data: false };
  expect(rightsRequested(texts, false)).toEqual({ ...none, column: true });
  expect(rightsRequested(texts, true)).toEqual({ ...none, data: true });
  expect(rightsRequested({ ...texts, appColumnData: null }, true)).toEqual({ ...none, column: true });
});

test('texts that cannot be read give nothing', () => {
  const broken = { formData: '{oops', columnData: '[]', appColumnData: null };
  expect(designRights(broken, false)).toEqual({ button: [], column: [], form: [] });
  expect(Object.values(rightsRequested(broken, false))).not.toContain(true);
});
