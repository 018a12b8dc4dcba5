import { expect, test } from 'vitest';
import { WHOLE, changeOfKey, imageOfKey, nextView, percentOf, transformOf } from './view.ts';
import type { ViewChange } from './view.ts';

const after = (...changes: ViewChange[]) => changes.reduce(nextView, WHOLE);
const times = (count: number, change: ViewChange) => Array.from({ length: count }, () => change);

test('zoom goes in and out in steps, and ends', () => {
  expect(percentOf(after({ do: 'zoomIn' }))).toBe(125);
  expect(after({ do: 'zoomIn' }, { do: 'zoomOut' })).toEqual(WHOLE);
  expect(percentOf(after(...times(40, { do: 'zoomIn' })))).toBe(800);
  expect(percentOf(after(...times(40, { do: 'zoomOut' })))).toBe(25);
});

test('turning brings the image back to the middle', () =>
  expect(after({ do: 'move', xPx: 9, yPx: 9 }, { do: 'turnRight' })).toEqual({ ...WHOLE, quarters: 1 }));

test('the whole image comes back with one key', () => {
  const reset = changeOfKey('0');
  expect(reset && after({ do: 'zoomIn' }, { do: 'turnLeft' }, reset)).toEqual(WHOLE);
});

test.each([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['r', 'turnRight'],
  ['R', 'turnLeft'],
  ['ArrowLeft', 'move'],
])('%s: %s', (key, what) => expect(changeOfKey(key)?.do).toBe(what));

test.each(['Escape', 'Tab', 'Enter', 'constructor'])('%s is left to others', (key) => expect(changeOfKey(key)).toBeNull());

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['ArrowDown', 1, null],
  ['+', 1, null],
])('%s in image %d of five leads to %s', (key, at, to) => expect(imageOfKey(key, WHOLE, { at, count: 5 })).toBe(to));

test.each([
  ['ArrowRight', null],
  ['Home', 0],
])('in an image that was zoomed in, %s leads to %s', (key, to) =>
  expect(imageOfKey(key, after({ do: 'zoomIn' }), { at: 1, count: 5 })).toBe(to),
);

test('the image is moved, turned and scaled, in this order', () =>
  expect(transformOf({ scale: 1.25, quarters: -1, xPx: 3, yPx: -4 })).toBe('translate(3px, -4px) rotate(-90deg) scale(1.25)'));
