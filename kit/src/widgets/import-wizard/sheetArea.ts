import { textOfCells } from '../../engines/input-rows/index.ts';
import { reasonOf, valueAt } from './sheet.ts';
import type { SheetLine } from './sheet.ts';

/** Column of the numbers, the first one beside it, and the one of the reasons where there is one. */
export const NUMBER = 0;
export const FIRST_CELL = 1;
export const REASON = 1;

/** The first column one can write in. */
export const editableFrom = (hasReasons: boolean): number => (hasReasons ? REASON + 1 : FIRST_CELL);

/** Place of the keyboard; `anchor` is the other corner of what is chosen, null where that is one cell. */
export interface Active {
  readonly row: number;
  readonly column: number;
  readonly edit: 'all' | 'end' | 'replace' | null;
  readonly anchor: { readonly row: number; readonly column: number } | null;
}

/** Cells between two corners, ends inclusive; columns count from 0, that of the numbers. */
export interface SheetArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Way texts come into a block of cells. */
export type BlockDeed = 'paste' | 'fill' | 'clear';

interface Corner {
  readonly row: number;
  readonly column: number;
}

/** Cells that are chosen: one, or those up to the other corner. */
export function chosenArea({ row, column, anchor }: Corner & { readonly anchor: Corner | null }, rowCount: number): SheetArea {
  const other = anchor ?? { row, column };
  return {
    top: Math.min(row, other.row),
    bottom: Math.min(rowCount - 1, Math.max(row, other.row)),
    left: Math.max(FIRST_CELL, Math.min(column, other.column)),
    right: Math.max(FIRST_CELL, column, other.column),
  };
}

type ColumnIds = readonly (string | null)[];

const textsOf = (line: SheetLine | undefined, columnIds: ColumnIds, { left, right }: SheetArea): string[] =>
  columnIds.slice(left - FIRST_CELL, right).map((id) => (id === null ? reasonOf(line?.problems ?? []) : valueAt(line, id)));

/** Cells that are chosen as a spreadsheet takes them; `columnIds` begin beside the numbers, null for the reasons. */
export const copiedText = (lines: readonly SheetLine[], columnIds: ColumnIds, area: SheetArea): string =>
  textOfCells(lines.slice(area.top, area.bottom + 1).map((line) => textsOf(line, columnIds, area)));

/** Block that fills down: one row from the one above it, several from their first; null where nothing stands above. */
export function filledFrom(
  lines: readonly SheetLine[],
  columnIds: ColumnIds,
  area: SheetArea,
): { readonly row: number; readonly block: readonly (readonly string[])[] } | null {
  const from = area.top === area.bottom ? area.top - 1 : area.top;
  if (from < 0) return null;
  const source = textsOf(lines[from], columnIds, area);
  return { row: from + 1, block: Array.from({ length: area.bottom - from }, () => source) };
}
