import { expect, test } from 'vitest';
import { placeCells } from './placeCells.ts';
import type { TableGridCell } from './types.ts';

const cell = (id: string, colspan?: number, rowspan?: number): TableGridCell => ({ id, colspan, rowspan });
/** id at row,column over rows×columns */
const places = (rows: TableGridCell[][]) =>
  placeCells(rows).cells.map((placed) => `${placed.cell.id} ${placed.row},${placed.column} ${placed.rowspan}×${placed.colspan}`);

test.each<[string, TableGridCell[][], string[]]>([
  ['cells stand side by side', [[cell('a'), cell('b')]], ['a 1,1 1×1', 'b 1,2 1×1']],
  ['a wide cell pushes on', [[cell('a', 2), cell('b')]], ['a 1,1 1×2', 'b 1,3 1×1']],
  ['a high cell is stepped round', [[cell('a', 1, 2), cell('b')], [cell('c')]], ['a 1,1 2×1', 'b 1,2 1×1', 'c 2,2 1×1']],
  ['a high cell ends with the grid', [[cell('a', 1, 9)]], ['a 1,1 1×1']],
  [
    'a wide cell ends where another stands',
    [
      [cell('a'), cell('b', 1, 2)],
      [cell('c', 3), cell('d')],
    ],
    ['a 1,1 1×1', 'b 1,2 2×1', 'c 2,1 1×1', 'd 2,3 1×1'],
  ],
  ['spans that are no number are one', [[cell('a', Number.NaN, -4)]], ['a 1,1 1×1']],
  ['nothing is nothing', [], []],
])('%s', (_promise, rows, expected) => {
  expect(places(rows)).toEqual(expected);
});

test('a configuration cannot ask for a grid without end', () => {
  const grid = placeCells([[cell('a', 1e9, 1e9), cell('b')], ...Array.from({ length: 1000 }, () => [])]);
  expect(grid).toMatchObject({ columns: 48, rows: 500 });
  expect(grid.cells.map(({ cell: { id } }) => id)).toEqual(['a']);
});
