import { areaCodecs } from '@milepost/openapi/domains/area';
import { expect, test } from 'vitest';
import { foundTree } from './foundTree.ts';
import type { TreeRow } from './fullTree.ts';

const treeOf = (rows: ReturnType<typeof found>) => foundTree(rows, (row) => (row as (typeof rows)[number]).parents as unknown as TreeRow[]);

/** Found areas as a server answers them: an id, and the ids on the way down to it. */
const found = (...rows: readonly (readonly [id: string, ...parents: string[]])[]) =>
  areaCodecs.listAreas.data.decode({
    list: rows.map(([id, ...parents]) => ({
      id,
      fullName: id,
      hasChildren: true,
      parents: parents.map((one) => ({ id: one, fullName: one })),
    })),
  });
const drawn = ({ roots, below }: ReturnType<typeof foundTree>): unknown => {
  const draw = (rows: ReturnType<typeof foundTree>['roots']): unknown =>
    rows.map(({ id }) => (below.has(id) ? [id, draw(below.get(id) ?? [])] : id));
  return draw(roots);
};

test.each([
  ['nothing', [], []],
  ['areas of the top, or of a server that says no way', [['a'], ['b']], ['a', 'b']],
  [
    'two below the same one',
    [
      ['x', 'a', 'b'],
      ['y', 'a', 'b'],
    ],
    [['a', [['b', ['x', 'y']]]]],
  ],
  ['one that is on the way to another', [['a'], ['x', 'a']], [['a', ['x']]]],
  ['the same, the other way round', [['x', 'a'], ['a']], [['a', ['x']]]],
] as const)('found areas in their tree: %s', (_, rows, tree) => expect(drawn(treeOf(found(...rows)))).toEqual(tree));

test('an area that was found and is on the way to another is shown as it was found, with the columns of a row', () => {
  const rows = found(['x', 'a'], ['a'], ['y', 'a']);
  expect(treeOf(rows).roots).toEqual([rows[1]]);
});

test('an area that was not found itself and is on the way to one can be opened, and has what was found below it alone', () => {
  const { roots, below } = treeOf(found(['x', 'a']));
  expect(roots).toEqual([expect.objectContaining({ id: 'a', fullName: 'a', isLeaf: false, children: [] })]);
  expect(below.get('a')?.map(({ id }) => id)).toEqual(['x']);
});
