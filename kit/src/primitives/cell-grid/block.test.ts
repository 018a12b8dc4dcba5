import { expect, test } from 'vitest';
import { blockOf } from './block.ts';

test('one cell fills all that are chosen; several are put down as they are', () => {
  expect(blockOf('7\n', { rows: 2, cols: 3 })).toEqual([
    ['7', '7', '7'],
    ['7', '7', '7'],
  ]);
  expect(blockOf('7', null)).toEqual([['7']]);
  expect(blockOf('1\t2\r\n3\t4\r\n', { rows: 5, cols: 5 })).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
