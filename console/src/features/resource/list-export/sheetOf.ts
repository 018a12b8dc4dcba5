import type { Column } from '@milepost/kit/data-table';
import { exportCell } from '@milepost/openapi/guards';
import type { AnyRow } from '../types.ts';
import type { TreeRow } from '../wholeTree.ts';

/** Column as far as a sheet needs it. */
export type SheetColumn = Pick<Column<AnyRow>, 'id' | 'header' | 'text' | 'align'>;

/** Cell of a sheet: a figure stays one, so that it can be summed up. */
export type Cell = string | number;

/** Whole numbers a spreadsheet program keeps to the last digit, written as numbers are: a code such as 007 stays a text. */
const FIGURE = /^-?(?:0|[1-9]\d{0,14})$/;
/** Step to the right of what stands below another row; wide, so that no spreadsheet program takes it away. */
const INDENT = '\u3000';

/** Rows of a sheet: the headers first; what stands below another row a step to the right of it. */
export function sheetOf(columns: readonly SheetColumn[], rows: readonly AnyRow[]): Cell[][] {
  const cells: Cell[][] = [columns.map(({ header }) => header)];
  const add = (level: readonly AnyRow[], depth: number) => {
    for (const row of level) {
      cells.push(
        columns.map(({ text, align }, at): Cell => {
          const word = text(row);
          if (align === 'end' && FIGURE.test(word)) return Number(word);
          const safe = exportCell(word);
          return at === 0 ? INDENT.repeat(depth) + safe : safe;
        }),
      );
      add((row as TreeRow).children ?? [], depth + 1);
    }
  };
  add(rows, 0);
  return cells;
}
