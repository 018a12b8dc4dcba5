export { DataTable } from './DataTable.tsx';
export type { Column, DataTableProps, RowAction, Sort, TableSelection, TableState, TableTree } from './types.ts';
