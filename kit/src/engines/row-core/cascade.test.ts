import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cascadeFor,
  cascadeOf,
  checkStateOf,
  checkedIds,
  checkedNodes,
  checkedNone,
  isFull,
  nestedRows,
  setChecked,
  setLeaves,
  toggleChecked,
  withCascade,
} from './index.ts';
import type { Cascade, CheckState, RowTree } from './index.ts';

interface Node {
  readonly id: string;
  readonly children: readonly Node[];
}
const node = (id: string, ...children: Node[]): Node => ({ id, children });
const build = (roots: readonly Node[]) => nestedRows({ roots, idOf: ({ id }) => id, childrenOf: ({ children }) => children });
const company = [
  node('east', node('tolls', node('zhang'), node('li')), node('upkeep', node('wang'))),
  node('west', node('patrol', node('zhao'))),
  node('vacant'),
];
const states = <T>(tree: RowTree<T>, cascade: Cascade) =>
  Object.fromEntries(Array.from({ length: tree.size }, (_, row) => [tree.idOf(row), checkStateOf(cascade, row)]));
const rowsOf = <T>(tree: RowTree<T>, ids: readonly string[]) => ids.map((id) => tree.indexOf(id));

const trees = fc
  .letrec<{ family: unknown[] }>((tie) => ({
    family: fc.oneof({ depthSize: 'small' }, fc.constant<unknown[]>([]), fc.array<unknown>(tie('family'), { maxLength: 4 })),
  }))
  .family.map((shape) => {
    let next = 0;
    const name = (family: unknown[]): Node[] =>
      family.map((inner) => ({ id: `n${next++}`, children: Array.isArray(inner) ? name(inner) : [] }));
    return name(shape);
  });

/** The definition: a leaf is checked or not; above it `all` or `none` when all children agree, else `half`. */
function defined(roots: readonly Node[], leaves: ReadonlySet<string>): Record<string, CheckState> {
  const found: Record<string, CheckState> = {};
  const stateOf = ({ id, children }: Node): CheckState => {
    const below = children.map(stateOf);
    const [first = leaves.has(id) ? 'all' : 'none'] = below;
    const state = below.every((each) => each === first) ? first : 'half';
    found[id] = state;
    return state;
  };
  roots.forEach(stateOf);
  return found;
}
const leavesOf = ({ id, children }: Node): string[] => (children.length ? children.flatMap(leavesOf) : [id]);
const everyNode = (roots: readonly Node[]): Node[] => roots.flatMap((root) => [root, ...everyNode(root.children)]);

describe('cascade', () => {
  test('checking a parent checks what lies below; one leaf less makes it half', () => {
    const tree = build(company);
    const [east = 0, li = 0] = rowsOf(tree, ['east', 'li']);
    const all = setChecked(tree, cascadeOf(tree), east, true);
    expect(states(tree, all)).toMatchObject({ east: 'all', tolls: 'all', wang: 'all', west: 'none' });
    const less = toggleChecked(tree, all, li);
    expect(states(tree, less)).toMatchObject({ east: 'half', tolls: 'half', zhang: 'all', li: 'none', upkeep: 'all' });
    expect(less.checkedLeaves).toBe(2);
  });
  test('the first value is not changed by what is made of it', () => {
    const tree = build(company);
    const before = cascadeOf(tree);
    setChecked(tree, before, 0, true);
    expect(checkedIds(tree, before, 'all')).toEqual([]);
  });
  test('pressing half checks the rest, pressing all takes everything away', () => {
    const tree = build(company);
    const half = cascadeOf(tree, { checked: rowsOf(tree, ['zhang']) });
    const all = toggleChecked(tree, half, 0);
    expect(checkedIds(tree, all, 'leaves')).toEqual(['zhang', 'li', 'wang']);
    expect(checkedIds(tree, toggleChecked(tree, all, 0), 'leaves')).toEqual([]);
  });
  test('what is checked is told by leaves, by all rows, or by the rows at the top', () => {
    const tree = build(company);
    const cascade = cascadeOf(tree, { checked: rowsOf(tree, ['tolls', 'west']) });
    expect(checkedIds(tree, cascade, 'leaves')).toEqual(['zhang', 'li', 'zhao']);
    expect(checkedIds(tree, cascade, 'all')).toEqual(['tolls', 'zhang', 'li', 'west', 'patrol', 'zhao']);
    expect(checkedIds(tree, cascade, 'tops')).toEqual(['tolls', 'west']);
  });
  test('a locked leaf keeps its state, and pressing its parent still goes to and fro', () => {
    const tree = build(company);
    const cascade = cascadeOf(tree, { checked: rowsOf(tree, ['wang']), locked: rowsOf(tree, ['li', 'wang']) });
    const on = toggleChecked(tree, cascade, 0);
    expect(states(tree, on)).toMatchObject({ east: 'half', tolls: 'half', zhang: 'all', li: 'none', wang: 'all' });
    const off = toggleChecked(tree, on, 0);
    expect(checkedIds(tree, off, 'leaves')).toEqual(['wang']);
  });
  test('any row of presses, locked leaves among them, gives the recursive definition', () => {
    const steps = fc.array(fc.record({ at: fc.nat(), does: fc.constantFrom('toggle', 'on', 'off', 'leaves') }), { maxLength: 12 });
    fc.assert(
      fc.property(trees, fc.func(fc.boolean()), fc.func(fc.boolean()), steps, (roots, isFirst, isLocked, presses) => {
        const tree = build(roots);
        const nodes = everyNode(roots);
        fc.pre(nodes.length > 0);
        const leafIds = nodes.filter(({ children }) => !children.length).map(({ id }) => id);
        const locked = new Set(leafIds.filter((id) => isLocked(`${id} is locked`)));
        const checked = new Set(leafIds.filter((id) => isFirst(id)));
        let cascade = cascadeOf(tree, { checked: rowsOf(tree, [...checked]), locked: rowsOf(tree, [...locked]) });
        const put = (ids: readonly string[], isOn: boolean) => {
          for (const id of ids) {
            if (locked.has(id)) continue;
            if (isOn) checked.add(id);
            else checked.delete(id);
          }
        };
        for (const { at, does } of presses) {
          const pressed = nodes[at % nodes.length] ?? node('');
          const row = tree.indexOf(pressed.id);
          const below = leavesOf(pressed);
          const isFullThen = below.every((id) => checked.has(id) || locked.has(id));
          expect(isFull(tree, cascade, [row])).toBe(isFullThen);
          if (does === 'toggle') {
            cascade = toggleChecked(tree, cascade, row);
            put(below, !isFullThen);
          } else if (does === 'leaves') {
            const some = below.filter((id) => isFirst(`${id} of some`));
            cascade = setLeaves(tree, cascade, rowsOf(tree, some), true);
            put(some, true);
          } else {
            cascade = setChecked(tree, cascade, row, does === 'on');
            put(below, does === 'on');
          }
          expect(states(tree, cascade)).toEqual(defined(roots, checked));
          expect(cascade.checkedLeaves).toBe(checked.size);
          expect(new Set(checkedIds(tree, cascade, 'leaves'))).toEqual(checked);
        }
      }),
    );
  });
});

describe('checked nodes', () => {
  test('a parent stands for its leaves, an id nobody knows is kept and counted', () => {
    const tree = build(company);
    const value = checkedNodes(['tolls', 'retired']);
    expect(checkStateOf(cascadeFor(tree, value, []), tree.indexOf('east'))).toBe('half');
    const next = withCascade(tree, value, [], (cascade) => toggleChecked(tree, cascade, tree.indexOf('vacant')));
    expect([...next.ids()]).toEqual(['zhang', 'li', 'vacant', 'retired']);
    expect(next.count).toBe(4);
  });
  test('a value made in one tree means the same leaves in the next one', () => {
    const first = build(company);
    const value = withCascade(first, checkedNone, [], (cascade) => setChecked(first, cascade, 0, true));
    const second = build([node('west', node('li')), node('new')]);
    const cascade = cascadeFor(second, value, []);
    expect(states(second, cascade)).toEqual({ west: 'all', li: 'all', new: 'none' });
    expect(withCascade(second, value, [], (now) => now).count).toBe(3);
  });
});
