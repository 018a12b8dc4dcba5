export {
  actionCellProps,
  actionProps,
  actionsOf,
  cellProps,
  cellsOf,
  checkCellProps,
  checkProps,
  rowProps,
  toggleProps,
} from './cells/rowProps.ts';
export { isOperation } from './columns/columnView.ts';
export { useColumnEdge } from './columns/useColumnEdge.ts';
export type { ColumnEdgeOptions } from './columns/useColumnEdge.ts';
export { preloadColumnModel } from './columns/useColumnModel.ts';
export { moreButtonProps, moreCellProps, moreRowProps, moreTextProps, sumProps, summaryRowProps } from './rows/footProps.ts';
export { useLazyRows } from './tree/useLazyRows.ts';
export type { LazyRowsOptions, LazyTableData } from './tree/useLazyRows.ts';
export type { Line } from './tree/lazyTree.ts';
export { useTable } from './useTable.ts';
export { checkAllProps, headProps, sortProps } from './view/headProps.ts';
export type { BranchMessages, MoreMessages, TableMessages } from './messageTypes.ts';
export type {
  Column,
  ColumnEdge,
  ColumnSettings,
  ColumnWidth,
  LazyTableTree,
  RowAction,
  Sort,
  TableBranch,
  TableData,
  TableList,
  TableMore,
  TableOptions,
  TableSelection,
  TableState,
  TableTree,
} from './types.ts';
export type {
  TableActionView,
  TableCellView,
  TableHeadView,
  TableMoreView,
  TableRowView,
  TableSumView,
  TableSummaryView,
} from './viewTypes.ts';
