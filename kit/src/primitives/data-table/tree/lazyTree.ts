import type { LazyTableTree, TableBranch } from '../types.ts';

const WAITS = Symbol('waits');

/** The line below an open row while the rows below it are not here. */
export interface WaitingLine {
  readonly [WAITS]: string;
  readonly branch: TableBranch;
}

/** Lines of a tree whose branches load. */
export type Line<Row> = Row | WaitingLine;

export const isWaiting = <Row extends object>(line: Line<Row>): line is WaitingLine => WAITS in line;

/** Id of a line that waits: the same from asking to the answer, so that the keyboard stays on it. No record has it. */
export const waitingId = (line: WaitingLine): string => `\u0000${line[WAITS]}`;

/** Lines below a row: its rows, or the line that says where they are. */
export function linesBelow<Row extends object>(
  line: Line<Row>,
  { childrenOf, branchOf }: LazyTableTree<Row>,
  idOf: (row: Row) => string,
): readonly Line<Row>[] | null | undefined {
  if (isWaiting(line)) return null;
  const branch = branchOf(line);
  return branch ? [{ [WAITS]: idOf(line), branch }] : childrenOf(line);
}

/** A branch that is open: how many rows are below it, or why they are not. */
export type OpenBranch = TableBranch['kind'] | number;

/** Every open branch that a person can see, by the id of its row; one below itself is looked at once. */
export function openBranches<Row extends object>(
  rows: readonly Row[],
  tree: LazyTableTree<Row>,
  idOf: (row: Row) => string,
): ReadonlyMap<string, OpenBranch> {
  const found = new Map<string, OpenBranch>();
  const look = (siblings: readonly Row[]) => {
    for (const row of siblings) {
      const id = idOf(row);
      if (found.has(id) || !tree.expandedIds.has(id)) continue;
      const branch = tree.branchOf(row);
      const below = branch ? [] : (tree.childrenOf(row) ?? []);
      found.set(id, branch ? branch.kind : below.length);
      look(below);
    }
  };
  look(rows);
  return found;
}
