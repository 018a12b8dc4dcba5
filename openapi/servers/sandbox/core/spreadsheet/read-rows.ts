import { readSheet, textsOfRow } from '@milepost/kit/forms/values';
import type { SheetRow } from '@milepost/kit/forms/values';
import { Refusal } from '../failure.ts';
import { workbooks } from './workbooks.ts';
import { looksLikeWorkbook, unpackWithinLimits } from './unpack.ts';

/** Wider sheets are no form of ours. @reading R-116 */
const MAX_COLUMNS = 100;

/** The words for a file that is no workbook. @source forms §5 */
export const notAWorkbook = (): Refusal => new Refusal('请选择excel类型的文件');

/**
 * Rows of the first sheet that is not hidden, those that are not empty, the head included, each cell by its type. Formulas are never kept, of them only the
 * value last seen. At most `maxRows` rows are read.
 * @throws Refusal when the bytes are no workbook or one made to do harm
 */
export function readRows(bytes: Uint8Array, maxRows: number): SheetRow[] {
  if (!looksLikeWorkbook(bytes)) throw notAWorkbook();
  try {
    const { rows } = readSheet(workbooks().read as Parameters<typeof readSheet>[0], unpackWithinLimits(bytes), maxRows);
    if (rows.some(({ cells }) => cells.length > MAX_COLUMNS)) throw new Error('[sandbox] The sheet is too wide.');
    return [...rows];
  } catch {
    // Whatever a reader says about a damaged file is about its own inside; people need to know what to do.
    throw new Refusal('文件无法读取，可能已损坏、已加密或含有宏，请使用导入模板重新填写');
  }
}

/** The same rows as texts: what stands in the cells, with every digit, each in one line. @throws Refusal */
export const readTexts = (bytes: Uint8Array, maxRows: number): string[][] => readRows(bytes, maxRows).map((row) => [...textsOfRow(row)]);
