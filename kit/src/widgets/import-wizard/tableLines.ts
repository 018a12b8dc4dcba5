import { tableOfText, textOfTable } from '../../engines/table-text/index.ts';
import { valueAt } from './sheet.ts';
import type { SheetLine } from './sheet.ts';
import type { ImportCheck, ImportProblem } from './types.ts';

const inTable = (problems: readonly ImportProblem[], columnId: string, row: number): readonly ImportProblem[] =>
  problems.flatMap((problem) =>
    problem.columnId === columnId && problem.cell?.row === row ? [{ columnId: problem.cell.columnId, message: problem.cell.message }] : [],
  );

/** Rows of a sub-table as lines of a sheet of their own, with the problems of their cells. @reading R-228 */
export const tableLinesOf = (line: SheetLine | undefined, columnId: string): readonly SheetLine[] =>
  tableOfText(valueAt(line, columnId)).rows.map(({ number, values }, row) => ({
    number,
    values,
    serverProblems: inTable(line?.serverProblems ?? [], columnId, row),
    problems: inTable(line?.problems ?? [], columnId, row),
  }));

/** The line with these rows in its sub-table; what the server found wrong in them stays with cells that were not changed. */
export function withTableLines(line: SheetLine, columnId: string, lines: readonly SheetLine[]): SheetLine {
  const before = tableOfText(valueAt(line, columnId));
  const rows = lines.map(({ number, values }) => ({ number, values }));
  const kept = lines.flatMap(({ number, serverProblems }, row) =>
    line.serverProblems.flatMap((problem) => {
      const { cell } = problem;
      if (!cell || problem.columnId !== columnId || before.rows[cell.row]?.number !== number) return [];
      return serverProblems.some((one) => one.columnId === cell.columnId) ? [{ ...problem, cell: { ...cell, row } }] : [];
    }),
  );
  return {
    ...line,
    values: { ...line.values, [columnId]: textOfTable({ ...before, rows }) },
    serverProblems: [...line.serverProblems.filter((problem) => problem.columnId !== null && problem.columnId !== columnId), ...kept],
  };
}

/** Check of the rows of a sub-table by that of the sheet their line stands in. */
export const tableCheck =
  (line: SheetLine, columnId: string, check: ImportCheck): ImportCheck =>
  (rows, numbers) => {
    const { isInSheet } = tableOfText(valueAt(line, columnId));
    const table = { isInSheet, rows: rows.map((values, at) => ({ number: numbers[at] ?? at + 1, values })) };
    const [found = []] = check([{ ...line.values, [columnId]: textOfTable(table) }], [line.number], [line.isThere === true]);
    return rows.map((_, row) => inTable(found, columnId, row));
  };
