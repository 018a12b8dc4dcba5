import { expect, test } from 'vitest';
import { goodData, requestExample } from '../../testing/spec-examples.ts';
import { dataInterfaceCodecs, dataInterfaceProblems, fixedRows, type DataInterfaceDraft } from './index.ts';

const good: DataInterfaceDraft = dataInterfaceCodecs.createDataInterface.body.decode(requestExample('createDataInterface') as never);
const parameter = { id: null, field: 'kind', fieldName: '', defaultValue: null, dataType: 'varchar', isRequired: false };
const parameters = (...fields: string[]) => ({
  parameters: { kind: 'value', value: fields.map((field) => ({ ...parameter, field })) } as const,
});

test('a complete draft has no problem', () => {
  expect(dataInterfaceProblems(good)).toEqual([]);
  expect(dataInterfaceProblems({ ...good, source: 'fixed', query: '[{"id":"1"}]' })).toEqual([]);
  expect(dataInterfaceProblems({ ...good, source: 'remote', query: '', path: 'https://track.example/points' })).toEqual([]);
});

test.each([
  ['the name', { fullName: ' ' }, 'fullName', 'required'],
  ['a name of 51 characters', { fullName: '车'.repeat(51) }, 'fullName', 'tooLong'],
  ['the code', { enCode: '' }, 'enCode', 'required'],
  ['a code of 51 characters', { enCode: 'a'.repeat(51) }, 'enCode', 'tooLong'],
  ['a code with a hyphen', { enCode: 'a-b' }, 'enCode', 'pattern'],
  ['the category', { categoryId: '' }, 'categoryId', 'required'],
  ['the SQL', { query: ' ' }, 'query', 'required'],
  ['fixed rows that are no JSON', { source: 'fixed', query: 'SELECT 1' }, 'query', 'pattern'],
  ['fixed rows that are no list', { source: 'fixed', query: '{"id":"1"}' }, 'query', 'pattern'],
  ['fixed rows that are no objects', { source: 'fixed', query: '[1]' }, 'query', 'pattern'],
  ['the address of another server', { source: 'remote', path: '' }, 'path', 'required'],
  ['a parameter without a name', parameters('kind', ''), 'parameters', 'pattern'],
  ['a parameter that begins with a digit', parameters('1kind'), 'parameters', 'pattern'],
  ['the same parameter twice', parameters('kind', 'kind'), 'parameters', 'pattern'],
  ['parameters that are no JSON', { parameters: { kind: 'broken', text: '[' } as const }, 'parameters', 'pattern'],
  ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
] as const)('%s is a problem', (_, change, field, problem) => {
  expect(dataInterfaceProblems({ ...good, ...change })).toEqual([{ field, problem }]);
});

test('50 rare characters are 50, and a sort may be empty', () => {
  expect(dataInterfaceProblems({ ...good, fullName: '𠮷'.repeat(50), sortCode: null })).toEqual([]);
});

test('fixed rows keep what they hold', () => {
  expect(fixedRows('[{"id":"S26","children":[{"id":"S26.1"}]}]')).toEqual([{ id: 'S26', children: [{ id: 'S26.1' }] }]);
  expect(fixedRows('[')).toBeNull();
});

test('a value is sent by the name of its parameter; where a server names only the form field, that is the name', () => {
  const { paramList } = dataInterfaceCodecs.previewDataInterface.body.decode({
    paramList: [{ relationField: 'kind', defaultValue: '清障车' }],
  } as never);
  expect(paramList).toEqual([{ field: 'kind', relationField: 'kind', defaultValue: '清障车', dataType: '' }]);
});

test('rows of popups are asked for with their columns joined by commas', () => {
  const ask = dataInterfaceCodecs.listDataInterfaceRows.body.decode(requestExample('listDataInterfaceRows') as never);
  expect(dataInterfaceCodecs.listDataInterfaceRows.body.encode({ ...ask, columnOptions: ['plate', 'brand'] })).toMatchObject({
    columnOptions: 'plate,brand',
  });
});

test('the tree holds data interfaces below their categories', () => {
  const [, data] = goodData('listDataInterfaceTree')[0] ?? [];
  const tree = data ? dataInterfaceCodecs.listDataInterfaceTree.data.decode(data) : [];
  expect(tree.map(({ fullName, categoryId, children }) => [fullName, categoryId, children.map((child) => child.fullName)])).toEqual([
    ['收费运营', null, ['收费站']],
    ['车辆调度', null, ['车辆档案']],
    ['养护工程', null, []],
  ]);
});
