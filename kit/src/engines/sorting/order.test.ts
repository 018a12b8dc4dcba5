import { expect, test } from 'vitest';
import { heldOrder, placeAt, placeWithin, withMoved } from './index.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join('');

test('an item moves to its place, the others close up; nothing to move changes nothing', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  const all = ['a'];
  expect([withMoved(all, 0, 0), withMoved(all, 4, 0)]).toEqual([all, all]);
});

test('what is held shows where it is now, never beyond the ends, and only while it is there', () => {
  expect(ids(heldOrder(items, { id: 'a', from: 0, to: 1 }))).toBe('bac');
  expect(ids(heldOrder(items, { id: 'a', from: 0, to: 9 }))).toBe('bca');
  expect(ids(heldOrder(items, { id: 'gone', from: 0, to: 2 }))).toBe('abc');
  expect([placeWithin(-1, 3), placeWithin(3, 3)]).toEqual([0, 2]);
});

test('a point is in the box it lies in, or the nearest one, in a column and in lines', () => {
  const box = (left: number, top: number, width = 50) => ({ left, top, width, height: 20 });
  const lines = [box(0, 0, 100), box(104, 0, 30), box(0, 24, 60)];
  expect([placeAt(lines, 110, 10), placeAt(lines, 500, 5), placeAt(lines, 10, 90), placeAt(lines, -5, -5)]).toEqual([1, 1, 2, 0]);
  expect(placeAt([], 1, 1)).toBe(0);
});
