import type { WrittenCell } from '@milepost/kit/forms/values';
import { exportCell } from '../../../../src/guards/export-cell.ts';
import { workbooks } from './workbooks.ts';

const SHEET_NAME_MAX_CHARS = 31;

/** A cell to be written: a text, or a figure, day or truth with its format. */
export type SheetValue = string | WrittenCell;

/** Texts begin like no formula, and nothing stands in an empty cell, so that counting and sorting pass it over. */
function cellOf(value: SheetValue) {
  const cell = typeof value === 'string' ? ({ t: 's', v: value } as const) : value;
  if (cell.t === 's') return cell.v === '' ? null : { t: 's', v: exportCell(cell.v) };
  return cell.t === 'z' ? null : cell;
}

/** A workbook of one sheet; no cell is a formula, so nothing is ever worked out when it is opened. @reading R-277 */
export function writeRows(sheetName: string, rows: readonly (readonly SheetValue[])[]): Uint8Array<ArrayBuffer> {
  const { utils, write } = workbooks();
  const workbook = utils.book_new(utils.aoa_to_sheet(rows.map((row) => row.map(cellOf))), sheetName.slice(0, SHEET_NAME_MAX_CHARS));
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
}
