import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { JsonObject } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { addable, orderable, possibleFields, summable } from './possibleFields.ts';
import { asOnDesktop } from './asOnDesktop.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, fullName: '', enCode: '' };
const control = (key: string, jnpfKey: string, label: string, children?: readonly object[]) => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...(children && { children }) },
});
const FIELDS = [
  control('place', 'comInput', '地点'),
  control('files', 'uploadFz', '附件'),
  control('text', 'editor', '报告'),
  control('rows', 'table', '明细', [control('count', 'numInput', '数量')]),
];
const design = (list: object, webType = 2) =>
  openDesign(
    { ...FACTS, webType },
    {
      formData: JSON.stringify({ fields: FIELDS }),
      columnData: JSON.stringify(list),
      appColumnData: null,
      tables: null,
      flowTemplateJson: null,
    },
    createNodeIds(),
  ).document;
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

test('a list may get the fields its kind allows, and those it does not have yet', () => {
  const document = design({ columnList: [{ prop: 'place' }], searchList: [] });
  expect(names(addable(document, 'list', 'columnList'))).toEqual(['files', 'rows-count']);
  expect(names(addable(document, 'list', 'searchList'))).toEqual(['place', 'rows-count']);
  expect(names(orderable(document, 'list'))).toEqual(['place']);
  expect(names(summable(document, 'list'))).toEqual(['rows-count']);
});

test('a column of a sub-table is named by both, as lists name it', () => {
  const [column] = possibleFields(design({}), 'list').filter(({ table }) => table === '明细');
  expect(column?.column()).toMatchObject({ prop: 'rows-count', __vModel__: 'rows-count', label: '明细-数量', align: 'right' });
});

test('a data view has the fields of its own lists', () => {
  const document = design({ columnList: [{ prop: 'code', label: '编码' }], columnOptions: [{ id: 'name', fullName: '名称' }] }, 4);
  expect(names(possibleFields(document, 'list'))).toEqual(['name', 'code']);
  expect(names(addable(document, 'list', 'columnList'))).toEqual(['name']);
  expect(addable(document, 'list', 'searchList')[0]?.filter()).toMatchObject({ prop: 'name', label: '名称', searchType: 2 });
});

test('the list of the app takes columns and filters over, and keeps what is its own', () => {
  const list: JsonObject = { type: 3, columnList: [1], searchList: [2], hasPage: true, funcs: {} };
  expect(asOnDesktop(list, null)).toEqual({ type: 1, columnList: [1], searchList: [2], hasPage: true });
  expect(asOnDesktop(list, { type: 1, own: 'x', hasPage: false })).toEqual({
    type: 1,
    own: 'x',
    hasPage: false,
    columnList: [1],
    searchList: [2],
  });
});
