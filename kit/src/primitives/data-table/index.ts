export { DataTable } from './DataTable.tsx';
export { useLazyTree } from './useLazyTree.tsx';
export type { LazyTableProps } from './useLazyTree.tsx';
export type {
  Column,
  ColumnArrangement,
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
export { isOperation } from './columnView.ts';
export { preloadColumnModel } from './useColumnView.tsx';
export { preloadTableParts } from './useTableParts.ts';
