import { describe, expect, test } from 'vitest';
import { collapseAll, expandAll, expandSiblings, isExpanded, nestedRows, openIds, reveal, visibleRows, withExpanded } from './index.ts';

interface Node {
  readonly id: string;
  readonly below?: readonly Node[];
}
const node = (id: string, ...below: readonly Node[]): Node => ({ id, below });
const rowsOf = (...roots: readonly Node[]) => nestedRows({ roots, idOf: ({ id }) => id, childrenOf: ({ below }) => below });
const tree = rowsOf(node('a', node('b', node('c')), node('d')), node('e', node('f')));
const at = (id: string) => tree.indexOf(id);
const listed = (ids: ReadonlySet<string>) => [...ids].join('');

test('all that can be open are the rows with something below them', () => expect(listed(expandAll(tree))).toBe('abe'));

test.each<[string, string, 'all' | ReadonlySet<string>, boolean]>([
  ['a', 'one of those that are open', new Set('a'), true],
  ['a', 'one of all', 'all', true],
  ['a', 'none of those that are open', new Set('b'), false],
  ['a', 'in a tree that is closed', collapseAll, false],
  ['d', 'a leaf among those that are open', new Set('d'), false],
  ['d', 'a leaf where all are open', 'all', false],
])('%s, %s, is open: %s', (id, _, expandedIds, isOpen) => expect(isExpanded(tree, at(id), expandedIds)).toBe(isOpen));

test('the ids that are open are written out', () => {
  const some = new Set('a');
  expect([listed(openIds(tree, 'all')), openIds(tree, some)]).toEqual(['abe', some]);
});

test.each([
  ['c', '', 'ab'],
  ['c', 'b', 'ba'],
  ['f', 'b', 'be'],
])('%s comes into view of “%s” with %j', (id, open, expected) =>
  expect([...reveal(tree, id, new Set(open))].toSorted()).toEqual(Array.from(expected).toSorted()),
);

test.each([
  ['in view already', 'c', 'ab'],
  ['at the top', 'a', ''],
  ['unknown', 'x', 'a'],
])('a row that is %s opens nothing', (_, id, open) => {
  const expanded = new Set(open);
  expect(reveal(tree, id, expanded)).toBe(expanded);
});

test('one row is opened or closed, and the ids given stay as they were', () => {
  const open = new Set('a');
  expect([withExpanded(open, 'b', true), withExpanded(open, 'a', false), withExpanded(open, 'x', false)].map(listed)).toEqual([
    'ab',
    '',
    'a',
  ]);
  expect(listed(open)).toBe('a');
});

test.each([
  ['a', 'ae'],
  ['e', 'ae'],
  ['b', 'b'],
  ['d', 'b'],
  ['f', ''],
])('with %s its siblings are opened that have something below them', (id, expected) =>
  expect(listed(expandSiblings(tree, at(id), new Set()))).toBe(expected),
);

describe('nested records', () => {
  const shape = (rows: ReturnType<typeof rowsOf>) =>
    Array.from({ length: rows.size }, (_, row) => `${rows.idOf(row)}${rows.depth(row)}${rows.hasChildren(row) ? '+' : ''}`).join(' ');

  test.each([
    ['an id that stands elsewhere too', rowsOf(node('a', node('b', node('x'))), node('b', node('y'))), 'a0+ b1+ x2 b0+ y1'],
    ['an id twice in one place', rowsOf(node('a', node('x')), node('a', node('y'))), 'a0+ x1 a0+ y1'],
    ['an id below itself', rowsOf(node('a', node('b', node('a', node('x'))))), 'a0+ b1+ a2'],
    ['nothing', rowsOf(), ''],
  ])('with %s', (_, rows, expected) => expect(shape(rows)).toBe(expected));

  test('are as many as there are, however much room they need', () => {
    const size = 5000;
    const rows = rowsOf(node('top', ...Array.from({ length: size }, (_, row) => node(String(row)))), node('last'));
    expect([rows.size, rows.subtreeEnd(0), rows.positionInSet(size), rows.parent(size), rows.idOf(size), rows.idOf(size + 1)]).toEqual([
      size + 2,
      size + 1,
      size,
      0,
      String(size - 1),
      'last',
    ]);
  });
});

test.each([-1, 6])('row %i is refused, as it is not there', (row) => {
  expect(() => tree.record(row)).toThrow(new RegExp(`\\[kit\\] Row ${row} of 6 was asked for`));
});

test('a row that is hidden or not there has no position, and a position that is not there no row', () => {
  const view = visibleRows(tree, new Set('a'));
  expect([view.count, view.at(3), view.at(4), view.positionOf(at('e')), view.positionOf(at('c')), view.positionOf(99)]).toEqual([
    4, 4, -1, 3, -1, -1,
  ]);
  const all = visibleRows(tree, 'all');
  expect([all.positionOf(0), all.positionOf(5), all.positionOf(-1), all.positionOf(6)]).toEqual([0, 5, -1, -1]);
});

test('an id is found the first time and the tenth, by the first row that has it', () => {
  let asked = 0;
  const counted = nestedRows({
    roots: [node('a'), node('b'), node('b'), node('c')],
    idOf: ({ id }) => {
      asked += 1;
      return id;
    },
    childrenOf: ({ below }) => below,
  });
  asked = 0;
  expect(Array.from({ length: 4 }, () => counted.indexOf('b'))).toEqual([1, 1, 1, 1]);
  expect(counted.indexOf('x')).toBe(-1);
  // Looked through up to the row twice, then read once, and never again.
  expect(asked).toBe(2 + 2 + 4);
});
