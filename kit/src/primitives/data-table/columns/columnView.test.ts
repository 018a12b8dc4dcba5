import { describe, expect, test } from 'vitest';
import { AS_DECLARED, declaredView, isAsDeclared, isOperation, pinnedIds, shownColumns } from './columnView.ts';
import type { Column, ColumnSettings } from '../types.ts';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  text: String,
  width: { px: 100 },
  narrow: 'meta',
  ...more,
});
const settings = (made: Partial<ColumnSettings>): ColumnSettings => ({ ...AS_DECLARED, ...made });

describe('operation columns', () => {
  test.each([
    ['by their header', { header: '操作' }, true],
    ['by their header with blanks', { header: ' 操作 ' }, true],
    ['by saying so', { isOperation: true }, true],
    ['not when they say they are none', { header: '操作', isOperation: false }, false],
    ['not by a header that only begins so', { header: '操作人' }, false],
  ])('are known %s', (_, more, isOne) => {
    expect(isOperation(column('x', more), '操作')).toBe(isOne);
  });
  test('always come last', () => {
    const columns = [column('op', { header: '操作' }), column('a'), column('end', { pinned: 'end' }), column('b')];
    expect(shownColumns(declaredView(columns, '操作')).map(({ id }) => id)).toEqual(['a', 'b', 'end', 'op']);
    expect(pinnedIds(columns, settings({ order: ['op', 'b', 'a'] }), '操作')).toEqual({ start: [], end: ['end', 'op'] });
    expect(pinnedIds(columns, settings({ pinned: { op: 'start' } }), '操作')).toEqual({ start: [], end: ['end', 'op'] });
  });
});

describe('columns that stay in sight', () => {
  const columns = [column('a'), column('p', { pinned: 'start' }), column('q', { pinned: 'start' }), column('e', { pinned: 'end' })];
  test.each([
    ['as declared', {}, ['p', 'q'], ['e']],
    ['in the order asked for', { order: ['q', 'a', 'p'] }, ['q', 'p'], ['e']],
    ['let go of by a person', { pinned: { p: 'none', e: 'none' } }, ['q'], []],
    ['held by a person, at either edge', { pinned: { a: 'start', q: 'end' } }, ['a', 'p'], ['q', 'e']],
  ] as const)('stand at their edge: %s', (_, made, start, end) => {
    expect(pinnedIds(columns, settings(made), '操作')).toEqual({ start, end });
  });
});

test.each([
  ['nothing said', {}, true],
  ['an order', { order: ['a'] }, false],
  ['something hidden', { hidden: ['a'] }, false],
  ['a width', { widthsPx: { a: 100 } }, false],
  ['an edge', { pinned: { a: 'none' } }, false],
] as const)('columns are as declared with %s: %s', (_, made, isOne) => {
  expect(isAsDeclared(settings(made))).toBe(isOne);
});
