import type { ReactNode } from 'react';
import type { PartLooks } from '../../parts/index.ts';
import type { TableRowView } from '../headless.ts';
import { noValue } from '../look/DataTable.css.ts';
import type { TablePart } from '../types.ts';

export interface CellsProps<Row> {
  readonly view: TableRowView<Row>;
  readonly parts: PartLooks<TablePart> | undefined;
}

/** Content of a cell: its node, its text, or a dash for no value. */
export const orDash = (content: ReactNode) => (content === '' ? <span className={noValue}>—</span> : content);
