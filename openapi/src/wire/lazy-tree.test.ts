import { expect, test } from 'vitest';
import { id, lazyTree } from './index.ts';

const node = lazyTree({ id });

test.each([
  ['nothing said', {}, true],
  ['isLeaf true', { isLeaf: true }, true],
  ['isLeaf false', { isLeaf: false }, false],
  ['hasChildren true', { hasChildren: true, children: null }, false],
  ['hasChildren false', { hasChildren: false }, true],
  ['both null', { isLeaf: null, hasChildren: null, children: null }, true],
  ['children at hand', { children: [{ id: '2' }] }, false],
])('with %s, whether a node is a leaf is %s', (_, wire, isLeaf) => {
  expect(node.decode({ id: '1', ...wire }).isLeaf).toBe(isLeaf);
});

test('children that are still on the server are said to be there', () => {
  const model = node.decode({ id: '1', isLeaf: false });
  expect(node.encode(model)).toEqual({ id: '1', isLeaf: false, hasChildren: true, children: null });
  expect(node.decode(node.encode(model))).toEqual(model);
});

test('a tree deeper than 100 levels is cut there', () => {
  let deep: { id: string; children?: unknown[] } = { id: 'bottom' };
  for (let level = 0; level < 150; level += 1) deep = { id: String(level), children: [deep] };
  let depth = 0;
  for (let at = [node.decode(deep as never)]; at.length > 0; at = at[0]?.children ?? []) depth += 1;
  expect(depth).toBe(100);
});
