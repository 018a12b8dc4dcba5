import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collapseAll,
  everyRow,
  expandAll,
  expandSiblings,
  filterRows,
  flatRows,
  nestedRows,
  reveal,
  sortFlatRows,
  sortRows,
  visibleRows,
  withExpanded,
} from './index.ts';
import type { Expanded, RowTree } from './index.ts';
import { leavesBeforeRows } from './treeColumns.ts';

interface Node {
  readonly id: string;
  readonly children?: readonly Node[] | null;
}

const node = (id: string, ...children: Node[]): Node => ({ id, children });
const facilities = [
  node('guardrail', node('wbeam'), node('concrete', node('new-jersey'))),
  node('sign', node('guide'), node('vms')),
  node('light'),
];
const build = (roots: readonly Node[]) => nestedRows({ roots, idOf: ({ id }) => id, childrenOf: ({ children }) => children });
const ids = <T>(tree: RowTree<T>) => Array.from({ length: tree.size }, (_, row) => tree.idOf(row));
const shown = (tree: RowTree<Node>, expanded: Expanded | readonly string[]) => {
  const view = visibleRows(tree, expanded === 'all' ? 'all' : new Set(expanded));
  return Array.from({ length: view.count }, (_, position) => tree.idOf(view.at(position)));
};

/** Trees of up to some dozens of nodes with ids of their own. */
const trees = fc
  .letrec<{ family: unknown[] }>((tie) => ({
    family: fc.oneof({ depthSize: 'small' }, fc.constant<unknown[]>([]), fc.array<unknown>(tie('family'), { maxLength: 5 })),
  }))
  .family.map((shape) => {
    let next = 0;
    const name = (family: unknown[]): Node[] =>
      family.map((inner) => ({ id: `n${next++}`, children: Array.isArray(inner) ? name(inner) : null }));
    return name(shape);
  });
const flatten = (roots: readonly Node[]): Node[] => roots.flatMap((root) => [root, ...flatten(root.children ?? [])]);

describe('nested rows', () => {
  test('rows come depth first with level, parent, end, set size and place', () => {
    const tree = build(facilities);
    const table = ids(tree).map((id, row) => [
      id,
      tree.depth(row),
      tree.parent(row),
      tree.subtreeEnd(row),
      `${tree.positionInSet(row)}/${tree.setSize(row)}`,
      tree.hasChildren(row),
    ]);
    expect(table).toEqual([
      ['guardrail', 0, -1, 4, '1/3', true],
      ['wbeam', 1, 0, 2, '1/2', false],
      ['concrete', 1, 0, 4, '2/2', true],
      ['new-jersey', 2, 2, 4, '1/1', false],
      ['sign', 0, -1, 7, '2/3', true],
      ['guide', 1, 4, 6, '1/2', false],
      ['vms', 1, 4, 7, '2/2', false],
      ['light', 0, -1, 8, '3/3', false],
    ]);
  });
  test('an id is found, an unknown one is -1', () => {
    const tree = build(facilities);
    expect(tree.indexOf('vms')).toBe(6);
    expect(tree.indexOf('tunnel')).toBe(-1);
  });
  test('a chain of ten thousand levels is laid out without recursion', () => {
    let chain = node('bottom');
    for (let level = 0; level < 10_000; level += 1) chain = node(`l${level}`, chain);
    expect(build([chain]).size).toBe(10_001);
  });
  test('any tree keeps its order, its parents and its set sizes', () => {
    fc.assert(
      fc.property(trees, (roots) => {
        const tree = build(roots);
        expect(ids(tree)).toEqual(flatten(roots).map(({ id }) => id));
        for (let row = 0; row < tree.size; row += 1) {
          const above = tree.parent(row);
          const siblings = above < 0 ? roots : (tree.record(above).children ?? []);
          expect(tree.setSize(row)).toBe(siblings.length);
          expect(siblings[tree.positionInSet(row) - 1]).toBe(tree.record(row));
          expect(tree.subtreeEnd(row) - row).toBe(flatten([tree.record(row)]).length);
        }
      }),
    );
  });
  test('a stale row number is refused with the reason', () => {
    expect(() => build(facilities).record(8)).toThrow(/\[kit\] Row 8 of 8/);
  });
});

describe('rows in view', () => {
  test.each([
    ['nothing open', [], ['guardrail', 'sign', 'light']],
    ['one open', ['sign'], ['guardrail', 'sign', 'guide', 'vms', 'light']],
    ['open below a closed one', ['concrete'], ['guardrail', 'sign', 'light']],
    ['a leaf or an unknown id in the set', ['light', 'tunnel'], ['guardrail', 'sign', 'light']],
  ])('%s', (_, expanded, expected) => {
    expect(shown(build(facilities), expanded)).toEqual(expected);
  });
  test('expand all shows every row, collapse all the roots', () => {
    const tree = build(facilities);
    expect(shown(tree, expandAll(tree))).toEqual(ids(tree));
    expect(shown(tree, collapseAll)).toEqual(['guardrail', 'sign', 'light']);
  });
  test('position and row are inverse, a hidden row has no position', () => {
    fc.assert(
      fc.property(trees, fc.func(fc.boolean()), (roots, isOpen) => {
        const tree = build(roots);
        const view = visibleRows(tree, new Set(ids(tree).filter(isOpen)));
        const inView = new Set<number>();
        for (let position = 0; position < view.count; position += 1) {
          expect(view.positionOf(view.at(position))).toBe(position);
          inView.add(view.at(position));
        }
        const hidden = ids(tree)
          .map((_, row) => row)
          .filter((row) => !inView.has(row));
        expect(hidden.every((row) => view.positionOf(row) === -1)).toBe(true);
      }),
    );
  });
  test('a list without parents is in view as it is', () => {
    const view = everyRow(3);
    expect([view.at(2), view.positionOf(2), view.positionOf(3), view.positionOf(-1)]).toEqual([2, 2, -1, -1]);
  });
});

describe('expansion', () => {
  test('reveal opens the ancestors and nothing else', () => {
    const tree = build(facilities);
    expect([...reveal(tree, 'new-jersey', new Set(['sign']))]).toEqual(['sign', 'concrete', 'guardrail']);
  });
  test('reveal gives the same set back when there is nothing to open', () => {
    const tree = build(facilities);
    const open = new Set(['sign']);
    expect(reveal(tree, 'vms', open)).toBe(open);
    expect(reveal(tree, 'tunnel', open)).toBe(open);
  });
  test('the star opens the siblings of a row', () => {
    const tree = build(facilities);
    expect([...expandSiblings(tree, tree.indexOf('light'), new Set())]).toEqual(['guardrail', 'sign']);
    expect([...expandSiblings(tree, tree.indexOf('wbeam'), new Set())]).toEqual(['concrete']);
  });
  test('one id is put in or taken out, the old set stays', () => {
    const before = new Set(['sign']);
    expect([...withExpanded(before, 'light', true)]).toEqual(['sign', 'light']);
    expect([...withExpanded(before, 'sign', false)]).toEqual([]);
    expect([...before]).toEqual(['sign']);
  });
});

describe('filter', () => {
  test('a match keeps the way to it open and what lies below it reachable', () => {
    const { tree, matchCount, expandedIds } = filterRows(build(facilities), ({ id }) => id === 'concrete');
    expect(ids(tree)).toEqual(['guardrail', 'concrete', 'new-jersey']);
    expect([matchCount, expandedIds]).toEqual([1, new Set(['guardrail'])]);
    expect([tree.setSize(1), tree.positionInSet(1), tree.subtreeEnd(0)]).toEqual([1, 1, 3]);
  });
  test('where only leaves match, everything that is kept is open', () => {
    const { tree, expandedIds } = filterRows(build(facilities), ({ id }) => id === 'new-jersey' || id === 'vms');
    expect(expandedIds).toBe('all');
    expect(shown(tree, expandedIds)).toEqual(['guardrail', 'concrete', 'new-jersey', 'sign', 'vms']);
  });
  test('every match is in view with the ids given, and nothing stands without its parent', () => {
    fc.assert(
      fc.property(trees, fc.func(fc.boolean()), (roots, matches) => {
        const filtered = filterRows(build(roots), ({ id }) => matches(id));
        const view = shown(filtered.tree, filtered.expandedIds);
        const found = flatten(roots).filter(({ id }) => matches(id));
        expect(filtered.matchCount).toBe(found.length);
        for (const { id } of found) expect(view).toContain(id);
        for (let row = 0; row < filtered.tree.size; row += 1) {
          const above = filtered.tree.parent(row);
          expect(filtered.tree.depth(row)).toBe(above < 0 ? 0 : filtered.tree.depth(above) + 1);
        }
      }),
    );
  });
});

describe('sort', () => {
  test('siblings are ordered within their parent', () => {
    const tree = build(facilities);
    const byLength = sortRows(
      tree,
      Float64Array.from(ids(tree), (id) => id.length),
    );
    expect(ids(byLength)).toEqual(['sign', 'vms', 'guide', 'light', 'guardrail', 'wbeam', 'concrete', 'new-jersey']);
    expect([byLength.positionInSet(1), byLength.setSize(1), byLength.subtreeEnd(0)]).toEqual([1, 2, 3]);
  });
  test('a list is ordered stably, what is no number goes last', () => {
    const rows = ['c', 'a', 'b', 'd'];
    const keys = Float64Array.from([2, 1, 1, NaN]);
    expect(ids(sortFlatRows(rows, (id) => id, keys))).toEqual(['a', 'b', 'c', 'd']);
  });
  test('packed whole numbers and compared fractions give the order of a plain stable sort', () => {
    const keys = fc.oneof(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 60 }), fc.array(fc.double(), { maxLength: 60 }));
    fc.assert(
      fc.property(keys, (values) => {
        const rows = values.map((_, index) => index);
        const rank = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? Infinity : value);
        const isLast = (index: number) => Number.isNaN(values[index]);
        const plain = rows.toSorted((a, b) => {
          const [left, right] = [rank(values[a]), rank(values[b])];
          return left < right ? -1 : left > right ? 1 : Number(isLast(a)) - Number(isLast(b)) || a - b;
        });
        expect(ids(sortFlatRows(rows, String, Float64Array.from(values)))).toEqual(plain.map(String));
      }),
    );
  });
});

describe('leaves before each row are counted', () => {
  // guardrail wbeam concrete new-jersey sign guide vms light
  const tree = build(facilities);
  const reversed = sortRows(
    tree,
    Float64Array.from({ length: tree.size }, (_, row) => -row),
  );
  test.each<[string, RowTree<Node>, readonly string[], readonly number[]]>([
    ['in a tree', tree, ['guardrail', 'wbeam', 'concrete', 'new-jersey', 'sign', 'guide', 'vms', 'light'], [0, 0, 1, 1, 2, 2, 3, 4, 5]],
    [
      'in one that is ordered otherwise',
      reversed,
      ['light', 'sign', 'vms', 'guide', 'guardrail', 'concrete', 'new-jersey', 'wbeam'],
      [0, 1, 1, 2, 3, 3, 3, 4, 5],
    ],
    [
      'in what was found',
      filterRows(tree, ({ id }) => id === 'new-jersey' || id === 'light').tree,
      ['guardrail', 'concrete', 'new-jersey', 'light'],
      [0, 0, 0, 1, 2],
    ],
    ['in a list', flatRows({ rows: [node('a'), node('b')], idOf: ({ id }) => id }), ['a', 'b'], [0, 1, 2]],
  ])('%s', (_, of, order, before) => {
    expect(ids(of)).toEqual(order);
    expect([...leavesBeforeRows(of).subarray(0, of.size + 1)]).toEqual(before);
  });
});

test('a row that was found keeps what lies below it once, found itself or not, and says which row it was', () => {
  const found = filterRows(build(facilities), ({ id }) => id === 'concrete' || id === 'new-jersey' || id === 'sign');
  expect(ids(found.tree)).toEqual(['guardrail', 'concrete', 'new-jersey', 'sign', 'guide', 'vms']);
  expect([0, 1, 2, 3, 6].map((row) => found.sourceRow(row))).toEqual([0, 2, 3, 4, -1]);
  expect([found.matchCount, found.expandedIds]).toEqual([3, new Set(['guardrail', 'concrete'])]);
});

test('a list is a tree of leaves', () => {
  const list = flatRows({ rows: ['K36+120', 'K58+900'], idOf: (id) => id });
  expect([
    list.size,
    list.depth(1),
    list.parent(1),
    list.hasChildren(1),
    list.subtreeEnd(1),
    list.setSize(1),
    list.positionInSet(1),
    list.indexOf('K58+900'),
  ]).toEqual([2, 0, -1, false, 2, 2, 2, 1]);
});

describe('records that stand below themselves', () => {
  const below: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['a', 'c'], s: ['s'] };

  test.each([
    [['a'], ['a', 'b', 'a', 'c']],
    [['s'], ['s', 's']],
    [
      ['b', 's'],
      ['b', 'a', 'b', 'c', 's', 's'],
    ],
  ])('looked up by their ids, %j come to an end as %j', (roots, rows) => {
    const tree = nestedRows({ roots, idOf: (id: string) => id, childrenOf: (id) => below[id] });
    expect(ids(tree)).toEqual(rows);
    const view = visibleRows(tree, expandAll(tree));
    expect(view.count).toBe(rows.length);
  });
});
