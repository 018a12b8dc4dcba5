export { DataTable } from './DataTable.tsx';
export { useLazyTree } from './tree/useLazyTree.tsx';
export type { LazyTableProps } from './tree/useLazyTree.tsx';
export type {
  CellMark,
  Column,
  ColumnEdge,
  ColumnSettings,
  DataTableProps,
  LazyTableTree,
  RowAction,
  TableBranch,
  Sort,
  TableList,
  TableMore,
  TableSelection,
  TableState,
  TableTree,
} from './types.ts';
export { AS_DECLARED, isOperation } from './columns/columnView.ts';
export { preloadColumnModel } from './columns/useColumnModel.ts';
export { preloadTableParts } from './parts/useOptionalTableRows.ts';
