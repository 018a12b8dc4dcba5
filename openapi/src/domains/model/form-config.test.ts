import { expect, test } from 'vitest';
import { goodData, requestExample } from '../../testing/spec-examples.ts';
import { jsonText, type JsonText } from '../../wire/index.ts';
import {
  controlsOf,
  followedField,
  formConfig,
  listConfig,
  modelCodecs,
  textOfFunction,
  type FormConfig,
  type FormControl,
} from './index.ts';

const designs = goodData('getModel').map(([name, data]) => [name, data ? modelCodecs.getModel.data.decode(data) : null] as const);
const designOf = (name: string) => designs.find(([known]) => known === name)?.[1];
const valueOf = <Value>(text: JsonText<Value> | undefined): Value => {
  if (text?.kind !== 'value') throw new Error(`no value: ${text?.kind}`);
  return text.value;
};
const form: FormConfig = valueOf(designOf('good')?.formData);
const jsonOf = (text: string | null | undefined): unknown => JSON.parse(text || 'null');
const find = (vModel: string): FormControl => {
  const found = controlsOf(form).find((control) => control.vModel === vModel);
  if (!found) throw new Error(`no control ${vModel}`);
  return found;
};

test('every form, list, table and workflow of the description is opened and goes back as the same JSON', () => {
  for (const [, data] of goodData('getModel')) {
    const model = data && modelCodecs.getModel.data.decode(data);
    const back = model && modelCodecs.getModel.data.encode(model);
    for (const key of ['formData', 'columnData', 'appColumnData', 'tables', 'flowTemplateJson'] as const) {
      expect(model?.[key].kind).not.toBe('broken');
      expect(jsonOf(back?.[key])).toEqual(jsonOf(data?.[key]));
    }
  }
});

test('a form is read through its layouts: cards, rows, tabs and panels hold controls, a sub-table keeps its own', () => {
  const kinds = controlsOf(form).map((control) => control.config.jnpfKey);
  for (const kind of [
    'card',
    'row',
    'tab',
    'collapse',
    'table',
    'billRule',
    'userSelect',
    'uploadFz',
    'relationForm',
    'relationFormAttr',
    'popupSelect',
    'calculate',
  ])
    expect(kinds).toContain(kind);
  expect(controlsOf(form).some((control) => control.vModel === 'F_Material')).toBe(false);
  expect(find('tableField120').config.children.map((child) => child.vModel)).toEqual(['F_Material', 'F_Quantity', 'F_Price']);
});

test('a control says what its kind needs', () => {
  expect(find('F_Title').config).toMatchObject({ required: true, unique: true, trigger: ['blur', 'change'], span: 12 });
  expect(find('F_Title').config.regList).toMatchObject([{ pattern: '/^.{4,50}$/', message: '工单名称应为4到50个字' }]);
  expect(find('F_IsClosed')).toMatchObject({ activeValue: 1, inactiveValue: 0, config: { span: 12 } });
  expect(find('F_Urgency').slot.options.map(({ id, fullName }) => [id, fullName])).toEqual([
    ['1', '一般'],
    ['2', '重要'],
    ['3', '紧急'],
  ]);
  expect(find('F_StationId')).toMatchObject({ popupType: 'drawer', hasPage: true, pageSize: 20, propsValue: 'id' });
  expect(find('F_StationId').templateJson).toMatchObject([{ field: 'roadNumber', relationField: 'F_Section' }]);
  expect(find('F_Amount').expression).toEqual(['tableField120-F_Quantity', '×', 'tableField120-F_Price']);
  expect(followedField(find('F_AssetStake').relationField)).toBe('F_AssetId');
  expect(followedField('F_AssetId')).toBe('F_AssetId');
});

test('a list of type 1 is a table, one of type 2 has a tree at the left', () => {
  const orders = valueOf(designOf('good')?.columnData);
  expect(orders).toMatchObject({ type: 'table', sort: 'desc', hasPage: true, pageSize: 20, useBtnPermission: true });
  expect(orders.columnList.map(({ prop, fixed, width }) => [prop, fixed, width])[0]).toEqual(['F_OrderNo', 'left', 180]);
  expect(orders.searchList.map(({ prop, searchType, searchMultiple }) => [prop, searchType, searchMultiple])).toEqual([
    ['F_Title', 'contains', false],
    ['F_Urgency', 'equal', true],
    ['F_PlanDate', 'range', false],
  ]);
  expect(orders.btnsList.map(({ value }) => value)).toEqual(['add', 'download', 'upload', 'batchRemove']);
  expect(orders.columnBtnsList.map(({ value }) => value)).toEqual(['edit', 'remove', 'detail']);
  expect(textOfFunction(orders.funcs.rowStyle)).toContain('row.F_Urgency');
  expect(textOfFunction(orders.funcs.cellStyle)).toBe('({ column }) => ({})');
  const assets = valueOf(designOf('leftTree')?.columnData);
  expect(assets).toMatchObject({ type: 'leftTree', treeDataSource: 'department', treeRelation: 'F_DepartmentId', treeTitle: '管养部门' });
  expect(assets.columnList[0]?.width).toBe(160);
});

test('a list with something among its columns that is none has all the others, and goes back as it came', () => {
  const text =
    '{"columnList":[null,{"prop":"a"},7],"searchList":[{"prop":"a"},null],"btnsList":["add",{"value":"add"}],"customBtnsList":[null]}';
  const codec = jsonText(listConfig);
  const read = valueOf(codec.decode(text));
  expect([read.columnList.map(({ prop }) => prop), read.searchList.length, read.btnsList.map(({ value }) => value)]).toEqual([
    ['a'],
    1,
    ['add'],
  ]);
  expect(read.customBtnsList).toEqual([]);
  expect(JSON.parse(codec.encode({ kind: 'value', value: { ...read, pageSize: 50 } }) ?? '')).toEqual({
    ...JSON.parse(text),
    pageSize: 50,
  });
});

test('a form that is changed and saved keeps what nobody here knows', () => {
  const text = JSON.stringify({ fields: [{ __config__: { jnpfKey: 'sign', inkColour: '#000' }, lineWidth: 3 }], labelSuffix: '：' });
  const codec = jsonText(formConfig);
  const read = valueOf(codec.decode(text));
  const saved = codec.encode({ kind: 'value', value: { ...read, labelWidth: 120 } });
  expect(JSON.parse(saved ?? '')).toEqual({ ...JSON.parse(text), labelWidth: 120 });
});

test('nothing beside a name that reaches into prototypes changes: only what is under that name is left out', () => {
  const read = (text: string) => formConfig.decode(JSON.parse(text));
  const lists = (odd: string) =>
    `{"fields":[{"expression":[null,${odd}],"templateJson":[null,${odd}],"__slot__":{"options":[{"id":${odd}},null]}}]}`;
  expect(formConfig.encode(read(lists('{"__proto__":{"a":1},"kept":1}')))).toEqual(JSON.parse(lists('{"kept":1}')));
});

test('a text that is no form goes back as it came', () => {
  for (const wire of ['{"fields":', '[]', '"form"']) {
    const codec = jsonText(formConfig);
    expect(codec.decode(wire)).toEqual({ kind: 'broken', text: wire });
    expect(codec.encode(codec.decode(wire))).toBe(wire);
  }
  expect(jsonText(listConfig).decode('')).toEqual({ kind: 'none' });
});

test('the workflow is read step by step to its end', () => {
  const flow = valueOf(designOf('formOnly')?.flowTemplateJson);
  expect([flow.type, flow.childNode?.type]).toEqual(['start', 'condition']);
  expect(flow.childNode?.conditionNodes.map((node) => node.childNode?.content ?? '结束')).toEqual(['养护工程部经理', '结束']);
});

test('the main table and those that refer to it', () => {
  const tables = valueOf(modelCodecs.createModel.body.decode(requestExample('createModel') as never).tables);
  expect(tables.map(({ table, isMain, relationTable }) => [table, isMain, relationTable])).toEqual([
    ['yh_maintenance_order', true, ''],
    ['yh_maintenance_material', false, 'yh_maintenance_order'],
  ]);
});

test('the key of a field is found in either spelling', () => {
  const [, data] = goodData('listModelFields')[0] ?? [];
  expect(data && modelCodecs.listModelFields.data.decode(data)).toEqual([
    { vModel: 'F_AssetNo', label: '设施编号' },
    { vModel: 'F_AssetName', label: '设施名称' },
  ]);
});
