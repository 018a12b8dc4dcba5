import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { BLANK } from '../columns/columns.ts';
import type { BranchMessages } from '../messageTypes.ts';
import type { Column, LazyTableTree, RowAction, TableBranch, TableData } from '../types.ts';
import { isWaiting, linesBelow, openBranches, waitingId } from './lazyTree.ts';
import type { Line } from './lazyTree.ts';
import { useAnnounceBranches } from './useAnnounceBranches.ts';

/** Facts of a table whose branches load, without sums: not all of its rows are here. `tree` is stable between renders. */
export type LazyTableData<Row> = Omit<TableData<Row>, 'summary' | 'tree'> & { readonly tree: LazyTableTree<Row> };

type WaitingCell = (branch: TableBranch, messages: BranchMessages) => ReactNode;

/** Options of `useLazyRows`. */
export type LazyRowsOptions<Row> = LazyTableData<Row> & {
  readonly messages: BranchMessages;
  /** Content of the first cell of a row that waits, or did not come. Stable. @defaultValue its words */
  readonly waitingCell?: WaitingCell;
};

const inWords: WaitingCell = ({ kind }, messages) => messages[kind];

/**
 * Facts of a table whose branches load when they are opened: a branch that is coming says so in a row below it, one that did not
 * come has a row with “Retry”, its first action. `useTable({ ...useLazyRows(options), messages })`
 */
export function useLazyRows<Row extends object>(options: LazyRowsOptions<Row>): TableData<Line<Row>> {
  const { messages: words, waitingCell = inWords, ...data } = options;
  const { rows, rowId, rowLabel, tree, columns, actions, selection } = data;
  const open = useMemo(() => openBranches(rows, tree, rowId), [rows, tree, rowId]);
  useAnnounceBranches(open, words);
  const hasFailed = [...open.values()].includes('failed');
  const refuse = selection?.canSelect;
  const onConfirm = selection?.onConfirm;
  const canSelect = useCallback(
    (line: Line<Row>) => (isWaiting(line) ? words[line.branch.kind] : (refuse?.(line) ?? null)),
    [refuse, words],
  );
  return {
    ...data,
    rowId: useCallback((line: Line<Row>) => (isWaiting(line) ? waitingId(line) : rowId(line)), [rowId]),
    rowLabel: useCallback((line: Line<Row>) => (isWaiting(line) ? words[line.branch.kind] : rowLabel(line)), [rowLabel, words]),
    columns: useMemo(
      () => columns.map((column, place) => lineColumn(column, place === 0 ? words : null, waitingCell)),
      [columns, words, waitingCell],
    ),
    tree: useMemo(() => ({ ...tree, childrenOf: (line: Line<Row>) => linesBelow(line, tree, rowId) }), [tree, rowId]),
    selection: selection && { ...selection, canSelect, onConfirm: onConfirm && ((line: Line<Row>) => !isWaiting(line) && onConfirm(line)) },
    actions: useMemo(() => (actions || hasFailed ? actionsOf(actions, words) : undefined), [actions, hasFailed, words]),
  };
}

function actionsOf<Row extends object>(actions: ((row: Row) => readonly RowAction[]) | undefined, words: BranchMessages) {
  return (line: Line<Row>): readonly RowAction[] => {
    if (!isWaiting(line)) return actions?.(line) ?? [];
    return line.branch.kind === 'failed' ? [{ id: 'retry', label: words.retry, run: line.branch.retry }] : [];
  };
}

/** A column that knows lines that wait: the first one says where the rows are, the others are blank. */
function lineColumn<Row extends object>(column: Column<Row>, words: BranchMessages | null, waitingCell: WaitingCell): Column<Line<Row>> {
  const { text, cell, figure, mark } = column;
  const own = (row: Row) => cell?.(row) ?? (text(row) || '—');
  return {
    ...column,
    text: (line) => (isWaiting(line) ? (words ? words[line.branch.kind] : BLANK) : text(line)),
    cell: cell || words ? (line) => (isWaiting(line) ? words && waitingCell(line.branch, words) : own(line)) : undefined,
    mark: mark && ((line, at) => (isWaiting(line) ? null : mark(line, at))),
    figure: figure && ((line) => (isWaiting(line) ? Number.NaN : figure(line))),
  };
}
