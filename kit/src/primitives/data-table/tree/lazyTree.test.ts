import { expect, test } from 'vitest';
import { isWaiting, linesBelow, openBranches, waitingId } from './lazyTree.ts';
import type { LazyTableTree, TableBranch } from '../types.ts';

interface Node {
  readonly id: string;
  readonly below?: readonly Node[];
  readonly branch?: TableBranch;
}
const idOf = ({ id }: Node) => id;
const loading = { kind: 'loading' } as const;
const rows: readonly Node[] = [
  { id: 'a', below: [{ id: 'a1', branch: loading }, { id: 'a2' }] },
  { id: 'b', branch: { kind: 'failed', retry: () => undefined } },
  { id: 'c', below: [{ id: 'c1', branch: loading }] },
];
const tree = (...open: string[]): LazyTableTree<Node> => ({
  childrenOf: ({ below }) => below,
  branchOf: ({ branch }) => branch ?? null,
  expandedIds: new Set(open),
  onExpandedChange: () => undefined,
});

test('below a row that is not here stands one line, whatever becomes of it under one id', () => {
  const [line] = linesBelow({ id: 'x', branch: loading }, tree(), idOf) ?? [];
  const [later] = linesBelow({ id: 'x', branch: { kind: 'failed', retry: () => undefined } }, tree(), idOf) ?? [];
  if (!line || !later || !isWaiting(line) || !isWaiting(later)) throw new Error('both wait');
  expect([line.branch.kind, later.branch.kind]).toEqual(['loading', 'failed']);
  expect(waitingId(line)).toBe(waitingId(later));
  expect(linesBelow(line, tree(), idOf)).toBeNull();
  expect(linesBelow({ id: 'y', below: rows }, tree(), idOf)).toBe(rows);
});

test.each([
  ['nothing is open', [], {}],
  ['a closed branch does not count', ['b', 'c1'], { b: 'failed' }],
  ['one open below another', ['a', 'a1', 'a2'], { a: 2, a1: 'loading', a2: 0 }],
])('open branches: %s', (_, open, expected) => {
  expect(Object.fromEntries(openBranches(rows, tree(...open), idOf))).toEqual(expected);
});
