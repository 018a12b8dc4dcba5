import type { PartLooks } from '../../parts/index.ts';
import type { TableCellView, TableRowView } from '../headless.ts';
import { noValue } from '../look/DataTable.css.ts';
import type { TablePart } from '../types.ts';

export interface CellsProps<Row> {
  readonly view: TableRowView<Row>;
  readonly parts: PartLooks<TablePart> | undefined;
}

/** A cell of a column. */
export type ColumnCell<Row> = Extract<TableCellView<Row>, { readonly kind: 'cell' }>;

/** Content of a cell: its node, its text, or a dash for no value. */
export const cellContent = <Row,>({ column, content }: ColumnCell<Row>) =>
  column.cell ? content : content || <span className={noValue}>—</span>;
