import { groupBy } from '../../../core/group.ts';

/** A line of SQLite's own account of how it will run a query. */
export interface PlanRow {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

const ROOT = 0;
/** A single row, or a search by the key every demo table has. */
const ONE_ROW = /^SCAN CONSTANT ROW|^SEARCH .+ USING (COVERING )?INDEX sqlite_autoindex_\w+ \(id=\?\)/u;
const VALUES_ROWS = /(\d+)-ROW VALUES/u;

const isLoop = ({ detail }: PlanRow): boolean => /^(SCAN|SEARCH)\b/u.test(detail);
const isPerRow = ({ detail }: PlanRow): boolean => detail.startsWith('CORRELATED');
const isMaterial = ({ detail }: PlanRow): boolean => /^(MATERIALIZE|CO-ROUTINE)\b/u.test(detail);

/**
 * Largest number of rows a query visits, from its plan and the rows of the largest table. Node's SQLite has no way to stop
 * a statement that does not return, so what could take long is not begun.
 */
export function workOf(plan: readonly PlanRow[], largestTable: number): number {
  const byParent = groupBy(plan, (row) => row.parent);
  const childrenOf = (id: number): readonly PlanRow[] => byParent.get(id) ?? [];
  const rowsOf = ({ detail }: PlanRow, others: number): number => {
    if (ONE_ROW.test(detail)) return 1;
    const listed = VALUES_ROWS.exec(detail)?.[1];
    return listed === undefined ? Math.max(largestTable, others) : Number(listed);
  };
  const loops = (id: number, others: number): number =>
    childrenOf(id)
      .filter(isLoop)
      .reduce((product, row) => product * rowsOf(row, others), 1);
  const sizeOf = (id: number): number =>
    loops(id, 1) +
    sum(
      childrenOf(id)
        .filter((row) => !isLoop(row))
        .map((row) => sizeOf(row.id)),
    );
  const workBelow = (id: number, others: number): number => {
    const parts = childrenOf(id).filter((row) => !isLoop(row));
    // Whatever it reads, a subquery does not read itself.
    const workOfPart = (row: PlanRow): number => workBelow(row.id, isMaterial(row) ? others / sizeOf(row.id) : others);
    const perRow = sum(parts.filter(isPerRow).map(workOfPart));
    return loops(id, others) * (1 + perRow) + sum(parts.filter((row) => !isPerRow(row)).map(workOfPart));
  };
  // A plan does not say which subquery a scan reads, so each may read the product of all of them.
  const all = plan.filter(isMaterial).reduce((product, row) => product * sizeOf(row.id), 1);
  return workBelow(ROOT, all);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
