import { describe, expect, test } from 'vitest';
import { emptyTree, nextTree } from '../../engines/node-source/index.ts';
import type { NodePage, NodeTreeEvent, NodeTreeState, PickNode } from '../../engines/node-source/index.ts';
import { rowTree, shownRows } from './shownRows.ts';

const PAGE_ROWS = 2;
const nodes = (...ids: string[]): PickNode[] => ids.map((id) => ({ id, fullName: id }));
const run = (events: readonly NodeTreeEvent<PickNode>[]): NodeTreeState<PickNode> =>
  events.reduce((state, event) => nextTree(state, event), emptyTree<PickNode>(PAGE_ROWS));
const answered = (request: number, page: NodePage<PickNode>): NodeTreeEvent<PickNode> => ({ type: 'answered', request, page });
const open = (id: string): NodeTreeEvent<PickNode> => ({ type: 'expand', place: { id, above: [] } });
const root = [{ type: 'start' } as const, answered(1, { nodes: nodes('east', 'south'), total: 2 })];
const keys = (state: NodeTreeState<PickNode>, isList = false) => shownRows(state, isList).map(({ key }) => key);

describe('rows in view', () => {
  test('a node whose children are asked for the first time has no row below it', () => {
    expect(keys(run([...root, open('east')]))).toEqual(['/east', '/south']);
  });
  test('a level that failed has a row, also while it is asked for again', () => {
    const failed = [...root, open('east'), { type: 'failed', request: 2, error: 'down' } as const];
    expect(keys(run(failed))).toEqual(['/east', '/east/~end#0', '/south']);
    const again = run([...failed, { type: 'retry', at: { at: 'under', parent: 'east' } }]);
    expect(keys(again)).toEqual(['/east', '/east/~end#0', '/south']);
  });
  test('the row that ends a level is another one when more has come', () => {
    const some = [...root, open('east'), answered(2, { nodes: nodes('a', 'b'), total: 6 })];
    expect(keys(run(some))).toEqual(['/east', '/east/a', '/east/b', '/east/~end#2', '/south']);
    const more = run([...some, { type: 'more', at: { at: 'under', parent: 'east' } }, answered(3, { nodes: nodes('c', 'd'), total: 6 })]);
    expect(keys(more)).toContain('/east/~end#4');
  });
  test('rows below what was left out know the row of their parent', () => {
    const state = run([...root, open('east'), open('south'), answered(3, { nodes: nodes('x'), total: 1 })]);
    const rows = shownRows(state, false);
    expect(rows.map(({ key, parent }) => [key, parent])).toEqual([
      ['/east', -1],
      ['/south', -1],
      ['/south/x', 1],
    ]);
  });
  test('a list that is all here ends in a row that says so; one that goes on does not', () => {
    expect(keys(run(root), true)).toEqual(['/east', '/south', '/~last']);
    const growing = run([{ type: 'start' }, answered(1, { nodes: nodes('a', 'b'), total: 9 })]);
    expect(keys(growing, true)).toEqual(['/a', '/b', '/~end#2']);
  });
});

describe('a row that is gone', () => {
  const opened = run([...root, open('east'), answered(2, { nodes: nodes('a'), total: 1 })]);

  test('is found at the node that was closed above it', () => {
    const closed = nextTree(opened, { type: 'collapse', place: { id: 'east', above: [] } });
    expect(rowTree(shownRows(closed, false)).indexOf('/east/a')).toBe(0);
  });
  test('is not found when the node above it is still open', () => {
    expect(rowTree(shownRows(opened, false)).indexOf('/east/gone')).toBe(-1);
  });
});
