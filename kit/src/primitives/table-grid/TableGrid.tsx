import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { placeCells } from './placeCells.ts';
import type { PlacedCell } from './placeCells.ts';
import { cell as cellStyle, grid, kind } from './TableGrid.css.ts';
import type { TableGridProps } from './types.ts';

const placeOf = ({ row, column, rowspan, colspan }: PlacedCell): CSSProperties =>
  ({ '--row': `${row} / span ${rowspan}`, '--column': `${column} / span ${colspan}` }) as object;

/**
 * Fields and words in the cells of a grid with merged cells, as forms on paper have them. It is layout: a screen reader
 * reads the cells row by row and hears of no table. One below the other under 768 px. @source forms §3 @reading R-265
 */
export function TableGrid({ rows, lines = 'solid' }: TableGridProps) {
  const { cells, columns } = useMemo(() => placeCells(rows), [rows]);
  return (
    <div className={grid[lines]} style={{ '--columns': Math.max(1, columns) } as object}>
      {cells.map((placed) => (
        <div key={placed.cell.id} className={`${cellStyle[lines]} ${kind[placed.cell.kind ?? 'content']}`} style={placeOf(placed)}>
          {placed.cell.content}
        </div>
      ))}
    </div>
  );
}
