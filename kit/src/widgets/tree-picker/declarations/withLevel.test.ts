import { expect, test } from 'vitest';
import { memorySource } from '../../../testing/memorySource.ts';
import type { PickerNode } from '../types.ts';
import { withLevel } from './withLevel.ts';

const region = (path: readonly string[], children?: PickerNode[]): PickerNode => ({
  id: path.at(-1) ?? '',
  fullName: path.join('/'),
  path,
  children,
});
const street = region(['51', '5101', '510107', 'street']);
const roots = [region(['51'], [region(['51', '5101'], [region(['51', '5101', '510107'], [street])])])];
const bare = (node: PickerNode): PickerNode => ({ ...node, path: undefined, children: node.children?.map(bare) });
const page = { pageNumber: 1, pageRows: 20 };
const { signal } = new AbortController();
const under = (parent: string) => ({ at: 'under', parent }) as const;

test.each([
  ['with paths', roots],
  ['without paths', roots.map(bare)],
])('nodes at or beyond the level are leaves, %s', async (_how, nodes) => {
  const ended = withLevel(memorySource(nodes), 2);
  const leafAt = async (at: Parameters<typeof ended.load>[0]) => (await ended.load(at, page, signal)).nodes.map(({ isLeaf }) => isLeaf);
  await expect(leafAt({ at: 'root' })).resolves.toEqual([false]);
  await expect(leafAt(under('51'))).resolves.toEqual([false]);
  await expect(leafAt(under('5101'))).resolves.toEqual([true]);
});

test('a search finds nothing beyond the level', async () => {
  const ended = withLevel(memorySource(roots, { matches: () => true }), 2);
  const { nodes } = await ended.load({ at: 'matching', keyword: '5' }, page, signal);
  expect(nodes.map(({ id }) => id)).toEqual(['51', '5101', '510107']);
});
