import { expect, test } from 'vitest';
import { moveByKey } from './rowKeys.ts';

const rows = { position: 5, count: 20, rowsInView: 8 };

test.each([
  ['ArrowDown', rows, 6],
  ['ArrowUp', rows, 4],
  ['PageDown', rows, 12],
  ['PageUp', rows, 0],
  ['Home', rows, 0],
  ['End', rows, 19],
  ['ArrowDown', { ...rows, position: 19 }, 19],
  ['PageDown', { ...rows, rowsInView: 1 }, 6],
  ['ArrowDown', { ...rows, position: 0, count: 0 }, null],
  ['Enter', rows, null],
  ['constructor', rows, null],
])('%s from %o goes to %o', (key, at, to) => {
  expect(moveByKey(key, at)).toBe(to);
});
