import { describe, expect, test } from 'vitest';
import { declaredView, isArranged, isOperation, pinnedIds, shownColumns } from './columnView.ts';
import type { Column } from './types.ts';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  text: String,
  width: { px: 100 },
  narrow: 'meta',
  ...more,
});
const idsOf = (columns: readonly Column<string>[]) => columns.map(({ id }) => id);

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
    expect(idsOf(shownColumns(declaredView(columns, '操作')))).toEqual(['a', 'b', 'end', 'op']);
    expect(pinnedIds(columns, ['op', 'b', 'a'], '操作')).toEqual({ start: [], end: ['end', 'op'] });
  });
});

test('pinned columns stand at their edge, in the order asked for', () => {
  const columns = [column('a'), column('p', { pinned: 'start' }), column('q', { pinned: 'start' }), column('e', { pinned: 'end' })];
  const { start, center, end } = declaredView(columns, '操作');
  expect([idsOf(start), idsOf(center), idsOf(end)]).toEqual([['p', 'q'], ['a'], ['e']]);
  expect(pinnedIds(columns, ['q', 'a', 'p'], '操作').start).toEqual(['q', 'p']);
});

test.each([
  ['nothing said', undefined, false],
  ['nothing moved or hidden', { order: [], hiddenIds: [], isResizable: true }, false],
  ['an order', { order: ['a'] }, true],
  ['something hidden', { hiddenIds: ['a'] }, true],
])('columns are arranged with %s: %s', (_, arrangement, isOne) => {
  expect(isArranged(arrangement)).toBe(isOne);
});
