import { SSF, utils, write } from '@e965/xlsx';
import type { WrittenCell } from '@milepost/kit/engines/sheet-cells';

const SHEET_NAME_MAX_CHARS = 31;
/** Characters no name of a sheet may have. */
const NOT_IN_NAMES = /[:\\/?*[\]]/g;
/** Widths of columns, in characters. */
const NARROWEST = 8;
const WIDEST = 48;

/** A character of Chinese takes the room of two. */
/** Characters of a cell as it is shown: a figure with its separators, a day by its format. */
function shownIn(cell: WrittenCell | undefined): string {
  if (!cell || cell.t === 'z') return '';
  return cell.t === 'n' && cell.z ? SSF.format(cell.z, cell.v) : String(cell.v);
}
const widthOf = (cell: WrittenCell | undefined) => Array.from(shownIn(cell)).reduce((sum, one) => sum + (one > '\u2E7F' ? 2 : 1), 2);

/** A workbook of one sheet. No cell is a formula, so nothing is ever worked out when it is opened. */
export function workbookOf(name: string, rows: readonly (readonly WrittenCell[])[]): Blob {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (cell.t === 'z' ? null : { ...cell }))));
  sheet['!cols'] = (rows[0] ?? []).map((_, at) => ({
    wch: rows.reduce((most, row) => Math.min(WIDEST, Math.max(most, widthOf(row[at]))), NARROWEST),
  }));
  const book = utils.book_new(sheet, name.replaceAll(NOT_IN_NAMES, ' ').slice(0, SHEET_NAME_MAX_CHARS));
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
