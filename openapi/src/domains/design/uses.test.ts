import { describe, expect, test } from 'vitest';
import { formOf } from './document.ts';
import type { JsonObject } from './json.ts';
import { RULES } from './keys.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';
import { allNodes } from './tree.ts';
import { fieldInToken, usesOf, usesOfField, withKey, withoutFieldsInLists } from './uses.ts';

const control = (kind: string, more: object = {}, config: object = {}) => ({
  __vModel__: 'x',
  ...more,
  __config__: { jnpfKey: kind, ...config },
});
const opened = (fields: readonly object[], list?: JsonObject, form: object = {}) =>
  documentOf({ ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }), columnData: list ? JSON.stringify(list) : null });
const found = (...given: Parameters<typeof opened>) => usesOf(opened(...given)).map(({ as, path, field }) => [as, path.join('.'), field]);

test.each<[string, string | null]>([
  ['a', 'a'],
  ['rows.a', 'rows-a'],
  [' rows-a ', 'rows-a'],
  ['SUM(rows-a)', 'rows-a'],
  [' sum(rows.a) ', 'rows-a'],
  ['12.5', null],
  ['+', null],
  ['', null],
])('the text “%s” of a formula names %s', (token, field) => expect(fieldInToken(token)).toBe(field));

describe('a control names', () => {
  test.each<[string, object, readonly unknown[]]>([
    ['what it follows', control('select', { relationField: 'a.b' }), [['follows', 'relationField', 'a-b']]],
    ['no column of another form', control('relationForm', { relationField: 'a' }), []],
    ['nothing by a number', control('select', { relationField: {} }), []],
    ['whose attribute it is', control('popupAttr', { relationField: 'a_jnpfTable_b' }), [['attribute', 'relationField', 'a']]],
    ['the field of a code', control('qrcode', { relationField: 'a', dataType: 'relation' }), [['code', 'relationField', 'a']]],
    ['no field of a fixed code', control('barcode', { relationField: 'a', dataType: 'static' }), []],
    [
      'its parameters, at the control or in its settings',
      control(
        'popupSelect',
        { templateJson: [{ relationField: 'a' }, { relationField: '@user' }, 'x'] },
        { templateJson: [{ relationField: 'b' }] },
      ),
      [
        ['parameter', 'templateJson.0.relationField', 'a'],
        ['parameter', '__config__.templateJson.0.relationField', 'b'],
      ],
    ],
    [
      'the ends of its dates',
      control('date', {}, { startRelationField: 'a', endRelationField: 'b' }),
      [
        ['dateLimit', '__config__.startRelationField', 'a'],
        ['dateLimit', '__config__.endRelationField', 'b'],
      ],
    ],
    [
      'the fields of its formula',
      control('calculate', { expression: ['a', '+', { __vModel__: 'b' }] }),
      [
        ['formula', 'expression.0', 'a'],
        ['formula', 'expression.2.__vModel__', 'b'],
      ],
    ],
    [
      'the sums of a sub-table',
      control('table', { summaryField: ['a'], thousandsField: ['b'] }, { children: [] }),
      [
        ['sum', 'summaryField.0', 'x-a'],
        ['sum', 'thousandsField.0', 'x-b'],
      ],
    ],
    ['no sums of anything else', control('select', { summaryField: ['a'] }), []],
  ])('%s', (_what, own, uses) => expect(found([own, {}])).toEqual(uses));

  test('columns of its own sub-table by their own names', () => {
    const rows = {
      __vModel__: 'rows',
      summaryField: ['a'],
      __config__: { jnpfKey: 'table', children: [{ ...control('calculate', { expression: ['a', '*', 'b'] }), __vModel__: 'a' }] },
    };
    expect(found([rows])).toEqual([
      ['sum', 'summaryField.0', 'rows-a'],
      ['formula', 'expression.0', 'rows-a'],
      ['formula', 'expression.2', 'b'],
    ]);
  });
});

test('rules name what starts them, what they change and what they read', () => {
  const rules = [{ on: { change: 'a' }, otherwise: [{ field: 'b', to: { formula: ['c', '+', 7], name: 'd', field: { field: 'e' } } }] }];
  expect(found([], undefined, { [RULES]: rules })).toEqual([
    ['rule', `${RULES}.0.on.change`, 'a'],
    ['rule', `${RULES}.0.otherwise.0.field`, 'b'],
    ['rule', `${RULES}.0.otherwise.0.to.formula.0`, 'c'],
    ['rule', `${RULES}.0.otherwise.0.to.field.field`, 'e'],
  ]);
});

describe('a list names', () => {
  const LIST: JsonObject = {
    columnList: [{ prop: 'a' }, { prop: '' }],
    searchList: [{ prop: 'b' }],
    summaryField: ['c'],
    thousandsField: ['d'],
    defaultSidx: 'e',
    defaultSortConfig: [{ field: 'f' }],
    groupField: 'g',
    parentField: 'h',
    treeRelation: 'i',
    ruleList: [{ field: 'j' }],
    uploaderTemplateJson: { selectKey: ['k'] },
    treeTemplateJson: [{ relationField: 'l' }],
  };
  const usual = ['column a', 'filter b', 'listSum c', 'listSum d', 'order e', 'order f'];
  const last = ['condition j', 'import k', 'parameter l'];
  test.each<[number, readonly string[]]>([
    [1, []],
    [2, ['leftTree i']],
    [3, ['group g']],
    [5, ['parent h']],
  ])('of the shape %d: its columns, filters, sums and orders, and %j', (type, own) =>
    expect(found([], { ...LIST, type }).map(([as, , field]) => `${String(as)} ${String(field)}`)).toEqual([...usual, ...own, ...last]),
  );

  test('without fields that were taken out, nothing of them', () => {
    const list: JsonObject = {
      ...LIST,
      columnList: [{ prop: 'a' }, { prop: 'rows-x' }, { prop: 'z' }, { __vModel__: 'a' }],
      defaultSidx: 'a',
      summaryField: ['a', 'c'],
      uploaderTemplateJson: { selectKey: ['a', 'k'] },
    };
    const without = (...fields: readonly string[]) => withoutFieldsInLists(opened([], list), new Set(fields)).list;
    expect(without('a', 'rows', 'j')).toEqual({
      ...list,
      columnList: [{ prop: 'z' }],
      defaultSidx: '',
      summaryField: ['c'],
      ruleList: [],
      uploaderTemplateJson: { selectKey: ['k'] },
    });
    expect(without('nobody')).toEqual(list);
    expect(withoutFieldsInLists(opened([]), new Set(['a'])).list).toBeNull();
  });

  test('without fields that were taken out, no condition on them in a group', () => {
    const groups = (...fields: readonly string[]) => ({ logic: 'and', groups: fields.map((field) => ({ field })) });
    const list = { ruleList: { matchLogic: 'or', conditionList: [groups('a', 'b'), groups('rows-x')] } };
    expect(withoutFieldsInLists(opened([], list), new Set(['a', 'rows'])).list).toEqual({
      ruleList: { matchLogic: 'or', conditionList: [groups('b')] },
    });
  });
});

describe('a field with another key', () => {
  const fields = [
    { ...control('comInput'), __vModel__: 'a' },
    { ...control('calculate', { expression: ['a', '+', 'ab', '+', 'SUM(rows-a)'] }), __vModel__: 'sum' },
    { ...control('popupAttr', { relationField: 'a_jnpfTable_a' }), __vModel__: 'attribute' },
    { __vModel__: 'rows', summaryField: ['a'], __config__: { jnpfKey: 'table', children: [{ ...control('numInput'), __vModel__: 'a' }] } },
  ];
  const document = opened(fields, {
    columnList: [{ prop: 'a', __vModel__: 'a', id: 'a' }, { prop: 'rows-a' }, { prop: 'ab' }],
    columnOptions: [{ id: 'rows-a' }],
  });
  const idOf = (key: string, within: string | null) =>
    allNodes(document.tree).find(({ own, home }) => (own as JsonObject)['__vModel__'] === key && (home === null) === (within === null))
      ?.id ?? '';

  test('is named by it everywhere, and others are not', () => {
    const after = withKey(document, idOf('a', null), 'b');
    expect(formOf(after)).toMatchObject({
      fields: [
        { __vModel__: 'b' },
        { expression: ['b', '+', 'ab', '+', 'SUM(rows-a)'] },
        { relationField: 'b_jnpfTable_a' },
        { summaryField: ['a'], __config__: { children: [{ __vModel__: 'a' }] } },
      ],
    });
    expect(after.list).toEqual({
      columnList: [{ prop: 'b', __vModel__: 'b', id: 'b' }, { prop: 'rows-a' }, { prop: 'ab' }],
      columnOptions: [{ id: 'rows-a' }],
    });
  });

  test('in a sub-table, and a sub-table itself, too', () => {
    const column = withKey(document, idOf('a', 'rows'), 'c');
    expect(formOf(column)).toMatchObject({
      fields: [{ __vModel__: 'a' }, { expression: ['a', '+', 'ab', '+', 'SUM(rows-c)'] }, {}, { summaryField: ['c'] }],
    });
    expect(column.list).toMatchObject({
      columnList: [{ prop: 'a' }, { prop: 'rows-c' }, { prop: 'ab' }],
      columnOptions: [{ id: 'rows-c' }],
    });
    const table = withKey(document, idOf('rows', null), 'lines');
    expect(formOf(table)).toMatchObject({
      fields: [{}, { expression: ['a', '+', 'ab', '+', 'SUM(lines-a)'] }, {}, { __vModel__: 'lines' }],
    });
    expect(table.list).toMatchObject({
      columnList: [{ prop: 'a' }, { prop: 'lines-a' }, { prop: 'ab' }],
      columnOptions: [{ id: 'lines-a' }],
    });
  });

  test('that is not there changes nothing', () => expect(withKey(document, 'nobody', 'b')).toBe(document));
  test('has its uses found, those of its columns too', () =>
    expect(usesOfField(document, 'rows').map(({ field }) => field)).toEqual(['rows-a', 'rows-a', 'rows-a']));
});
