export { DataTable } from './DataTable.tsx';
export { useArrowIntoRows } from './useArrowIntoRows.ts';
export { useLazyTree } from './useLazyTree.tsx';
export type { LazyTableProps } from './useLazyTree.tsx';
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
export { AS_DECLARED, isOperation } from './columnView.ts';
export { preloadColumnModel } from './useColumnModel.tsx';
export { preloadTableParts } from './useTableParts.ts';
