import { expect, test } from 'vitest';
import { id, lazyTree, list, listed, number, paged, text, tree } from './index.ts';
import type { Tree } from './index.ts';

test('lists and pages are sent as they are asked for, each row in its own spelling', () => {
  expect(list(number).encode([1, null])).toEqual([1, null]);
  expect(listed(id).encode(['a', 'b'])).toEqual({ list: ['a', 'b'] });
  expect(paged(id).encode({ rows: ['a'], total: 41, pageSize: 20, currentPage: 3 })).toEqual({
    list: ['a'],
    pagination: { currentPage: 3, pageSize: 20, total: 41 },
  });
});

test('a list of a server is read row by row', () => {
  expect(list(number).decode(['1', 'x', 3])).toEqual([1, null, 3]);
  expect(listed(number).decode({ list: ['1'] })).toEqual([1]);
});

test.each([
  ['both names', { currentPage: 2, pageIndex: 3, pageSize: 20, total: 41 }, 2, 20],
  ['neither name', { pageSize: 20, total: 41 }, 1, 20],
  ['no size', { currentPage: 2, total: 41 }, 2, 1],
])('a page with %s has its number and its size', (_, pagination, currentPage, pageSize) =>
  expect(paged(id).decode({ list: ['a'], pagination: pagination as never })).toMatchObject({ currentPage, pageSize }),
);

test.each<[string, readonly unknown[], number]>([
  ['an empty object', [{ id: 'a' }, {}], 1],
  ['nothing', [{ id: 'a' }, null], 2],
  ['a text', [{ id: 'a' }, 'b'], 2],
])('of a page without a total, %s among the rows makes the total %j: %d', (_, rows, total) =>
  expect(paged({ decode: (wire: unknown) => wire, encode: (row: unknown) => row }).decode({ list: rows }).total).toBe(total),
);

const DEEPEST = 100;

interface Wire {
  readonly id: string;
  readonly fullName: string;
  readonly children: readonly Wire[] | null;
}

test.each([
  ['a tree', tree({ id, fullName: text })],
  ['a tree that is loaded by branches', lazyTree({ id, fullName: text })],
])('%s is read to 100 levels', (_, codec) => {
  let wire: Wire = { id: 'bottom', fullName: '', children: null };
  for (let level = 0; level <= DEEPEST; level += 1) wire = { id: String(level), fullName: '', children: [wire] };
  let levels = 0;
  for (let at: readonly Pick<Tree<object>, 'children'>[] = [codec.decode(wire)]; at[0]; at = at[0].children) levels += 1;
  expect(levels).toBe(DEEPEST);
});
