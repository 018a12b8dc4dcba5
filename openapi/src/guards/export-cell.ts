/** Beginnings a spreadsheet program would work out, full-width signs included. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Text of a cell that is handed out: one that begins like a formula gets an apostrophe first, every other
 * one stays as it is. Figures are given as numbers and need none of this.
 * @source forms §8
 */
export const exportCell = (text: string): string => (BEGINS_A_FORMULA.test(text) ? `'${text}` : text);

/** The same in a file of comma separated values: quoted where a comma, a quotation mark or a line break stands in it. @source forms §8 */
export function exportCsvCell(text: string): string {
  const cell = exportCell(text);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
