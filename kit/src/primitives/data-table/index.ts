export { DataTable } from './DataTable.tsx';
export type {
  Column,
  ColumnArrangement,
  DataTableProps,
  RowAction,
  Sort,
  TableList,
  TableMore,
  TableSelection,
  TableState,
  TableTree,
} from './types.ts';
export { isOperation } from './columnView.ts';
export { preloadColumnModel } from './useColumnView.tsx';
