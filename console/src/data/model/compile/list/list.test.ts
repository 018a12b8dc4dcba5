import { listConfig } from '@milepost/openapi/domains/model';
import { formConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { compileList } from './list.ts';
import { HEAD } from './rowValue.ts';
import type { ModelRow } from './rowValue.ts';

const words = { text: String, moment: String };
const control = (jnpfKey: string, prop: string, more: object = {}) => ({
  __vModel__: prop,
  __config__: { jnpfKey, label: prop },
  prop,
  label: prop,
  jnpfKey,
  ...more,
});
const TABLE = { __vModel__: 'works', __config__: { jnpfKey: 'table', label: 'works', children: [control('comInput', 'item')] } };
const form = formConfig.decode({ fields: [{ __config__: { jnpfKey: 'card', children: [TABLE] } }] } as never);
const compiled = (design: object) =>
  compileList(listConfig.decode({ hasPage: true, type: 1, ...design } as never), form.fields, (label) => label.split('/')[0] ?? '');
const row = (values: object): ModelRow => ({ id: '7', fullName: '', isLeaf: true, [HEAD]: false, ...values });
const columnIn = (jnpfKey: string, more: object = {}) => compiled({ columnList: [control(jnpfKey, 'a', more)] }).columns[0];
const textIn = (jnpfKey: string, value: unknown, more: object = {}) => columnIn(jnpfKey, more)?.text(row({ a: value }), words);

describe('a cell says what its control holds', () => {
  test.each<[string, unknown, string, object?]>([
    ['comInput', 'K36', 'K36'],
    ['numInput', 1200.5, '1200.5'],
    ['uploadFz', [{ name: 'a.pdf' }, { name: 'b.pdf' }], 'a.pdf, b.pdf'],
    ['uploadImg', [], ''],
    ['rate', 4, '4 / 5'],
    ['rate', 4, '4 / 10', { max: 10 }],
    ['rate', 0, ''],
    ['editor', '<p>封闭<b>左幅</b></p><script>x</script>', '封闭 左幅 x'],
    ['location', '{"fullAddress":"云望路 1 号"}', '云望路 1 号'],
    ['location', '{broken', '{broken'],
    ['location', '{"pName":"江州"}', '{"pName":"江州"}'],
    ['location', '云望路 1 号', '云望路 1 号'],
    ['editor', `<p>${'路'.repeat(1000)}</p>`, '路'.repeat(200)],
    ['editor', `${'<br>'.repeat(150)}路面`, '路面'],
    ['sign', 'data:image/png;base64,AA', '✓'],
    ['sign', '', ''],
    ['uploadFz', [{ name: 'a.pdf' }, {}, { name: '' }], 'a.pdf'],
    ['uploadFz', 'a.pdf', ''],
    ['colorPicker', '#c00', '#c00'],
    ['userSelect', '何俊杰/staff,林若彤/guest', '何俊杰, 林若彤'],
    ['checkbox', ['a', 'b'], 'a, b'],
    ['whatever', { fullName: '甲' }, '甲'],
    ['comInput', null, ''],
  ])('%s %j: %s', (kind, value, text, more) => expect(textIn(kind, value, more)).toBe(text));

  test.each<[string, unknown, object | undefined, object?]>([
    ['uploadFz', [{ name: 'a.pdf' }, { name: 'b.pdf' }], { as: 'lines', lines: ['a.pdf', 'b.pdf'] }],
    ['colorPicker', '#c00', { as: 'swatch', color: '#c00' }],
    ['rate', 3, { as: 'stars', score: 3, most: 5 }],
    ['rate', 'none', { as: 'stars', score: 0, most: 8 }, { count: 8 }],
    ['comInput', 'K36', undefined],
  ])('%s %j is drawn as %j', (kind, value, content, more) => expect(columnIn(kind, more)?.content?.(row({ a: value }))).toEqual(content));

  test('columns of a sub-table have the values of its rows, and do not sort', () => {
    const [column] = compiled({ columnList: [control('comInput', 'works-item', { sortable: true })] }).columns;
    expect(column?.text(row({ works: [{ item: '护栏' }, { item: '' }, { item: '边沟' }] }), words)).toBe('护栏; 边沟');
    expect(column?.content?.(row({ works: [{ item: '护栏' }, { item: '边沟' }] }))).toEqual({ as: 'lines', lines: ['护栏', '边沟'] });
    expect([column?.text(row({ works: null }), words), column?.isSortable]).toEqual(['', undefined]);
  });

  test('a dash in the key of a field that is in no sub-table means nothing', () => {
    const [column] = compiled({ columnList: [control('numInput', 'road-no', { sortable: true })] }).columns;
    expect([column?.text(row({ 'road-no': 36 }), words), column?.isSortable, column?.align]).toEqual(['36', true, 'end']);
    expect(compiled({ columnList: [control('comInput', '-no')] }).columns[0]?.text(row({ '-no': 'S26' }), words)).toBe('S26');
  });

  test('rows that are edited in place are shown by their names', () => {
    const { columns } = compiled({ type: 4, columnList: [control('select', 'a')] });
    expect(columns[0]?.text(row({ a: '1', a_name: '在用' }), words)).toBe('在用');
  });

  test('a column named like a member of every object holds nothing', () => {
    expect(compiled({ columnList: [control('comInput', 'constructor')] }).columns[0]?.text(row({}), words)).toBe('');
  });
});

test('the first column names the row; a key that comes twice is one column, the field of the groups is none', () => {
  const columnList = ['section', 'a', 'b', 'a'].map((prop) => control('comInput', prop));
  const { columns, shape, isUnpaged } = compiled({ type: 3, groupField: 'section', columnList });
  expect(columns.map(({ id, narrow }) => [id, narrow])).toEqual([
    ['a', 'title'],
    ['b', 'meta'],
  ]);
  expect([shape, isUnpaged]).toEqual(['tree', true]);
  const head = { ...row({ a: 'S26', b: 'S26' }), [HEAD]: true, children: [row({})] };
  expect(columns.map((column) => column.text(head, words))).toEqual(['S26 (1)', '']);
  expect(columns[0]?.text({ ...head, a: '' }, words), 'records without a section').toBe('— (1)');
});

test.each<[string, object, object]>([
  ['its label as its head', { label: '桩号' }, { header: '桩号' }],
  ['its key as its head where it has no label', { label: '' }, { header: 'a' }],
  ['the kind of its field', { jnpfKey: '', __config__: { jnpfKey: 'numInput' } }, { kind: 'numInput', align: 'end' }],
  ['its own kind before that of its field', { __config__: { jnpfKey: 'numInput' } }, { kind: 'comInput' }],
  ['its end where the design says so', { align: 'right' }, { align: 'end' }],
  ['its begin else', { align: 'center' }, { align: undefined }],
  ['a place at the begin that stays', { fixed: 'left' }, { pinned: 'start' }],
  ['a place at the end that stays', { fixed: 'right' }, { pinned: 'end' }],
  ['no place that stays', { fixed: 'none' }, { pinned: undefined }],
  ['an order', { sortable: true }, { isSortable: true }],
  ['no order', { sortable: false }, { isSortable: undefined }],
  ['the width of the design', { width: 90 }, { width: { px: 90 } }],
  ['a width by its kind', {}, { width: { flex: 3, minPx: 140 } }],
])('a column has %s', (_, more, expected) => {
  const column = columnIn('comInput', more);
  expect(column && Object.fromEntries(Object.keys(expected).map((name) => [name, Reflect.get(column, name)]))).toEqual(expected);
});

test('figures stand at the end, those of sub-tables at the begin like the other lines of their cells', () => {
  const columnList = [control('numInput', 'a'), control('numInput', 'works-item'), control('comInput', 'b')];
  expect(compiled({ columnList }).columns.map(({ align }) => align)).toEqual(['end', undefined, undefined]);
});

test('under the head of a group stand the cells as they are drawn, and in the head nothing', () => {
  const columnList = [control('comInput', 'a'), control('rate', 'b'), control('comInput', 'c')];
  const { columns } = compiled({ type: 3, groupField: 'section', columnList });
  const drawn = (of: object) => columns.map(({ content }) => content?.(row(of)));
  expect(drawn({ a: 'S26', b: 4, c: 'left' })).toEqual([undefined, { as: 'stars', score: 4, most: 5 }, { as: 'text', text: 'left' }]);
  expect(drawn({ [HEAD]: true, b: 4, c: 'left' })).toEqual([undefined, { as: 'nothing' }, { as: 'nothing' }]);
  expect(columns[0]?.text({ ...row({ a: 'S26' }), [HEAD]: true }, words), 'a head whose rows have not come').toBe('S26 (0)');
});

test('a moment has room for its minutes, however narrow the design has its column', () => {
  const at = (more: object) => compiled({ columnList: [control('date', 'a', more)] }).columns[0]?.width;
  expect(at({ format: 'yyyy-MM-dd HH:mm', width: 120 })).toEqual({ px: 152 });
  expect(at({ format: 'yyyy-MM-dd HH:mm' })).toEqual({ flex: 3, minPx: 152 });
  expect(at({ format: 'yyyy-MM-dd', width: 90 })).toEqual({ px: 116 });
});

test.each([
  ['three texts where nothing is summed up', [], ['a', 'b', 'c']],
  ['one text beside a sum', ['e'], ['a', 'e']],
  ['sums alone where there are two', ['d', 'e'], ['d', 'e']],
])('a narrow row has a second line of %s', (_, summaryField, expected) => {
  const columnList = ['name', 'a', 'b', 'c', 'd', 'e'].map((prop) => control('comInput', prop));
  const { columns } = compiled({ showSummary: true, summaryField, columnList });
  expect(columns.filter(({ narrow }) => narrow === 'meta').map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['table', { type: 1 }, 'paged', undefined],
  ['table without pages', { type: 1, hasPage: false }, 'paged', true],
  ['tree', { type: 5 }, 'tree', true],
  ['tree whose branches come when they are opened', { type: 5, treeLazyType: 1 }, 'lazyTree', true],
])('shape of a %s', (_, design, shape, isUnpaged) => {
  const list = compiled(design);
  expect([list.shape, list.isUnpaged]).toEqual([shape, isUnpaged]);
});

test('rights are asked for where the design says so, and rows are edited in place in lists of that shape alone', () => {
  const asked = compiled({ type: 4, useBtnPermission: true, useColumnPermission: false, useFormPermission: true });
  expect([asked.judges, asked.isInRows]).toEqual([{ buttons: true, columns: false, fields: true }, true]);
  expect(compiled({ type: 1 })).toMatchObject({ judges: { buttons: false, columns: false, fields: false }, isInRows: false });
});

test('a column without a name is none, and the names of rows that are not edited in place are those of their values', () => {
  const { columns } = compiled({ type: 1, columnList: [control('select', ''), control('select', 'a')] });
  expect(columns.map(({ id }) => id)).toEqual(['a']);
  expect(columns[0]?.text(row({ a: '1', a_name: '在用' }), words)).toBe('1');
});

test.each([
  ['in the cells of the list', 1, ['a', 'works-item'], []],
  ['folded out below it', 2, ['a'], [['works', 'works', [['item', 'item']]]]],
])('sub-tables of a list are %s', (_, childTableStyle, own, below) => {
  const columnList = [control('comInput', 'a'), control('comInput', 'works-item', { label: 'works-item' })];
  const list = compiled({ childTableStyle, columnList });
  expect(list.columns.map(({ id }) => id)).toEqual(own);
  expect(list.below.map(({ field, label, columns }) => [field, label, columns.map(({ id, header }) => [id, header])])).toEqual(below);
});

test('without a form, a list has no sub-tables', () => {
  const list = compileList(listConfig.decode({ type: 1, childTableStyle: 2, columnList: [control('comInput', 'works-item')] } as never));
  expect([list.columns.map(({ id }) => id), list.below]).toEqual([['works-item'], []]);
});

test.each<[string, object, object | undefined, string]>([
  ['one column', { defaultSidx: 'a', sort: 'asc' }, { by: 'a', direction: 'ascending' }, 'a'],
  [
    'several columns',
    { defaultSortConfig: [{ field: 'a', sort: 'desc' }, { field: 'b', sort: 'asc' }, { field: '' }] },
    { by: 'a', direction: 'descending' },
    '-a,b',
  ],
  ['one column, downwards', { defaultSidx: 'a', sort: 'desc' }, { by: 'a', direction: 'descending' }, 'a'],
  ['what is no column', { defaultSortConfig: [null, { field: 7 }, { field: 'b', sort: 'asc' }] }, { by: 'b', direction: 'ascending' }, 'b'],
  ['what is no list', { defaultSortConfig: 'a', defaultSidx: '' }, undefined, ''],
  ['none', {}, undefined, ''],
])('order by %s', (_, design, order, spelled) => {
  const list = compiled(design);
  expect([list.order, list.designedOrder]).toEqual([order, spelled]);
});

describe('sums', () => {
  const asked = { showSummary: true, summaryField: ['price', 'works-item'], thousands: true, thousandsField: ['price'] };
  const rows = [row({ price: '1,200.25', works: [{ item: 1 }, { item: 2 }] }), row({ price: 900, works: [] }), row({ price: '—' })];
  const sums = (design: object) => {
    const sum = compiled({ ...asked, ...design }).sumOf;
    return sum && ['price', 'works-item', 'name'].map((id) => sum(rows, id));
  };
  test('are of the rows shown, to two places, with commas where the column has them', () => {
    expect(sums({})).toEqual(['2,100.25', '3.00', '']);
  });
  test.each([2, 4])('stand under shape %i', (type) => expect(sums({ type })?.[0]).toBe('2,100.25'));
  test.each([3, 5])('do not under shape %i', (type) => expect(sums({ type })).toBeUndefined());
});
