import type { SheetFacts } from '../../engines/sheet-check/index.ts';
import { tableOfText } from '../../engines/table-text/index.ts';
import { matchedHeadings } from './headings.ts';
import { sheetOf } from './sheet.ts';
import type { SheetLine } from './sheet.ts';
import type { ImportCheck, ImportColumn, ImportHead, ImportPreview, ImportValues, RefusedRow } from './types.ts';
import type { CheckedFile } from './wizard.ts';

/** Lines of a file as the server has read it. */
export function linesOf({ rows, notes, existing, ...read }: ImportPreview, { rowCount, numbers: inFile }: CheckedFile, check: ImportCheck) {
  // Rows of sub-tables are no rows of their own: then the file alone does not say which belong together.
  const numbers = read.numbers ?? (rows.length === rowCount ? inFile : undefined);
  return sheetOf(rows, check, notes, numbers, existing);
}

/** Facts of a file that was judged, as the wizard keeps them. */
export function checkedOf(file: File, { rows, cells, flagged, sheet, headings }: SheetFacts, head: ImportHead | undefined): CheckedFile {
  const numbers = cells?.map(({ number }) => number);
  return {
    file,
    rowCount: rows.length,
    flagged: flagged.map((at) => numbers?.[at - 1] ?? at),
    ...(numbers && { numbers }),
    ...(sheet && { sheet }),
    ...(head && headings && { headings: matchedHeadings(head, headings) }),
  };
}

/** Texts of a line without the numbers rows of its sub-tables have in the file. */
const plainTexts = (values: ImportValues, tables: readonly string[]): ImportValues => ({
  ...values,
  ...Object.fromEntries(tables.map((id) => [id, JSON.stringify(tableOfText(values[id] ?? '').rows.map((row) => row.values))])),
});

/** Refused lines with the numbers they had, found by their values: servers name no numbers. Equal lines are told apart by their order. */
export function numbered(
  sent: readonly SheetLine[],
  refused: readonly RefusedRow[],
  columns: readonly ImportColumn[],
): (RefusedRow & Pick<SheetLine, 'number' | 'isThere'>)[] {
  const tables = columns.flatMap(({ id, rows }) => (rows ? [id] : []));
  const left = sent.map((line) => ({ line, texts: plainTexts(line.values, tables) }));
  return refused.map((row) => {
    const own = plainTexts(row.values, tables);
    const at = left.findIndex(({ texts }) => Object.entries(texts).every(([id, text]) => text === (own[id] ?? '')));
    const line = at === -1 ? undefined : left.splice(at, 1)[0]?.line;
    if (!line) return { ...row, number: 0 };
    const kept = Object.fromEntries(tables.map((id) => [id, line.values[id] ?? '']));
    return { ...row, values: { ...row.values, ...kept }, number: line.number, ...(line.isThere && { isThere: true }) };
  });
}
