import { describe, expect, test } from 'vitest';
import { newControl, newItem } from './begins.ts';
import type { NewControl } from './begins.ts';
import { valueAt } from './json.ts';
import type { Json } from './json.ts';
import { KINDS, KIND_NAMES, kindOfName, nameOfKind } from './kinds.ts';
import type { KindName } from './kinds.ts';

const made = (kind: KindName, more: Partial<NewControl> = {}) =>
  newControl({ kind, key: `${kind}Field101`, label: '标签', number: 101, dialect: 'old', ...more });
const config = (control: Json, name: string) => valueAt(control, ['__config__', name]);

test.each(KIND_NAMES)('a new %s has its name, its label and its number in both dialects, and a key where it has a value', (kind) => {
  for (const dialect of ['old', 'new'] as const) {
    const control = made(kind, { dialect });
    expect(control['__config__']).toMatchObject({
      jnpfKey: nameOfKind(kind, dialect),
      label: '标签',
      formId: 101,
      required: false,
      noShow: false,
    });
    expect(control['__vModel__']).toBe(KINDS[kind].value === 'none' ? undefined : `${kind}Field101`);
    expect(kindOfName(nameOfKind(kind, dialect))).toBe(kind);
  }
});

describe('a new control', () => {
  test.each<[KindName, object]>([
    ['comInput', { placeholder: '请输入', clearable: true, disabled: false, readonly: false, maxlength: null, 'show-password': false }],
    ['textarea', { type: 'textarea', autosize: { minRows: 4, maxRows: 4 } }],
    ['numInput', { min: null, max: null, step: 1, precision: null, thousands: false }],
    ['switch', { 'active-value': 1, 'inactive-value': 0, __config__: { defaultValue: 0 } }],
    [
      'radio',
      { placeholder: '请选择', __slot__: { options: [{ id: '1', fullName: '选项一' }, { id: '2' }] }, __config__: { dataType: 'static' } },
    ],
    ['select', { filterable: false, multiple: false, __config__: { props: { label: 'fullName', value: 'id' } } }],
    ['checkbox', { __config__: { defaultValue: [], dataType: 'static' } }],
    ['cascader', { 'show-all-levels': true, __config__: { defaultValue: [], dataType: 'static' } }],
    ['date', { format: 'yyyy-MM-dd', 'value-format': 'timestamp', __config__: { defaultCurrent: false } }],
    ['time', { format: 'HH:mm:ss' }],
    ['uploadFz', { limit: 9, fileSize: 10, sizeUnit: 'MB', __config__: { defaultValue: [], tag: 'jnpf-upload-fz' } }],
    ['rate', { max: 5, 'allow-half': false }],
    ['slider', { min: 0, max: 100, step: 1 }],
    ['userSelect', { multiple: false, selectType: 'all' }],
    ['comSelect', { __config__: { defaultValue: [] } }],
    ['address', { level: 2, __config__: { defaultValue: [] } }],
    ['relationForm', { hasPage: true, pageSize: 20, popupType: 'dialog', modelId: '' }],
    ['calculate', { expression: [], precision: 2 }],
    ['billRule', { placeholder: '系统自动生成', readonly: true, __config__: { rule: '' } }],
    ['card', { header: '标签', shadow: 'always', __config__: { children: [] } }],
    ['groupTitle', { content: '标签' }],
    ['text', { content: '文字说明' }],
    ['table', { actionText: '添加', __config__: { children: [], tableName: 'tableField101' } }],
  ])('%s begins as design tools begin it', (kind, members) => expect(made(kind)).toMatchObject(members));

  test.each<[KindName, number, string]>([
    ['comInput', 12, 'colFormItem'],
    ['textarea', 24, 'colFormItem'],
    ['uploadImg', 24, 'colFormItem'],
    ['sign', 24, 'colFormItem'],
    ['divider', 24, 'colFormItem'],
    ['card', 24, 'rowFormItem'],
    ['table', 24, 'rowFormItem'],
  ])('%s is %d of 24 columns wide', (kind, span, layout) => {
    expect([config(made(kind), 'span'), config(made(kind), 'layout')]).toEqual([span, layout]);
    expect(config(made(kind, { span: 8 }), 'span')).toBe(8);
  });

  test('begins with the words it is given', () => {
    const words = {
      enter: 'Please enter',
      choose: 'Please choose',
      tab: 'Tab',
      fold: 'Fold',
      options: ['Yes', 'No'],
      upload: 'Upload',
      chooseRecord: 'Records',
      madeByServer: 'Made',
      staticText: 'Text',
      notice: 'Notice',
      link: 'Link',
      button: 'Button',
      addRow: 'Add',
    } as const;
    const chinese = (kind: KindName) =>
      JSON.stringify(made(kind, { words }))
        .match(/[\u4e00-\u9fff]+/g)
        ?.filter((word) => word !== '标签');
    expect(KIND_NAMES.flatMap((kind) => chinese(kind) ?? [])).toEqual([]);
    expect(made('radio', { words })).toMatchObject({
      __slot__: {
        options: [
          { id: '1', fullName: 'Yes' },
          { id: '2', fullName: 'No' },
        ],
      },
    });
    expect(made('table', { words })).toMatchObject({ actionText: 'Add' });
    expect(made('tab', { words })).toMatchObject({ __config__: { children: [{ title: 'Tab 1' }, { title: 'Tab 2' }] } });
  });

  test('is shown with its label, on desks and phones, may be moved, and has no patterns', () =>
    expect(made('comInput')['__config__']).toMatchObject({
      showLabel: true,
      dragDisabled: false,
      visibility: ['pc', 'app'],
      regList: [],
      trigger: 'blur',
    }));

  test('from 3.6 on has no hyphens, and its options and affixes at itself', () => {
    const names = KIND_NAMES.flatMap((kind) => Object.keys(made(kind, { dialect: 'new' })));
    expect(names.filter((name) => name.includes('-') || name === '__slot__')).toEqual([]);
    expect(made('comInput', { dialect: 'new' })).toMatchObject({ addonBefore: '', addonAfter: '', showPassword: false });
    expect(made('select', { dialect: 'new' })).toMatchObject({
      options: [{ id: '1' }, { id: '2' }],
      props: { label: 'fullName', value: 'id' },
    });
    expect(config(made('select', { dialect: 'new' }), 'props')).toBeUndefined();
    expect(made('select', { dialect: 'new' })).not.toHaveProperty('addonBefore');
    expect(made('numInput', { dialect: 'new' })).not.toHaveProperty('options');
    expect(made('numInput', { dialect: 'new' })).not.toHaveProperty('props');
    expect(made('comInput')).not.toHaveProperty('addonBefore');
  });

  test('of a sub-table names it; others name none', () => {
    expect(made('date', { table: 'tableField7' })['__config__']).toMatchObject({
      isSubTable: true,
      parentVModel: 'tableField7',
      relationTable: 'tableField7',
    });
    for (const name of ['isSubTable', 'tableName', 'children']) expect(config(made('date'), name)).toBeUndefined();
  });

  test('has two tabs, two folds, or two rows of two cells at first', () => {
    expect(config(made('tab'), 'children')).toEqual([newItem('tabItem', '标签 1', 0), newItem('tabItem', '标签 2', 1)]);
    expect(newItem('tabItem', 'T', 1)).toEqual({ title: 'T', name: 'p2', __config__: { jnpfKey: 'tabItem', children: [] } });
    expect(config(made('collapse'), 'children')).toMatchObject([{ __config__: { jnpfKey: 'collapseItem' } }, { title: '标签 2' }]);
    const cell = { __config__: { jnpfKey: 'tableGridTd', children: [], colspan: 1, rowspan: 1, merged: false } };
    const row = { __config__: { jnpfKey: 'tableGridTr', children: [cell, cell] } };
    expect(config(made('tableGrid'), 'children')).toEqual([row, row]);
  });
});
