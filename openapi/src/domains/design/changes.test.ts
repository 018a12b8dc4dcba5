import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { createNodeIds } from './document.ts';
import type { DesignDocument } from './document.ts';
import type { Json } from './json.ts';
import { mergedOrder, movedItems } from './sequence.ts';
import { FACTS, NO_TEXTS, anyTexts, documentOf } from './testing/designs.ts';

const control = (key: string, label: string, jnpfKey = 'comInput', more: object = {}, config: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...config },
  ...more,
});
const card = (label: string, children: readonly object[]) => ({ __config__: { jnpfKey: 'card', label, formId: label, children } });
const designOf = (fields: readonly object[], { form = {}, list }: { form?: object; list?: object | null } = {}): DesignDocument =>
  documentOf(
    { ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }), columnData: list ? JSON.stringify(list) : null },
    createNodeIds(),
  );

const [PLACE, AMOUNT, NOTE] = [control('place', '地点'), control('amount', '金额', 'numInput', { max: 10 }), control('note', '备注')];

test('a design has no difference from itself', () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      expect(changesBetween(documentOf(texts), documentOf(texts))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a field put in between is one line, and says where it stands', () => {
  const before = designOf([PLACE, AMOUNT, NOTE]);
  const after = designOf([PLACE, control('who', '责任人', 'userSelect'), AMOUNT, NOTE]);
  expect(changesBetween(before, after)).toEqual([
    { change: 'fieldAdded', label: '责任人', kind: 'userSelect', key: 'who', place: { into: null, after: '地点' } },
  ]);
  expect(changesBetween(after, before)).toEqual([
    { change: 'fieldRemoved', label: '责任人', kind: 'userSelect', key: 'who', isRetired: false },
  ]);
});

test('a field taken out that is kept for its values says so; what stood in it is not said again', () => {
  const before = designOf([PLACE, card('附件', [NOTE])]);
  expect(changesBetween(before, designOf([PLACE]))).toMatchObject([{ change: 'fieldRemoved', label: '附件' }]);
  const retired = designOf([PLACE, card('附件', [])], { form: { milepostRetired: [{ key: 'note', own: NOTE }] } });
  expect(changesBetween(before, retired)).toMatchObject([{ change: 'fieldRemoved', key: 'note', isRetired: true }]);
});

test('a field moved into a group, and one moved among its neighbours, are a line each', () => {
  const before = designOf([PLACE, AMOUNT, NOTE, card('附件', [])]);
  expect(changesBetween(before, designOf([PLACE, AMOUNT, card('附件', [NOTE])]))).toEqual([
    { change: 'fieldMoved', label: '备注', from: { into: null, after: '金额' }, to: { into: '附件', after: null } },
  ]);
  expect(changesBetween(before, designOf([NOTE, PLACE, AMOUNT, card('附件', [])]))).toMatchObject([
    { change: 'fieldMoved', label: '备注' },
  ]);
});

test('label, kind and settings are told with what they were; members nobody knows are counted', () => {
  const before = designOf([AMOUNT]);
  const after = designOf([control('amount', '总额', 'rate', { max: 5, allowHalf: true, other: 1 }, { required: true })]);
  expect(changesBetween(before, after)).toEqual([
    { change: 'labelChanged', from: '金额', to: '总额', key: 'amount' },
    { change: 'kindChanged', label: '总额', key: 'amount', from: 'numInput', to: 'rate' },
    { change: 'settingChanged', of: 'field', label: '总额', setting: 'required', from: undefined, to: true },
    { change: 'settingChanged', of: 'field', label: '总额', setting: 'most', from: 10, to: 5 },
    { change: 'settingsChanged', of: 'field', label: '总额', count: 2 },
  ]);
});

test('the same kind under its old and its new name is no other kind; a new key of one control is told', () => {
  expect(changesBetween(designOf([control('a', 'A', 'comInput')]), designOf([control('a', 'A', 'input')]))).toEqual([]);
  const [before, after] = ['a', 'b'].map((key) => designOf([control(key, 'A', 'comInput', {}, { formId: 101 })])) as [
    DesignDocument,
    DesignDocument,
  ];
  expect(changesBetween(before, after)).toEqual([{ change: 'keyChanged', label: 'A', from: 'a', to: 'b' }]);
});

const LIST = {
  columnList: [
    { prop: 'place', label: '地点', width: 100 },
    { prop: 'amount', label: '金额' },
  ],
  searchList: [{ prop: 'place', label: '地点', searchType: 1 }],
  btnsList: [{ value: 'add', label: '新增' }],
  pageSize: 20,
};

test('columns, filters, buttons and settings of a list', () => {
  const after = {
    columnList: [
      { prop: 'amount', label: '金额' },
      { prop: 'place', label: '地点', width: 150, placeholder: 'of its control' },
    ],
    searchList: [],
    btnsList: [
      { value: 'add', label: '新增' },
      { value: 'download', label: '导出' },
    ],
    pageSize: 50,
  };
  expect(changesBetween(designOf([PLACE, AMOUNT], { list: LIST }), designOf([PLACE, AMOUNT], { list: after }))).toEqual([
    { change: 'listItemMoved', item: 'column', label: '金额', at: 1 },
    { change: 'settingChanged', of: 'column', label: '地点', setting: 'width', from: 100, to: 150 },
    { change: 'listItemRemoved', item: 'filter', label: '地点' },
    { change: 'listItemAdded', item: 'button', label: '导出' },
    { change: 'settingChanged', of: 'list', label: '', setting: 'pageSize', from: 20, to: 50 },
  ]);
  expect(changesBetween(designOf([PLACE]), designOf([PLACE], { list: LIST }))).toEqual([{ change: 'listMade' }]);
  expect(changesBetween(designOf([PLACE], { list: LIST }), designOf([PLACE]))).toEqual([{ change: 'listDropped' }]);
});

test('rules, facts and the flow', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- a rule of a design, which nobody awaits
  const rule = (id: string, text: string): Json => ({ id, on: 'load', then: [{ do: 'say', text }] });
  const before = designOf([PLACE], { form: { milepostRules: [rule('1', 'a'), rule('2', 'b')] } });
  const after = designOf([PLACE], { form: { milepostRules: [rule('2', 'c'), rule('3', 'd')] } });
  expect(changesBetween(before, { ...after, facts: { ...FACTS, fullName: '案件' }, flow: '{}' })).toMatchObject([
    { change: 'ruleRemoved', rule: { id: '1' } },
    { change: 'ruleChanged', rule: { id: '2' } },
    { change: 'ruleAdded', rule: { id: '3' } },
    { change: 'factChanged', fact: 'fullName', from: '赔补偿案件', to: '案件' },
    { change: 'flowChanged' },
  ]);
});

test('as few items as say it have moved, and a merged order holds each once', () => {
  expect(movedItems(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(movedItems(['a', 'b', 'c'], ['c', 'b', 'a'])).toHaveLength(2);
  expect(mergedOrder(['a', 'b'], ['a', 'x', 'b'], ['b', 'a', 'y'], () => true)).toEqual(['b', 'a', 'x', 'y']);
  const items = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 });
  fc.assert(
    fc.property(items, items, items, (base, mine, theirs) => {
      const all = new Set([...mine, ...theirs]);
      const merged = mergedOrder(base, mine, theirs, (item) => all.has(item));
      expect([...merged].toSorted()).toEqual([...all].toSorted());
      expect(mergedOrder(base, base, theirs, (item) => theirs.includes(item))).toEqual(theirs);
      expect(mergedOrder(base, mine, base, (item) => mine.includes(item))).toEqual(mine);
    }),
  );
});
