import type { WrittenCell } from '@milepost/kit/forms/values';
import { exportCell } from '../../../../src/guards/export-cell.ts';
import { workbooks } from './workbooks.ts';

const SHEET_NAME_MAX_CHARS = 31;

/** A cell of a sheet: a text, or one with a type and a number format. */
export type WritableCell = string | WrittenCell;

const safe = (cell: WrittenCell): WrittenCell => (cell.t === 's' ? { ...cell, v: exportCell(cell.v) } : cell);

/** A workbook of one sheet. Texts never begin like a formula and there are no formulas, so nothing is worked out when it is opened. */
export function writeRows(sheetName: string, rows: readonly (readonly WritableCell[])[]): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => row.map((cell) => safe(typeof cell === 'string' ? { t: 's', v: cell } : cell)));
  const { utils, write } = workbooks();
  const workbook = utils.book_new(utils.aoa_to_sheet(cells), sheetName.slice(0, SHEET_NAME_MAX_CHARS));
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
}
