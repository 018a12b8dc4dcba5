import type { CellObject } from '@e965/xlsx';
import { Refusal } from '../failure.ts';
import { workbooks } from './workbooks.ts';
import { looksLikeWorkbook, unpackWithinLimits } from './unpack.ts';

/** Wider sheets are no form of ours. @reading R-116 */
const MAX_COLUMNS = 100;
/** Control characters and marks that turn the direction of writing; a tab or a line break is a blank. */
const NOT_TEXT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const BLANKS = /[\t\r\n]+/g;

/** The words for a file that is no workbook. @source forms §5 */
export const notAWorkbook = (): Refusal => new Refusal('请选择excel类型的文件');

/**
 * The cells of the first sheet as texts, row by row, the head included; rows without any text are left out. Numbers keep
 * their digits, formulas are never kept, of them only the value last seen. At most `maxRows` rows are read.
 * @throws Refusal when the bytes are no workbook or one made to do harm
 */
export function readRows(bytes: Uint8Array, maxRows: number): string[][] {
  if (!looksLikeWorkbook(bytes)) throw notAWorkbook();
  return cellsOf(bytes, maxRows)
    .map((row) => Array.from(row ?? [], textOf))
    .filter((row) => row.some((text) => text !== ''));
}

function cellsOf(bytes: Uint8Array, maxRows: number): (CellObject | undefined)[][] {
  try {
    const workbook = workbooks().read(unpackWithinLimits(bytes), {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: maxRows,
      cellFormula: false,
      cellHTML: false,
    });
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
    const rows: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
    if (rows.some((row) => row.length > MAX_COLUMNS)) throw new Error('[sandbox] The sheet is too wide.');
    return rows;
  } catch {
    // Whatever a reader says about a damaged file is about its own inside; people need to know what to do.
    throw new Refusal('文件无法读取，可能已损坏、已加密或含有宏，请使用导入模板重新填写');
  }
}

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v;
  const text = typeof value === 'number' && Number.isInteger(value) ? String(value) : (cell?.w ?? String(value ?? ''));
  return text.replaceAll(BLANKS, ' ').replaceAll(NOT_TEXT, '').trim();
}
