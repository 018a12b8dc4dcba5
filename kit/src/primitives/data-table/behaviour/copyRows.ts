import type { Column } from '../types.ts';

/** Rows as a spreadsheet takes them from the clipboard: one line each, tabs between cells, every text in full. */
export function toTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return rows.map((row) => columns.map(({ text }) => asCell(text(row))).join('\t')).join('\n');
}

/** Beginnings a spreadsheet would take for a formula. A figure with its sign is none. */
const FORMULA = /^[=+\-@]/;
const FIGURE = /^[+-]?[\d,]*\.?\d+%?$/;

/**
 * A text as the content of one cell: a tab or a line break would begin another one, and what looks like a formula is
 * marked as text. @reading R-203
 */
export function asCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(line.trimStart()) && !FIGURE.test(line.trim()) ? `'${line}` : line;
}
