import { noValue } from '../look/DataTable.css.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { Column } from '../types.ts';

/** Needs of the cells of a row: none of what changes when rows are chosen. */
export interface CellsProps<Row> {
  readonly layout: RowLayout<Row>;
  readonly record: Row;
  /** Number of the row in the whole list, from 1. */
  readonly number: number;
  readonly depth: number;
  /** Undefined for a leaf and in a list. */
  readonly isExpanded: boolean | undefined;
  /** Part that is the tab stop of the table, `ROW_STOP` for the row; null when another row has it. */
  readonly activeStop: number | null;
  readonly label: string;
  /** Texts of the cells, column by column. */
  readonly texts: readonly string[];
}

/** Content of a cell: its node, its text, or a dash for no value. */
export function cellContent<Row>(column: Column<Row>, record: Row, text: string) {
  return column.cell ? column.cell(record) : text || <span className={noValue}>—</span>;
}
