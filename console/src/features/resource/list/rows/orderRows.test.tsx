import { expect, test } from 'vitest';
import { codeColumn, sortColumn } from '../../definition/columns.ts';
import { orderRows } from './orderRows.ts';

interface Row {
  readonly id: string;
  readonly enCode: string;
  readonly sortCode: number;
  readonly children: readonly Row[];
}
const entry = (enCode: string, sortCode: number, children: readonly Row[] = []): Row => ({ id: enCode, enCode, sortCode, children });
const codes = (rows: readonly Row[]): unknown[] =>
  rows.map((one) => (one.children.length ? [one.enCode, codes(one.children)] : one.enCode));

const tree = [entry('b', 20, [entry('b10', 2), entry('b9', 1)]), entry('a', 10), entry('c', 10)];
const columns = [codeColumn('enCode'), sortColumn()];
const words = { text: String, moment: String };
const ordered = (columnId: string, direction: 'ascending' | 'descending') =>
  codes(orderRows(tree, columns as never, { columnId, direction }, words, 'en') as readonly Row[]);

test('each level of a tree is ordered for itself, equal ones keep the order of the server', () => {
  expect(ordered('sortCode', 'ascending')).toEqual(['a', 'c', ['b', ['b9', 'b10']]]);
});
test('descending turns each level around', () => {
  expect(ordered('sortCode', 'descending')).toEqual([['b', ['b10', 'b9']], 'a', 'c']);
});
test('codes are ordered as people count: b9 before b10', () => {
  expect(ordered('enCode', 'ascending')).toEqual(['a', ['b', ['b9', 'b10']], 'c']);
});
test('what is ordered is a copy', () => {
  const before = codes(tree);
  ordered('enCode', 'descending');
  expect(codes(tree)).toEqual(before);
});
test.each([
  ['nobody asked for', null],
  ['of a column that is not there', { columnId: 'other', direction: 'ascending' }],
] as const)('an order %s is that of the server', (_, order) => {
  expect(orderRows(tree, columns as never, order, words, 'en')).toBe(tree);
});
test('a row without any below it is the same row', () => {
  const bare = [{ id: 'b', enCode: 'b' }, entry('a', 1)];
  const [first, second] = orderRows(bare, columns as never, { columnId: 'enCode', direction: 'ascending' }, words, 'en');
  expect([first, second]).toEqual([bare[1], bare[0]]);
  expect([first === bare[1], second === bare[0]]).toEqual([true, true]);
});
