import type { Entry } from '@milepost/openapi/domains/dictionary';
import { expect, test } from 'vitest';
import { sortEntries } from './sortEntries.ts';

const entry = (enCode: string, sortCode: number, children: Entry[] = []): Entry => ({
  id: enCode,
  dictionaryTypeId: 't',
  parentId: null,
  fullName: enCode,
  enCode,
  isEnabled: true,
  sortCode,
  description: '',
  children,
});
const codes = (entries: readonly Entry[]): unknown[] =>
  entries.map((one) => (one.children.length ? [one.enCode, codes(one.children)] : one.enCode));

const tree = [entry('b', 20, [entry('b10', 2), entry('b9', 1)]), entry('a', 10), entry('c', 10)];

test('each level of a tree is ordered for itself, equal ones keep the order of the server', () => {
  expect(codes(sortEntries(tree, { columnId: 'sortCode', direction: 'ascending' }))).toEqual(['a', 'c', ['b', ['b9', 'b10']]]);
});
test('descending turns each level around', () => {
  expect(codes(sortEntries(tree, { columnId: 'sortCode', direction: 'descending' }))).toEqual([['b', ['b10', 'b9']], 'a', 'c']);
});
test('codes are ordered as people count: b9 before b10', () => {
  expect(codes(sortEntries(tree, { columnId: 'enCode', direction: 'ascending' }))).toEqual(['a', ['b', ['b9', 'b10']], 'c']);
});
test('what is ordered is a copy', () => {
  const before = codes(tree);
  sortEntries(tree, { columnId: 'enCode', direction: 'descending' });
  expect(codes(tree)).toEqual(before);
});
