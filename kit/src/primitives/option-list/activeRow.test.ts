import { describe, expect, test } from 'vitest';
import { activeAt, nearestStop, relocate } from './activeRow.ts';
import { optionModel } from './optionModel.ts';
import type { ListEnd } from './types.ts';

const model = (ids: string, end: ListEnd | null = null) =>
  optionModel({
    options: ids.split(''),
    idOf: (id) => id,
    show: (label) => ({ label }),
    isChosen: () => false,
    groupOf: (id) => (id === id.toUpperCase() ? '大写' : '小写'),
    end,
  });
const more: ListEnd = { status: 'more', load: () => {} };

describe('the keyboard stops', () => {
  // Rows: # a b # C D end
  const list = model('abCD', more);
  test.each([
    [0, 1, 1],
    [3, 1, 4],
    [3, -1, 2],
    [0, -1, 1],
    [6, 1, 6],
    [99, 1, 6],
    [-3, 1, 1],
  ] as const)('from %i in direction %i at %i, never on a heading', (from, step, stop) => {
    expect(nearestStop(list, from, step)).toBe(stop);
  });
  test('not on an end that is loading, and nowhere in an empty list', () => {
    expect(nearestStop(model('a', { status: 'loading' }), 2, 1)).toBe(1);
    expect(nearestStop(model('', { status: 'loading' }), 0, 1)).toBe(-1);
  });
});

describe('the active row after the list changed', () => {
  const at = (ids: string, position: number, end: ListEnd | null = null) => activeAt(model(ids, end), position);
  test('is found by its key', () => expect(relocate(model('xab'), at('ab', 2))).toMatchObject({ key: 'b', position: 3 }));
  test('is the row that took its place when it is gone', () => expect(relocate(model('ac'), at('abc', 2))).toMatchObject({ key: 'c' }));
  test('is the last row when it was the last', () => expect(relocate(model('a'), at('ab', 2))).toMatchObject({ key: 'a' }));
  test('is the first new row after the end was pressed', () =>
    expect(relocate(model('abc', more), at('ab', 3, more))).toMatchObject({ key: 'c', position: 3 }));
  test('stays on the end while that loads', () =>
    expect(relocate(model('ab', { status: 'loading' }), at('ab', 3, more))?.position).toBe(3));
  test('is none in an empty list', () => expect(relocate(model(''), at('ab', 1))).toBeNull());
});
