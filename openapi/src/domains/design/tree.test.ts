import { describe, expect, test } from 'vitest';
import { keyOf } from './document.ts';
import type { DesignDocument, DesignTree, NodeId } from './document.ts';
import { placeRefusal } from './kinds.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';
import {
  MOST_DEPTH,
  allNodes,
  childrenOf,
  controlsAt,
  homesOf,
  moved,
  outermost,
  placeOfNode,
  refusalOf,
  roleOf,
  withNode,
  withNodes,
  withinNode,
  withoutNodes,
} from './tree.ts';

const field = (key: string, kind = 'comInput') => ({ __vModel__: key, __config__: { jnpfKey: kind } });
const layout = (name: string, kind: string, ...children: readonly object[]) => ({ name, __config__: { jnpfKey: kind, children } });
const opened = (...fields: readonly object[]): DesignDocument => documentOf({ ...NO_TEXTS, formData: JSON.stringify({ fields }) });

/** a, card [b, row [c]], tab [page [d]], table [e], f */
const { tree } = opened(
  field('a'),
  layout('card', 'card', field('b'), layout('row', 'row', field('c'))),
  layout('tab', 'tab', layout('page', '', field('d'))),
  { ...layout('table', 'table', field('e')), __vModel__: 'rows' },
  field('f'),
);
const nameOf = (of: DesignTree, id: NodeId): string => {
  const node = of.nodes.get(id);
  return (node && keyOf(node)) || String((node?.own as { readonly name?: string } | undefined)?.name);
};
const named = (of: DesignTree, ids: readonly NodeId[]) => ids.map((id) => nameOf(of, id));
const idOf = (name: string, of = tree): NodeId => allNodes(of).find(({ id }) => nameOf(of, id) === name)?.id ?? '';
const all = (of: DesignTree) =>
  named(
    of,
    allNodes(of).map(({ id }) => id),
  );

test('nodes are read from the top down', () => {
  expect(all(tree)).toEqual(['a', 'card', 'b', 'row', 'c', 'tab', 'page', 'd', 'rows', 'e', 'f']);
  expect(named(tree, withinNode(tree, idOf('card')))).toEqual(['card', 'b', 'row', 'c']);
  expect(named(tree, childrenOf(tree, null))).toEqual(['a', 'card', 'tab', 'rows', 'f']);
  expect(named(tree, childrenOf(tree, idOf('card')))).toEqual(['b', 'row']);
  expect([childrenOf(tree, idOf('a')), childrenOf(tree, 'nobody')]).toEqual([[], []]);
  expect(named(tree, homesOf(tree, idOf('c')))).toEqual(['row', 'card']);
  expect(homesOf(tree, idOf('a'))).toEqual([]);
});

test('a node has a place among its neighbours', () => {
  expect(placeOfNode(tree, idOf('row'))).toEqual({ into: idOf('card'), at: 1 });
  expect(placeOfNode(tree, idOf('f'))).toEqual({ into: null, at: 4 });
});

test('what stands within another one that is meant goes with it', () => {
  expect(named(tree, outermost(tree, [idOf('f'), idOf('c'), idOf('card'), idOf('d')]))).toEqual(['card', 'd', 'f']);
  expect(controlsAt(tree, [idOf('c'), idOf('card')])).toMatchObject([{ name: 'card' }]);
});

describe('a tree', () => {
  test('without nodes has the rest, and gives what was taken', () => {
    const { tree: left, taken } = withoutNodes(tree, [idOf('row'), idOf('c'), idOf('a')]);
    expect(all(left)).toEqual(['card', 'b', 'tab', 'page', 'd', 'rows', 'e', 'f']);
    expect(left.nodes.has(idOf('c'))).toBe(false);
    expect(named(tree, childrenOf(left, idOf('card')))).toEqual(['b']);
    expect(all(taken)).toEqual(['a', 'row', 'c']);
    expect(taken.top.map((id) => taken.nodes.get(id)?.home)).toEqual([null, null]);
    expect(taken.nodes.get(idOf('c'))?.home).toBe(idOf('row'));
  });

  test('takes nodes in before the one that is there', () => {
    const { tree: left, taken } = withoutNodes(tree, [idOf('row')]);
    const after = withNodes(left, taken, { into: null, at: 1 });
    expect(named(after, after.top)).toEqual(['a', 'row', 'card', 'tab', 'rows', 'f']);
    expect([after.nodes.get(idOf('row'))?.home, after.nodes.get(idOf('c'))?.home]).toEqual([null, idOf('row')]);
    const within = withNodes(left, taken, { into: idOf('page'), at: 9 });
    expect(named(within, childrenOf(within, idOf('page')))).toEqual(['d', 'row']);
    expect(within.nodes.get(idOf('row'))?.home).toBe(idOf('page'));
    expect(withNodes(left, taken, { into: 'nobody', at: 0 }).top).toEqual(left.top);
  });

  test('with a node that stays as it is stays the same', () => {
    const own = tree.nodes.get(idOf('a'))?.own ?? null;
    expect([withNode(tree, idOf('a'), own), withNode(tree, 'nobody', own)]).toEqual([tree, tree]);
    expect(withNode(tree, idOf('a'), own)).toBe(tree);
    expect(withNode(tree, 'nobody', own)).toBe(tree);
    const after = withNode(tree, idOf('a'), { name: 'z' });
    expect([all(after)[0], all(tree)[0]]).toEqual(['z', 'a']);
  });

  test.each<[string, readonly string[], string | null, number, readonly string[] | null]>([
    ['up', ['f'], null, 0, ['f', 'a', 'card', 'tab', 'rows']],
    ['down, past those that go along', ['a', 'tab'], null, 4, ['card', 'rows', 'a', 'tab', 'f']],
    ['out of its layout', ['b'], null, 1, ['a', 'b', 'card', 'tab', 'rows', 'f']],
    ['into itself', ['card'], 'card', 0, null],
    ['into what stands within it', ['card'], 'row', 0, null],
  ])('moved %s', (_what, names, into, at, top) => {
    const after = moved(
      tree,
      names.map((name) => idOf(name)),
      { into: into === null ? null : idOf(into), at },
    );
    expect(after && named(after, after.top)).toEqual(top);
  });

  test('moved into a layout keeps what is within', () => {
    const after = moved(tree, [idOf('card')], { into: idOf('page'), at: 0 });
    expect(after && all(after)).toEqual(['a', 'tab', 'page', 'card', 'b', 'row', 'c', 'd', 'rows', 'e', 'f']);
  });
});

test('tabs, folds and cells are what their layout holds, whatever they are called', () => {
  const role = (name: string) => {
    const node = tree.nodes.get(idOf(name));
    return node && roleOf(tree, node);
  };
  expect([role('page'), role('tab'), role('card'), role('d')]).toEqual(['tabItem', 'tab', 'card', 'comInput']);
  const other = opened(layout('tab', 'tab', layout('odd', 'card', field('x')), field('y'))).tree;
  const roles = allNodes(other).map((node) => roleOf(other, node));
  expect(roles).toEqual(['tab', 'card', 'comInput', 'comInput']);
});

test.each<[string, string | null, string | null]>([
  ['comInput', null, null],
  ['comInput', 'card', null],
  ['comInput', 'comInput', 'holdsNothing'],
  ['comInput', 'tab', 'itemsOnly'],
  ['comInput', 'tabItem', null],
  ['comInput', 'table', null],
  ['radio', 'table', 'notInTable'],
  ['nobodyKnows', 'table', 'notInTable'],
  ['input', 'table', null],
  ['table', 'table', 'notInTable'],
  ['tabItem', 'tab', null],
  ['tabItem', 'collapse', 'homeOnly'],
  ['tabItem', null, 'homeOnly'],
  ['tableGridTd', 'tableGridTr', null],
  ['tableGridTr', 'tableGridTr', 'homeOnly'],
])('%s in %s: %s', (name, home, refusal) => expect(placeRefusal(name, home)).toBe(refusal));

describe('nodes are refused', () => {
  const added = (...fields: readonly object[]) => opened(...fields).tree;
  /** A form of cards within cards, so many levels of them, and the innermost. */
  const nested = (levels: number): object => (levels === 1 ? layout('inner', 'card') : layout('outer', 'card', nested(levels - 1)));
  test.each<[string, DesignTree, string | null, string | null]>([
    ['nowhere at the top', added(field('x')), null, null],
    ['in a field', added(field('x')), 'a', 'holdsNothing'],
    ['in a tab control', added(field('x')), 'tab', 'itemsOnly'],
    ['in no page of one', added(field('x')), 'page', null],
    ['in a sub-table for one of them', added(field('x'), field('y', 'radio')), 'rows', 'notInTable'],
    ['not at the deepest level', added(nested(MOST_DEPTH)), null, null],
    ['below the deepest level', added(nested(MOST_DEPTH + 1)), null, 'tooDeep'],
    ['not in a card with room for them', added(nested(MOST_DEPTH - 1)), 'card', null],
    ['in a card without room for them', added(nested(MOST_DEPTH)), 'card', 'tooDeep'],
    ['in a card within a card', added(nested(MOST_DEPTH - 1)), 'row', 'tooDeep'],
  ])('%s', (_what, tops, into, refusal) => expect(refusalOf(tree, tops, into === null ? null : idOf(into))).toBe(refusal));
});
