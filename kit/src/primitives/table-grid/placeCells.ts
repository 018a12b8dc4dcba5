import type { TableGridCell } from './types.ts';

/** A cell with its place; rows and columns count from 1, as a style sheet does. */
export interface PlacedCell {
  readonly cell: TableGridCell;
  readonly row: number;
  readonly column: number;
  readonly rowspan: number;
  readonly colspan: number;
}

export interface PlacedGrid {
  readonly cells: readonly PlacedCell[];
  readonly columns: number;
  readonly rows: number;
}

/** More than any form has; a configuration can ask for anything. */
const MAX_COLUMNS = 48;
const MAX_ROWS = 500;

const whole = (value: number | undefined, most: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(1, Math.min(most, Math.round(value))) : 1;

/**
 * Places of the cells of a layout, by the rule of tables: each into the first free column of its row, pushed on by what
 * reaches down from the rows above. Spans are cut where the grid ends, and where another cell stands already.
 */
export function placeCells(rows: readonly (readonly TableGridCell[])[]): PlacedGrid {
  const height = Math.min(rows.length, MAX_ROWS);
  const taken = Array.from({ length: height }, () => new Set<number>());
  const isFree = (row: number, column: number) => taken[row]?.has(column) === false;
  const cells: PlacedCell[] = [];
  let columns = 0;
  for (const [row, line] of rows.slice(0, height).entries()) {
    let column = 0;
    for (const cell of line) {
      while (!isFree(row, column) && column < MAX_COLUMNS) column += 1;
      if (column >= MAX_COLUMNS) break;
      const wide = whole(cell.colspan, MAX_COLUMNS - column);
      let colspan = 1;
      while (colspan < wide && isFree(row, column + colspan)) colspan += 1;
      const rowspan = whole(cell.rowspan, height - row);
      for (let down = row; down < row + rowspan; down += 1)
        for (let across = column; across < column + colspan; across += 1) taken[down]?.add(across);
      cells.push({ cell, row: row + 1, column: column + 1, rowspan, colspan });
      column += colspan;
      columns = Math.max(columns, column);
    }
  }
  return { cells, columns, rows: height };
}
