import { utils, write } from '@e965/xlsx';
import type { Cell } from './sheetOf.ts';

const SHEET_NAME_MAX_CHARS = 31;
/** Characters no name of a sheet may have. */
const NOT_IN_NAMES = /[:\\/?*[\]]/g;
/** Widths of columns, in characters. */
const NARROWEST = 8;
const WIDEST = 48;

/** A character of Chinese takes the room of two. */
const widthOf = (cell: Cell | undefined) => Array.from(String(cell ?? '')).reduce((sum, one) => sum + (one > '\u2E7F' ? 2 : 1), 2);

/** A workbook of one sheet. Texts are cells of text, so that nothing is ever worked out when it is opened. */
export function workbookOf(name: string, rows: readonly (readonly Cell[])[]): Blob {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((v) => (typeof v === 'number' ? { t: 'n', v } : { t: 's', v }))));
  sheet['!cols'] = (rows[0] ?? []).map((_, at) => ({
    wch: rows.reduce((most, row) => Math.min(WIDEST, Math.max(most, widthOf(row[at]))), NARROWEST),
  }));
  const book = utils.book_new(sheet, name.replaceAll(NOT_IN_NAMES, ' ').slice(0, SHEET_NAME_MAX_CHARS));
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
