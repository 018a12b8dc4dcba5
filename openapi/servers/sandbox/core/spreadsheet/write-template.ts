import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { TemplateColumn } from './template-column.ts';
import { stylesXml } from './template-styles.ts';
import { validationsXml } from './template-validations.ts';
import { workbooks } from './workbooks.ts';

const SHEET_NAME_MAX_CHARS = 31;
/** Sheet the lists are read from; it is hidden, and imports pass over it. */
const LISTS = '选项';
const DATA_PART = 'xl/worksheets/sheet1.xml';
const STYLES_PART = 'xl/styles.xml';
/** Style of headings, of those that are required, and of the first column. */
const HEADING = 1;
const REQUIRED = 2;
const FIRST_COLUMN = 3;

const longest = (columns: readonly TemplateColumn[]): number => Math.max(0, ...columns.map(({ choices }) => choices.length));

/**
 * Workbook to be filled in for an import: a head of names, and for each column a width, a number format, a list of its choices and
 * what a spreadsheet program says of it. Headings of required columns are bold and red, and their cells say so.
 * @source forms §7 @reading R-223
 */
export function writeTemplate(sheetName: string, columns: readonly TemplateColumn[]): Uint8Array<ArrayBuffer> {
  const { utils, write } = workbooks();
  const data = utils.aoa_to_sheet([columns.map(({ heading }) => heading)]);
  const workbook = utils.book_new(data, sheetName.slice(0, SHEET_NAME_MAX_CHARS));
  const lists = Array.from({ length: longest(columns) }, (_, row) => columns.map(({ choices }) => choices[row] ?? null));
  if (lists.length > 0) {
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(lists), LISTS);
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  }
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx' });
  // The writer knows neither styles nor validations.
  const parts = unzipSync(new Uint8Array(bytes));
  const sheet = parts[DATA_PART] ? strFromU8(parts[DATA_PART]) : '';
  const styled = {
    ...parts,
    [DATA_PART]: strToU8(withLook(sheet, columns)),
    [STYLES_PART]: strToU8(stylesXml(columns.map(({ format }) => format))),
  };
  return new Uint8Array(zipSync(styled));
}

/** The sheet with widths and styles of its columns, styles of its headings, and validations below them. */
function withLook(sheet: string, columns: readonly TemplateColumn[]): string {
  const cols = columns.map(
    ({ widthChars }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthChars}" style="${FIRST_COLUMN + at}" customWidth="1"/>`,
  );
  let heading = -1;
  return sheet
    .replace(/<cols>.*?<\/cols>/, '')
    .replace(
      '<sheetView workbookViewId="0"/>',
      '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>',
    )
    .replace('<sheetData>', `<cols>${cols.join('')}</cols><sheetData>`)
    .replaceAll('<c r="', () => {
      heading += 1;
      return `<c s="${columns[heading]?.isRequired ? REQUIRED : HEADING}" r="`;
    })
    .replace('</sheetData>', `</sheetData>${validationsXml(columns, LISTS)}`);
}
