import { expect, test } from 'vitest';
import type { DataInterfaceRecord } from '@milepost/openapi/domains/data-interface';
import { bodyOf, NEW, problemsOf, refuseTwice, typedOf } from './interfaceDraft.ts';
import { fixedRowsProblem } from './fixedRowsProblem.ts';

const parameter = { id: '1', field: 'tons', fieldName: '吨位', defaultValue: 5, dataType: 'int', isRequired: true };
const record: DataInterfaceRecord = {
  ...NEW,
  id: '7',
  fullName: '车辆档案',
  enCode: 'fleet.vehicle',
  categoryId: '2',
  dbLinkId: '0',
  source: 'sql',
  requestMethod: '3',
  query: 'SELECT 1',
  path: '',
  parameters: { kind: 'value', value: [parameter] },
  checkType: 2,
  addresses: ['10.26.*', '10.27.1.1'],
  dataProcessing: '',
  isEnabled: true,
  sortCode: 10,
  description: '',
  lastModifyTime: 1,
};

test('what was loaded is sent as it was, a default that is a number too', () => {
  const { id: _id, lastModifyTime: _time, headers: _headers, ...facts } = record;
  expect(bodyOf(typedOf(record))).toEqual({ ...facts, headers: { kind: 'value', value: [] } });
});

test('a default that was typed is sent as text', () => {
  const typed = typedOf(record);
  const rows = typed.parameterRows.map((row) => ({ ...row, defaultValue: '8' }));
  expect(bodyOf({ ...typed, parameterRows: rows }).parameters).toEqual({ kind: 'value', value: [{ ...parameter, defaultValue: '8' }] });
});

test('each source keeps its own text, and only that of the chosen one is sent', () => {
  const typed = { ...typedOf(record), fixedText: '[{"id":"1"}]', path: ' https://track.example/points ', remoteMethod: '7' };
  expect(bodyOf({ ...typed, source: 'fixed' })).toMatchObject({ query: '[{"id":"1"}]', path: '', requestMethod: '' });
  expect(bodyOf({ ...typed, source: 'remote' })).toMatchObject({ query: '', path: 'https://track.example/points', requestMethod: '7' });
  expect(bodyOf(typed)).toMatchObject({ query: 'SELECT 1', path: '', requestMethod: '3' });
});

test('addresses may be separated as anybody would, and are sent only where they are checked', () => {
  const typed = { ...typedOf(record), addressText: '10.26.*，10.27.1.1; 10.28.1.1\n' };
  expect(bodyOf(typed).addresses).toEqual(['10.26.*', '10.27.1.1', '10.28.1.1']);
  expect(bodyOf({ ...typed, checkType: '0' }).addresses).toEqual([]);
});

test('headers nobody could read are kept until somebody writes some', () => {
  const broken = { kind: 'broken', text: '[' } as const;
  const typed = typedOf({ ...record, headers: broken });
  expect(bodyOf(typed).headers).toEqual(broken);
  const headerRows = [{ field: ' Accept ', defaultValue: 'application/json' }];
  expect(bodyOf({ ...typed, headerRows }).headers).toEqual({
    kind: 'value',
    value: [{ id: null, field: 'Accept', defaultValue: 'application/json' }],
  });
});

test.each([
  ['a query', { sql: '' }, 'sql'],
  ['static data', { source: 'fixed', fixedText: '1' }, 'fixedText'],
  ['an address of a server', { source: 'remote', path: '' }, 'path'],
  ['addresses', { addressText: 'here' }, 'addressText'],
  ['a name of a parameter', { parameterRows: [{ ...parameter, field: '1', defaultValue: '' }] }, 'parameterRows'],
] as const)('a problem with %s stands at the field that holds it', (_, change, field) => {
  expect(problemsOf({ ...typedOf(record), ...change }).map((one) => one.field)).toEqual([field]);
});

test('a name in two rows is named', () => {
  expect(refuseTwice([{ field: 'kind' }, { field: '' }, { field: '' }, { field: 'kind ' }])).toMatchObject({ values: { twice: 'kind' } });
  expect(refuseTwice([{ field: 'kind' }, { field: 'tons' }])).toBeNull();
});

test.each([
  ['[{"id":"1"},\n {"id":"2"]', { line: 2, column: 11 }],
  ['[{"id":"1"}', { line: 1, column: 12 }],
  ['[{"id":"1"}, 2]', { wrong: 2 }],
])('static data %j is refused with its place', (text, values) => {
  expect(fixedRowsProblem(text)).toMatchObject({ values });
});

test.each(['', ' ', '[]', '[{"id":"S26","children":[{"id":"S26.1"}]}]'])('static data %j is no wrong list of objects', (text) => {
  expect(fixedRowsProblem(text)).toBeNull();
});
