import { expect, test } from 'vitest';
import { openAll, openAtFirst, rowsBelow } from './fullTree.ts';
import type { TreeRow } from './fullTree.ts';

const row = (id: string, ...children: TreeRow[]): TreeRow => ({ id, fullName: id, isLeaf: children.length === 0, children });
const tree = [row('group', row('east', row('toll')), row('office')), row('other')];

test('a whole tree is open at its top, and all the way to what a search has found', () => {
  expect([...openAtFirst(tree, '').below.keys()]).toEqual(['group']);
  expect([...openAtFirst(tree, 'toll').below.keys()]).toEqual(['group', 'east']);
});

test('the rows of a whole tree stand in the order they are shown, those below others too', () => {
  expect(rowsBelow(tree).map(({ id }) => id)).toEqual(['group', 'east', 'toll', 'office', 'other']);
});

test('rows of a server that says nothing of those below them have none', () => {
  const bare = [{ id: 'a', fullName: 'a', isLeaf: true }];
  expect(rowsBelow(bare)).toEqual(bare);
  expect([openAll(bare, 'x'), openAtFirst(bare, '')]).toEqual([
    { of: 'x', below: new Map() },
    { of: '', below: new Map() },
  ]);
});
