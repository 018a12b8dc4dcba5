import { describe, expect, test } from 'vitest';
import { createNodeTree, nodeRows } from '../../engines/node-source/index.ts';
import { memorySource } from '../../testing/memorySource.ts';
import { openWay, revealNode, settled } from './revealNode.ts';
import type { PickerNode } from './types.ts';

const node = (id: string, children?: PickerNode[]): PickerNode => ({ id, fullName: id, children, isLeaf: !children });
const roads = [node('asset', [node('rail', [node('wbeam')])]), node('toll', [node('lane')])];
const never = () => Promise.resolve([]);

async function opened() {
  const source = memorySource(roads);
  const tree = createNodeTree(source);
  tree.send({ type: 'start' });
  tree.send({ type: 'expand', place: { id: 'toll', above: [] } });
  await settled(tree);
  return { source, tree, ids: () => nodeRows(tree.getSnapshot()).flatMap((row) => (row.kind === 'node' ? [row.id] : [])) };
}

describe('after something was added', () => {
  test('every open level is asked for anew and stays open', async () => {
    const { source, tree, ids } = await opened();
    await expect(revealNode(tree, 'lane', never)).resolves.toBe(true);
    expect(ids()).toEqual(['asset', 'toll', 'lane']);
    expect(source.asked).toEqual(['root', 'under toll', 'root', 'under toll']);
  });
  test('the way to the new node is opened', async () => {
    const { tree, ids } = await opened();
    await expect(revealNode(tree, 'wbeam', () => Promise.resolve(['asset', 'rail', 'wbeam']))).resolves.toBe(true);
    expect(ids()).toEqual(['asset', 'rail', 'wbeam', 'toll', 'lane']);
  });
  test('a node nobody finds is not there', async () => {
    const { tree } = await opened();
    await expect(revealNode(tree, 'gone', never)).resolves.toBe(false);
  });
});

describe('the way to what is chosen', () => {
  const { signal } = new AbortController();

  test('is opened as far as it is there', async () => {
    const { tree, ids } = await opened();
    await openWay(tree, ['asset', 'rail', 'gone', 'below'], signal);
    await settled(tree);
    expect(ids()).toEqual(['asset', 'rail', 'wbeam', 'toll', 'lane']);
  });
  test('of another tree asks for nothing', async () => {
    const { source, tree } = await opened();
    await openWay(tree, ['elsewhere', 'x'], signal);
    expect(source.asked).toEqual(['root', 'under toll']);
  });
});
