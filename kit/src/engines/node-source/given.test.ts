import { expect, test } from 'vitest';
import { walk, withGiven } from './given.ts';
import { EMPTY, NOT_ASKED } from './levels.ts';
import type { Level } from './levels.ts';
import { emptyTree } from './treeState.ts';
import type { NodeTreeState } from './treeState.ts';
import { MAX_LEVELS } from './types.ts';
import type { NodeAt, PickNode } from './types.ts';

const node = (id: string, children?: readonly PickNode[]): PickNode => ({ id, fullName: id, ...(children && { children }) });
const TREE = [node('a', [node('b', [node('c')]), node('d', [])]), node('e')];
const ROOT: NodeAt = { at: 'root' };
const MATCHING: NodeAt = { at: 'matching', keyword: 'x' };

function visited(roots: readonly PickNode[]): string {
  const ids: string[] = [];
  walk(roots, ({ id }) => ids.push(id));
  return ids.join('');
}

test('nodes are visited depth first, one that stands below itself not again', () => {
  expect(visited(TREE)).toBe('abcde');
  expect(visited([node('a', [node('b', [node('a', [node('x')]), node('c')])]), node('b', [node('a')])])).toBe('abcba');
  expect(visited([])).toBe('');
});

test('what lies deeper than is shown is not visited', () => {
  const chain = (levels: number): PickNode => node(String(levels), levels > 1 ? [chain(levels - 1)] : []);
  let count = 0;
  walk([chain(MAX_LEVELS + 5)], () => (count += 1));
  expect(count).toBe(MAX_LEVELS);
});

/** Ids below each node that is known. */
const known = ({ under }: NodeTreeState<PickNode>) =>
  Object.fromEntries(
    [...under].map(([id, level]) => [id, level.status === 'loaded' ? level.nodes.map((one) => one.id).join('') : level.status]),
  );

test.each<[string, NodeAt, readonly PickNode[], boolean, object]>([
  ['brings the levels below its nodes', ROOT, TREE, false, { a: 'bd', b: 'c' }],
  ['with all below says what has nothing', ROOT, TREE, true, { a: 'bd', b: 'c', c: 'empty', d: 'empty', e: 'empty' }],
  ['that has an id twice counts its first children', ROOT, [node('a', [node('b')]), node('a', [node('c')])], false, { a: 'b' }],
  ['without anything below brings nothing', ROOT, [node('e')], false, {}],
])('a page %s', (_, at, nodes, hasAllBelow, expected) =>
  expect(known(withGiven(emptyTree<PickNode>(2), at, { nodes, hasAllBelow }))).toEqual(expected),
);

const UNDER: readonly (readonly [string, Level<PickNode>])[] = [
  ['a', { status: 'loading', before: NOT_ASKED, request: 1 }],
  ['z', EMPTY],
];
const before: NodeTreeState<PickNode> = {
  ...emptyTree<PickNode>(2),
  under: new Map(UNDER),
  requests: [
    { request: 1, at: { at: 'under', parent: 'a' }, pageNumber: 1, pageRows: 2 },
    { request: 2, at: ROOT, pageNumber: 1, pageRows: 2 },
  ],
};

test('what came takes the place of what was asked for below it, and nothing else is called off', () => {
  const after = withGiven(before, ROOT, { nodes: TREE });
  expect(known(after)).toEqual({ a: 'bd', b: 'c', z: 'empty' });
  expect(after.requests.map(({ request }) => request)).toEqual([2]);
});

test('a search fills only what nobody has asked for', () => {
  const after = withGiven(before, MATCHING, { nodes: TREE });
  expect(known(after)).toEqual({ a: 'loading', b: 'c', z: 'empty' });
  expect(after.requests).toHaveLength(2);
});

test('a page that brings nothing changes nothing', () => expect(withGiven(before, ROOT, { nodes: [node('e')] })).toBe(before));
