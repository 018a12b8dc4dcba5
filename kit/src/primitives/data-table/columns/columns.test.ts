import { describe, expect, test } from 'vitest';
import { actionsPx, narrowColumns, sampledRows, splitActions } from './columns.ts';
import type { Column, RowAction } from '../types.ts';

const action = (label: string): RowAction => ({ id: label, label, run: () => undefined });
const column = (id: string, width: Column<string>['width'], narrow: Column<string>['narrow'] = 'meta'): Column<string> => ({
  id,
  header: id,
  text: String,
  width,
  narrow,
});

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 2, 2],
  [6, 2, 4],
])('of %i actions %i stand in the row and %i behind the menu', (count, inline, menu) => {
  const split = splitActions(Array.from({ length: count }, (_, index) => action(`A${index}`)));
  expect([split.inline.length, split.menu.length]).toEqual([inline, menu]);
});

test.each([
  [['编辑', '成员', '删除'], 3],
  [['Edit', 'Changes', 'Delete'], 3],
  [['Members', 'Changes', 'Delete'], 1],
  [['Reset the password of a person'], 1],
])('of %j as many stand in the row as their words leave room for: %i', (labels, inline) => {
  expect(splitActions(labels.map(action)).inline).toHaveLength(inline);
});

describe('width of the actions', () => {
  test('the widest row decides', () => {
    expect(actionsPx([[action('编辑')], [action('编辑'), action('导出'), action('删除')]], '操作')).toBe(3 * (28 + 12) + 24);
  });
  test('the header has room when no row has an action', () => {
    expect(actionsPx([[]], '操作')).toBe(28 + 24);
  });
  test('room is kept before the first row arrives', () => {
    expect(actionsPx([], '操作')).toBe(104 + 24);
  });
  test('a Han character is wider than a letter', () => {
    expect(actionsPx([[action('ab')]], 'A')).toBe(Math.ceil(2 * 8.75 + 12 + 24));
  });
  test('a wide letter is wider than another', () => {
    expect(actionsPx([[action('Mm')]], 'A')).toBe(2 * 13 + 12 + 24);
  });
});

test('the two-line row takes title, second line and status in this order and leaves hidden columns out', () => {
  const px = { px: 1 };
  const columns = [
    column('state', px, 'status'),
    column('name', px, 'title'),
    column('note', px, 'hidden'),
    column('code', px),
    column('order', px),
  ];
  expect(narrowColumns(columns).map(({ id }) => id)).toEqual(['name', 'code', 'order', 'state']);
});

test('when the title is hidden the first of the others stands in its place', () => {
  const columns = [column('order', { px: 1 }), column('note', { px: 1 }, 'hidden'), column('state', { px: 1 }, 'status')];
  expect(narrowColumns(columns).map(({ id, narrow }) => [id, narrow])).toEqual([
    ['order', 'title'],
    ['state', 'status'],
  ]);
  expect(narrowColumns([column('note', { px: 1 }, 'hidden')]).map(({ narrow }) => narrow)).toEqual(['title']);
  expect(narrowColumns([])).toEqual([]);
});

test('rows below others are looked at too, level by level, and no more than are asked for', () => {
  const below: Readonly<Record<string, readonly string[] | null>> = { a: ['a1', 'a2'], b: null, a1: ['a11'] };
  const childrenOf = (row: string) => below[row];
  expect(sampledRows(['a', 'b'], childrenOf, 40)).toEqual(['a', 'b', 'a1', 'a2', 'a11']);
  expect(sampledRows(['a', 'b'], childrenOf, 3)).toEqual(['a', 'b', 'a1']);
  expect(sampledRows(['a', 'b'], undefined, 40)).toEqual(['a', 'b']);
});
