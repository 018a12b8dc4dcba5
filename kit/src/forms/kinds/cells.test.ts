import { read, utils, write } from '@e965/xlsx';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSheet } from '../../engines/sheet-cells/index.ts';
import type { ReadWorkbook, SheetCell } from '../../engines/sheet-cells/index.ts';
import { columnOf } from './testing/columns.ts';
import table from './testing/cells.json' with { type: 'json' };
import { valueKindOf } from './values.ts';

interface Row {
  readonly cell: Partial<CellObject>;
  readonly column: string;
  readonly right?: unknown;
  readonly warns?: readonly string[];
  readonly refused?: object;
  readonly calendar?: number;
}
const ROWS = table as readonly Row[];
const MOST = 1000;

const readBytes = (bytes: Uint8Array) => readSheet(read as ReadWorkbook, bytes, MOST).rows;

/** The cells below each other in a workbook that was written and read again. */
function written(cells: readonly Partial<CellObject>[], bookType: 'xlsx' | 'biff8', calendar = 1900): SheetCell[] {
  const sheet = { '!ref': `A1:A${cells.length}`, ...Object.fromEntries(cells.map((cell, at) => [`A${at + 1}`, { ...cell }])) };
  const book: WorkBook = utils.book_new();
  utils.book_append_sheet(book, sheet as never, 'a');
  book.Workbook = { WBProps: { date1904: calendar === 1904 } };
  const rows = readBytes(new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer));
  return cells.map((_, at) => rows.find(({ number }) => number === at + 1)?.cells[0] ?? { kind: 'blank' });
}

function outcome(cell: SheetCell, column: string) {
  const control = columnOf(column);
  const reading = valueKindOf(control).cell.read(control, cell, {});
  return reading.kind === 'refused' ? { refused: reading.refusal } : { right: reading.value, warns: reading.warnings };
}
const expected = ({ right, warns = [], refused }: Row) => (refused ? { refused } : { right, warns });

describe.each(['xlsx', 'biff8'] as const)('a cell of a workbook (%s)', (bookType) => {
  const of = (calendar: number) => {
    const rows = ROWS.filter((row) => (row.calendar ?? 1900) === calendar);
    const cells = written(
      rows.map(({ cell }) => cell),
      bookType,
      calendar,
    );
    return rows.map((row, at) => [row, cells[at] ?? { kind: 'blank' }] as const);
  };
  test.each([...of(1900), ...of(1904)])('%j', (row, cell) => expect(outcome(cell, row.column)).toEqual(expected(row)));
});

describe('a workbook LibreOffice has made', () => {
  const cellsIn = (name: string) => {
    const rows = readBytes(new Uint8Array(readFileSync(path.join(import.meta.dirname, 'testing', name))));
    return (row: number): SheetCell => rows.find(({ number }) => number === row)?.cells[0] ?? { kind: 'blank' };
  };
  test.each(['libreoffice.xlsx', 'libreoffice.xls', 'libreoffice1904.xlsx'])('%s is read value for value', (name) => {
    const cell = cellsIn(name);
    const error = (of: string) => ({ refused: { kind: 'errorCell', name: of } });
    const value = (right: unknown, ...warns: string[]) => ({ right, warns });
    const rows: [string, object][] = [
      ['date', value('2026-03-02')],
      ['date', value('2026-03-02')],
      ['dateTime', value('2026-03-02 12:00')],
      ['time', value('08:30')],
      ['time', { refused: { kind: 'notTime' } }],
      ['number(2)', value('0.5')],
      ['text', value('0000123456')],
      ['number(2)', value('1234.5')],
      ['number(3)', value('12.345')],
      ['number(0)', value('12345678')],
      ['number(4)', value('0.3333', 'rounded')],
      ['number(2)', value('12345678901.23')],
      ['text', value('13912345678')],
      ['switch', value(true)],
      ['textarea', value('first\nsecond')],
      ['text', error('#N/A')],
      ['number(0)', error('#DIV/0!')],
      ['number(0)', value('3')],
      ['date', value('2024-05-01')],
      ['text', value('皖A12345')],
      ['text', { refused: { kind: 'lostDigits' } }],
      ['text', value('=1+1')],
    ];
    expect(rows.map(([column], at) => outcome(cell(at + 1), column))).toEqual(rows.map(([, right]) => right));
  });
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet as XML, for what the package does not write; `formats` are numbers of formats by style. */
function raw(rows: string, formats: readonly number[] = []): SheetCell[][] {
  const styles = [0, ...formats].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="${formats.length + 1}">${styles}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A9:A10"/></mergeCells></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return readBytes(bytes).map(({ cells }) => [...cells]);
}
const one = (cell: string, formats?: readonly number[]): SheetCell => raw(`<row r="1">${cell}</row>`, formats)[0]?.[0] ?? { kind: 'blank' };

describe('a cell that only other programs write', () => {
  test.each([
    ['text in the cell itself', '<c r="A1" t="inlineStr"><is><t>皖A12345</t></is></c>', 'text', '皖A12345'],
    ['rich text', '<c r="A1" t="inlineStr"><is><r><t>皖</t></r><r><rPr><b/></rPr><t>A12345</t></r></is></c>', 'text', '皖A12345'],
    ['an escaped line break', '<c r="A1" t="inlineStr"><is><t>one_x000D_\ntwo</t></is></c>', 'textarea', 'one\ntwo'],
    ['text of a formula', '<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', 'text', 'ab'],
    ['an empty text of a formula', '<c r="A1" t="str"><f>""</f><v></v></c>', 'text', ''],
  ])('%s', (_, xml, column, right) => expect(outcome(one(xml), column)).toEqual({ right, warns: [] }));

  test.each([14, 27, 30, 31, 36, 50, 57, 58])('a day in the format with number %i, which has no text', (format) =>
    expect(outcome(one('<c r="A1" s="1"><v>46083</v></c>', [format]), 'date')).toEqual({ right: '2026-03-02', warns: [] }),
  );

  test.each([20, 21, 32, 33, 45])('a time in the format with number %i', (format) =>
    expect(outcome(one('<c r="A1" s="1"><v>0.354166666666667</v></c>', [format]), 'time')).toEqual({ right: '08:30', warns: [] }),
  );

  test('an error of a newer program, and a formula without a value, are refused by name', () => {
    expect(outcome(one('<c r="A1" t="e"><v>#SPILL!</v></c>'), 'text')).toEqual({ refused: { kind: 'errorCell', name: '#SPILL!' } });
    expect(outcome(one('<c r="A1"><f>1+1</f></c>'), 'number(0)')).toEqual({ refused: { kind: 'uncalculated' } });
  });

  test('of merged cells the first has the value, and rows keep their numbers', () => {
    const rows = '<row r="9"><c r="A9"><v>1</v></c><c r="B9"><v>2</v></c></row><row r="10"><c r="A10"/><c r="B10"><v>3</v></c></row>';
    expect(raw(rows).map((cells) => cells.map((cell) => outcome(cell, 'text')))).toEqual([
      [
        { right: '1', warns: [] },
        { right: '2', warns: [] },
      ],
      [
        { right: '', warns: [] },
        { right: '3', warns: [] },
      ],
    ]);
  });
});
