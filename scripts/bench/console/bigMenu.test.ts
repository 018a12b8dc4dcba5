import { expect, test } from 'vitest';
import { bigMenu } from './bigMenu.ts';
import type { WireMenuItem } from './bigMenu.ts';

const SHAPES = [
  { nodes: 10_000, depth: 12, tops: 20 },
  { nodes: 10_000, depth: 12, tops: 834 },
  { nodes: 7, depth: 3, tops: 2 },
];
const flat = (items: readonly WireMenuItem[]): WireMenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const depthOf = (items: readonly WireMenuItem[]): number => Math.max(0, ...items.map(({ children }) => 1 + depthOf(children ?? [])));

test.each(SHAPES)('%j has exactly that many nodes, entries at the top and levels', (shape) => {
  const menu = bigMenu(shape);
  expect(menu).toHaveLength(shape.tops);
  expect(flat(menu)).toHaveLength(shape.nodes);
  expect(depthOf(menu)).toBe(shape.depth);
});

test.each(SHAPES)('of %j every id is its own, every page has an address and only pages are leaves', (shape) => {
  const items = flat(bigMenu(shape));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const isPage = ({ urlAddress, children }: WireMenuItem) => Boolean(urlAddress) && children?.length === 0;
  expect(items.filter((item) => (item.type === 2) !== isPage(item))).toEqual([]);
});
