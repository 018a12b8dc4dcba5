import fc from 'fast-check';
import { expect, it } from 'vitest';
import { branchIds, buildTree, withAncestors, withoutBranch, withoutBranches, type TreeNode, type TreeRow } from './tree.ts';

/** A forest under root '0': every row's parent comes before it. */
const forest = fc.array(fc.nat(), { maxLength: 40 }).map((picks) =>
  picks.map((pick, index): TreeRow => ({
    id: `n${index}`,
    parentId: index === 0 || pick % (index + 1) === 0 ? '0' : `n${(pick % (index + 1)) - 1}`,
  })),
);

const idsOf = (nodes: readonly TreeNode<TreeRow>[]): string[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])]);

it('a tree holds every row of a forest once, and leaves carry null', () => {
  fc.assert(
    fc.property(forest, (rows) => {
      const tree = buildTree(rows, '0');
      expect(idsOf(tree).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      expect(JSON.stringify(tree)).not.toContain('"children":[]');
    }),
  );
});

it('rows in a circle are left out of the tree, and their branch ends', () => {
  const rows = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: '0' },
  ];
  expect(idsOf(buildTree(rows, '0'))).toEqual(['c']);
  expect(branchIds(rows, 'a')).toEqual(new Set(['a', 'b']));
  expect(withAncestors(rows, ({ id }) => id === 'a').map(({ id }) => id)).toEqual(['a', 'b']);
});

it('what is found keeps all its ancestors, so nothing found is lost from the tree', () => {
  fc.assert(
    fc.property(forest, fc.func(fc.boolean()), (rows, matches) => {
      const kept = withAncestors(rows, (row) => matches(row.id));
      const shown = new Set(idsOf(buildTree(kept, '0')));
      const found = rows.filter((row) => matches(row.id));
      expect(found.filter((row) => !shown.has(row.id))).toEqual([]);
    }),
  );
});

it('what is dropped takes its branch along', () => {
  fc.assert(
    fc.property(forest, fc.func(fc.boolean()), (rows, passes) => {
      const left = withoutBranches(rows, (row) => passes(row.id));
      expect(idsOf(buildTree(left, '0')).toSorted()).toEqual(left.map(({ id }) => id).toSorted());
      expect(left.every((row) => passes(row.id))).toBe(true);
    }),
  );
});

it('a choice of parents leaves out the row and its branch, and nothing for 0', () => {
  const rows = [
    { id: 'a', parentId: '0' },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: '0' },
  ];
  expect(withoutBranch(rows, 'a').map(({ id }) => id)).toEqual(['c']);
  expect(withoutBranch(rows, '0')).toEqual(rows);
});
