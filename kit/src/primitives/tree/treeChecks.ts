import type { CheckState, CheckedNodes } from '../../engines/row-core/index.ts';
import type { LaidOut, FullTree } from './layOutTree.ts';
import type { TreeChecks } from './types.ts';

/** States of the checkboxes and effects of pressing them, for the rows that are shown. */
export interface RowChecks {
  readonly stateOf: (row: number) => CheckState;
  /** Presses the checkbox of a row. While a filter stands, only what it shows below the row is changed. @reading R-197 */
  readonly toggle: (row: number) => void;
  /** Checks some rows, each with what is shown below it. */
  readonly check: (rows: readonly number[]) => void;
}

/** Undefined for a tree without checkboxes. */
export function treeChecks<N>(whole: FullTree<N>, shown: LaidOut<N>, checks: TreeChecks | undefined): RowChecks | undefined {
  if (!checks) return undefined;
  const { value, onChange } = checks;
  const { cascadeFor, checkStateOf, isFull, setChecked, setLeaves, toggleChecked, withCascade } = value.cascading;
  const { tree, disabledRows } = whole;
  const isWhole = shown.tree === tree;
  const cascade = value.count > 0 ? cascadeFor(tree, value, disabledRows) : null;
  const isDisabled = (row: number) => Boolean(shown.shown(row).disabledReason);
  const change = (next: Parameters<CheckedNodes['cascading']['withCascade']>[3]) => onChange(withCascade(tree, value, disabledRows, next));

  /** Leaves of the whole tree that are shown at or below a row. */
  function leavesShown(row: number): number[] {
    const leaves: number[] = [];
    for (let below = row; below < shown.tree.subtreeEnd(row); below += 1)
      if (!shown.tree.hasChildren(below)) leaves.push(shown.sourceRow(below));
    return leaves;
  }

  return {
    stateOf: (row) => (cascade ? checkStateOf(cascade, shown.sourceRow(row)) : 'none'),
    toggle(row) {
      if (isDisabled(row)) return;
      if (isWhole) return change((now) => toggleChecked(tree, now, row));
      const leaves = leavesShown(row);
      change((now) => setLeaves(tree, now, leaves, !isFull(tree, now, leaves)));
    },
    check(rows) {
      const free = rows.filter((row) => !isDisabled(row));
      if (isWhole) change((now) => free.reduce((before, row) => setChecked(tree, before, row, true), now));
      else change((now) => setLeaves(tree, now, free.flatMap(leavesShown), true));
    },
  };
}
