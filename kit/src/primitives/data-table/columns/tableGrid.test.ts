import { expect, test } from 'vitest';
import type { ColumnView } from './columnView.ts';
import { leastProperty, pinProperty, shareProperty, tableGrid, widthOf } from './tableGrid.ts';
import type { Column } from '../types.ts';

const column = (id: string, width: Column<string>['width'], pinned?: Column<string>['pinned']): Column<string> => ({
  id,
  header: id,
  text: String,
  width,
  narrow: 'meta',
  ...(pinned && { pinned }),
});
const view = (...columns: Column<string>[]): ColumnView<string> => ({
  start: columns.filter(({ pinned }) => pinned === 'start'),
  center: columns.filter(({ pinned }) => !pinned),
  end: columns.filter(({ pinned }) => pinned === 'end'),
  widthsPx: {},
});
const bare = { hasSelection: false, lastNumber: null, actionsWidthPx: 0 };
const name = column('name', { flex: 3, minPx: 180 });
const order = column('order', { px: 96 });

test('a column is as wide as declared or takes a share of the room, beside checkboxes, numbers and actions', () => {
  expect(widthOf(view(name, order), name)).toEqual({ flex: '3 1 0px', minInlineSize: 180 });
  expect(widthOf(view(name, order), order)).toEqual({ flex: '0 0 96px', minInlineSize: 0 });
  expect(tableGrid(view(name, order), bare).widths).toEqual({
    [shareProperty(0)]: '3 1 0px',
    [leastProperty(0)]: '180px',
    [shareProperty(1)]: '0 0 96px',
    [leastProperty(1)]: '0px',
  });
  expect(tableGrid(view(name, order), { hasSelection: true, lastNumber: 20, actionsWidthPx: 128 }).minPx).toBe(508);
  expect(tableGrid(view(name, order), bare).minPx).toBe(276);
});

test('the index column has room for its last number', () => {
  expect(tableGrid(view(order), { ...bare, lastNumber: 100_000 }).indexPx).toBe(75);
  expect(tableGrid(view(order), { ...bare, lastNumber: 20 }).indexPx).toBe(60);
  expect(tableGrid(view(order), bare).indexPx).toBe(0);
});

test('a column keeps the width a person gave it', () => {
  const set = { ...view(name, order), widthsPx: { name: 240 } };
  expect(widthOf(set, name)).toEqual({ flex: '0 0 240px', minInlineSize: 0 });
  expect(tableGrid(set, bare).minPx).toBe(336);
});

test('pinned columns share the room as the others do, and know how far they are from their edge when none is left', () => {
  const grid = tableGrid(
    view(column('a', { flex: 1, minPx: 120 }, 'start'), column('b', { px: 80 }, 'start'), name, column('z', { px: 90 }, 'end')),
    {
      hasSelection: true,
      lastNumber: null,
      actionsWidthPx: 100,
    },
  );
  const held = column('held', { flex: 3, minPx: 180 }, 'start');
  expect(widthOf(view(held), held)).toEqual({ flex: '3 1 0px', minInlineSize: 180 });
  expect([grid.pinnedStartPx, grid.pinnedEndPx]).toEqual([244, 190]);
  expect(grid.pins).toEqual({
    [pinProperty('start', 0)]: '44px',
    [pinProperty('start', 1)]: '164px',
    [pinProperty('end', 0)]: '100px',
  });
});
