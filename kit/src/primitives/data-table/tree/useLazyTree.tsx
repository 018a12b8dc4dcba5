import { LoaderCircle, OctagonX } from 'lucide';
import { Icon } from '../../icon/index.ts';
import { useMessages } from '../../lingui/index.ts';
import type { PartsProps } from '../../parts/index.ts';
import { useLazyRows } from '../headless.ts';
import type { BranchMessages, LazyTableData } from '../headless.ts';
import { branchMessages } from '../messages.ts';
import type { DataTableProps, TableBranch, TablePart } from '../types.ts';
import { failed, spinner, waiting } from './LazyTree.css.ts';
import type { Line } from './lazyTree.ts';

/** Props of a table, without sums: not all of its rows are here. `tree` is stable between renders. */
export type LazyTableProps<Row> = LazyTableData<Row> & PartsProps<TablePart>;

/**
 * Props of a table whose branches load when they are opened: a branch that is coming says so in a row below it, one that did
 * not come has a row with “Retry”, its first action. `<DataTable {...useLazyTree(props)} />`
 */
export function useLazyTree<Row extends object>(props: LazyTableProps<Row>): DataTableProps<Line<Row>> {
  const { className, style, parts, ...data } = props;
  const rows = useLazyRows({ ...data, messages: useMessages(branchMessages), waitingCell });
  return { ...rows, className, style, ...(parts && { parts }) };
}

const waitingCell = ({ kind }: TableBranch, words: BranchMessages) => <Waiting kind={kind} words={words} />;

function Waiting({ kind, words }: { readonly kind: TableBranch['kind']; readonly words: BranchMessages }) {
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
