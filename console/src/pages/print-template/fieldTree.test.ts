import type { PrintField } from '@milepost/openapi/domains/print';
import { expect, test } from 'vitest';
import { namesAsValues, treeOf } from './fieldTree.ts';

const column = (table: string, id: string) => ({ id, fullName: id, parentId: table }) as unknown as PrintField;
const table = (id: string, ...columns: string[]) =>
  ({ id, fullName: id, parentId: null, children: columns.map((name) => column(id, name)) }) as unknown as PrintField;
const TREE = treeOf([table('headTable', 'plate'), table('childrenDataTable0', 'day', 'a<b')]);

test('a column of the head is put in by its name, one of a sub-table with its table', () =>
  expect(TREE.map(({ children = [] }) => children.map(({ token }) => token))).toEqual([
    ['{plate}'],
    ['{childrenDataTable0.day}', '{childrenDataTable0.a<b}'],
  ]));

test('a sub-table is put in as a table whose row is repeated, its heads as text', () => {
  expect(TREE[1]?.token).toContain('<td style="border:1px solid #000">{childrenDataTable0.day}</td>');
  expect(TREE[1]?.token).toContain('>a&#60;b</th>');
});

test('without a record each known name shows its own token', () =>
  expect(namesAsValues(TREE)).toEqual({
    plate: '{plate}',
    childrenDataTable0: [{ day: '{childrenDataTable0.day}', 'a<b': '{childrenDataTable0.a<b}' }],
  }));
