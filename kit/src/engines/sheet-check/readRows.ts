import type { CellObject } from '@e965/xlsx';
import { Refused } from './Refused.ts';

/** Control characters and marks that turn the direction of writing; a tab or a line break is a blank. */
const NOT_TEXT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const BLANKS = /[\t\r\n]+/g;

/** The reader of spreadsheets, fetched once. */
export const readyReader = () => import('@e965/xlsx');

/** A row as texts, and whether invisible characters were taken out of it. */
export interface ReadRow {
  readonly texts: readonly string[];
  readonly isFlagged: boolean;
}

/**
 * Rows of the first sheet that are not empty, the head among them, at most `maxRows`. Numbers keep their digits; of formulas the
 * value last seen is read, never the formula. The reader of spreadsheets is fetched with the first file that gets here.
 * @throws Refused
 */
export async function readRows(bytes: Uint8Array, maxRows: number): Promise<ReadRow[]> {
  const { read } = await readyReader();
  let rows: (CellObject | undefined)[][];
  try {
    const { Sheets, SheetNames } = read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: maxRows,
      cellFormula: false,
      cellHTML: false,
    });
    rows = Sheets[SheetNames[0] ?? '']?.['!data'] ?? [];
  } catch {
    // A reader's own words are about its inside.
    throw new Refused({ kind: 'damaged' });
  }
  return rows.map(readRow).filter(({ texts }) => texts.some((text) => text !== ''));
}

function readRow(row: (CellObject | undefined)[] | undefined): ReadRow {
  let isFlagged = false;
  const texts = Array.from(row ?? [], (cell) => {
    const blank = rawText(cell).replaceAll(BLANKS, ' ');
    const text = blank.replaceAll(NOT_TEXT, '');
    isFlagged ||= text !== blank;
    return text.trim();
  });
  return { texts, isFlagged };
}

function rawText(cell: CellObject | undefined): string {
  const value = cell?.v;
  return typeof value === 'number' && Number.isInteger(value) ? String(value) : (cell?.w ?? String(value ?? ''));
}
