import { expect, test } from 'vitest';
import { declaredView } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import { pinProperty, tableGrid } from './tableGrid.ts';
import type { Column } from './types.ts';

const column = (id: string, width: Column<string>['width'], pinned?: Column<string>['pinned']): Column<string> => ({
  id,
  header: id,
  text: String,
  width,
  narrow: 'meta',
  ...(pinned && { pinned }),
});
const view = (...columns: Column<string>[]): ColumnView<string> => declaredView(columns, '操作');
const bare = { hasSelection: false, lastNumber: null, actionsWidthPx: 0 };
const name = column('name', { flex: 3, minPx: 180 });
const order = column('order', { px: 96 });

test('head and rows share fixed columns and shares, with checkboxes first, then numbers, and actions last', () => {
  expect(tableGrid(view(name, order), { hasSelection: true, lastNumber: 20, actionsWidthPx: 128 })).toMatchObject({
    template: '44px 60px minmax(180px, 3fr) 96px 128px',
    minPx: 508,
  });
  expect(tableGrid(view(name, order), bare)).toMatchObject({ template: 'minmax(180px, 3fr) 96px', minPx: 276 });
});

test('the index column has room for its last number', () => {
  expect(tableGrid(view(order), { ...bare, lastNumber: 100_000 }).template).toBe('75px 96px');
});

test('where no column takes the room that is left, it lies before the end', () => {
  expect(tableGrid(view(order), { ...bare, actionsWidthPx: 128 }).template).toBe('96px minmax(0, 1fr) 128px');
});

test('a column keeps the width a person gave it', () => {
  const { template, minPx } = tableGrid({ ...view(name, order), widthsPx: { name: 240 } }, bare);
  expect([template, minPx]).toEqual(['240px 96px', 336]);
});

test('pinned columns have the least of their share, and know how far they are from their edge', () => {
  const grid = tableGrid(
    view(column('a', { flex: 1, minPx: 120 }, 'start'), column('b', { px: 80 }, 'start'), name, column('z', { px: 90 }, 'end')),
    {
      hasSelection: true,
      lastNumber: null,
      actionsWidthPx: 100,
    },
  );
  expect(grid.template).toBe('44px 120px 80px minmax(180px, 3fr) 90px 100px');
  expect([grid.pinnedStartPx, grid.pinnedEndPx]).toEqual([244, 190]);
  expect(grid.pins).toEqual({
    [pinProperty('start', 0)]: '44px',
    [pinProperty('start', 1)]: '164px',
    [pinProperty('end', 0)]: '100px',
  });
});
