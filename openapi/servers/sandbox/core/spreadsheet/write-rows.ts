import { exportCell } from '../../../../src/guards/export-cell.ts';
import { workbooks } from './workbooks.ts';

const SHEET_NAME_MAX_CHARS = 31;

/** A workbook of one sheet; every cell is a text, so nothing is ever worked out when it is opened. */
export function writeRows(sheetName: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => row.map((text) => ({ t: 's', v: exportCell(text) })));
  const { utils, write } = workbooks();
  const workbook = utils.book_new(utils.aoa_to_sheet(cells), sheetName.slice(0, SHEET_NAME_MAX_CHARS));
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
}
