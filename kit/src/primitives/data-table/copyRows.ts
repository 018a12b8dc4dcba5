import type { Column } from './types.ts';

/** Rows as a spreadsheet takes them from the clipboard: one line each, tabs between cells. */
export function toTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return rows.map((row) => columns.map(({ text }) => oneLine(text(row))).join('\t')).join('\n');
}

/** A tab or a line break inside a cell would become another cell. */
const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
