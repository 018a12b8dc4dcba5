import { isEmptyCell } from '../../engines/input-rows/index.ts';
import { holds, problemOf } from './judge.ts';
import type { ProblemKind, Read, TableColumn } from './types.ts';

type Row = Readonly<Record<string, unknown>>;

/** Problem of a cell; rows count from 0. */
export interface TableCellProblem {
  readonly row: number;
  readonly column: TableColumn;
  readonly problem: ProblemKind;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;

/** Problem of a cell of a table. A blank is something, other than in a field of its own. @source forms §5 @reading R-624 */
export function tableCellProblem(column: TableColumn, row: Row): ProblemKind | null {
  const read: Read = (path) => row[path];
  if (column.kind === 'calculate') return null;
  if (column.shown !== undefined && !holds(column.shown, read)) return null;
  if (column.disabled !== undefined && holds(column.disabled, read)) return null;
  const { required } = column;
  const isRequired = typeof required === 'boolean' || required === undefined ? required === true : holds(required, read);
  const value = row[column.field];
  if (isEmptyCell(value)) return isRequired ? 'required' : null;
  return problemOf(column, value, false, read);
}

type Found = readonly Omit<TableCellProblem, 'row'>[];
const NONE: Found = [];
/** Rows are never changed, so each is judged once. */
const judged = new WeakMap<readonly TableColumn[], WeakMap<Row, Found>>();

function problemsOfRow(columns: readonly TableColumn[], row: Row): Found {
  const known = judged.get(columns) ?? new WeakMap<Row, Found>();
  judged.set(columns, known);
  const before = known.get(row);
  if (before) return before;
  const found = columns.flatMap((column) => {
    const problem = tableCellProblem(column, row);
    return problem === null ? [] : [{ column, problem }];
  });
  known.set(row, found.length === 0 ? NONE : found);
  return found;
}

/** Problems of the cells of a table, row by row, at most so many of them. */
export function tableProblems(columns: readonly TableColumn[], rows: unknown, most = Number.POSITIVE_INFINITY): TableCellProblem[] {
  const all: TableCellProblem[] = [];
  if (!Array.isArray(rows)) return all;
  for (let at = 0; at < rows.length && all.length < most; at += 1) {
    const row: unknown = rows[at];
    if (isRow(row)) for (const one of problemsOfRow(columns, row)) all.push({ ...one, row: at });
  }
  return all.slice(0, most);
}
