import { LoaderCircle, OctagonX } from 'lucide';
import { useCallback, useMemo } from 'react';
import { Icon } from '../../icon/index.ts';
import { useMessages } from '../../lingui/index.ts';
import { branchMessages } from '../messages.ts';
import type { BranchMessages } from '../messageTypes.ts';
import { failed, spinner, waiting } from './LazyTree.css.ts';
import { BLANK } from '../columns/columns.ts';
import { isWaiting, linesBelow, openBranches, waitingId } from './lazyTree.ts';
import type { Line } from './lazyTree.ts';
import type { Column, DataTableProps, LazyTableTree, RowAction, TableBranch } from '../types.ts';
import { useAnnounceBranches } from './useAnnounceBranches.ts';

/** Props of a table, without sums: not all of its rows are here. `tree` is stable between renders. */
export type LazyTableProps<Row> = Omit<DataTableProps<Row>, 'summary' | 'tree'> & { readonly tree: LazyTableTree<Row> };

type Words = BranchMessages;

/**
 * Props of a table whose branches load when they are opened: a branch that is coming says so in a row below it, one that did
 * not come has a row with “Retry”, its first action. `<DataTable {...useLazyTree(props)} />`
 */
export function useLazyTree<Row extends object>(props: LazyTableProps<Row>): DataTableProps<Line<Row>> {
  const { rows, rowId, rowLabel, tree, columns, actions, selection } = props;
  const words: Words = useMessages(branchMessages);
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
    ...props,
    rowId: useCallback((line: Line<Row>) => (isWaiting(line) ? waitingId(line) : rowId(line)), [rowId]),
    rowLabel: useCallback((line: Line<Row>) => (isWaiting(line) ? words[line.branch.kind] : rowLabel(line)), [rowLabel, words]),
    columns: useMemo(() => columns.map((column, place) => lineColumn(column, place === 0 ? words : null)), [columns, words]),
    tree: useMemo(() => ({ ...tree, childrenOf: (line: Line<Row>) => linesBelow(line, tree, rowId) }), [tree, rowId]),
    selection: selection && { ...selection, canSelect, onConfirm: onConfirm && ((line: Line<Row>) => !isWaiting(line) && onConfirm(line)) },
    actions: useMemo(() => (actions || hasFailed ? actionsOf(actions, words) : undefined), [actions, hasFailed, words]),
  };
}

function actionsOf<Row extends object>(actions: ((row: Row) => readonly RowAction[]) | undefined, words: Words) {
  return (line: Line<Row>): readonly RowAction[] => {
    if (!isWaiting(line)) return actions?.(line) ?? [];
    return line.branch.kind === 'failed' ? [{ id: 'retry', label: words.retry, run: line.branch.retry }] : [];
  };
}

/** A column that knows lines that wait: the first one says where the rows are, the others are blank. */
function lineColumn<Row extends object>(column: Column<Row>, words: Words | null): Column<Line<Row>> {
  const { text, cell, figure, mark } = column;
  const own = (row: Row) => cell?.(row) ?? (text(row) || '—');
  return {
    ...column,
    text: (line) => (isWaiting(line) ? (words ? words[line.branch.kind] : BLANK) : text(line)),
    cell: cell || words ? (line) => (isWaiting(line) ? words && <Waiting kind={line.branch.kind} words={words} /> : own(line)) : undefined,
    mark: mark && ((line, at) => (isWaiting(line) ? null : mark(line, at))),
    figure: figure && ((line) => (isWaiting(line) ? Number.NaN : figure(line))),
  };
}

function Waiting({ kind, words }: { readonly kind: TableBranch['kind']; readonly words: Words }) {
  const hasFailed = kind === 'failed';
  return (
    <span className={hasFailed ? failed : waiting}>
      <span className={hasFailed ? undefined : spinner}>
        <Icon of={hasFailed ? OctagonX : LoaderCircle} size="s" />
      </span>
      {words[kind]}
    </span>
  );
}
