import { cellText, columnValue } from '../../../engines/data-rows/index.ts';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import type { Column } from '../../data-table/headless.ts';
import { tableColumns } from './interfaceSource.ts';
import type { RowsConfig } from '../types.ts';

/** A column that shares the room with the others is at least this wide; a table with many scrolls sideways. */
const LEAST_PX = 120;
/** Columns that the two-line row of narrow screens has room for. */
const NARROW_COLUMNS = 4;

/** The table's columns. Everything at once can be sorted here; one page of many cannot. */
export function pickColumns(config: RowsConfig): readonly Column<DataNode>[] {
  return tableColumns(config).map(({ value, label }, at) => ({
    id: value,
    header: label,
    text: ({ record }: DataNode) => cellText(columnValue(record, value)),
    width: { flex: at === 0 ? 3 : 2, minPx: LEAST_PX },
    narrow: at === 0 ? 'title' : at < NARROW_COLUMNS ? 'meta' : 'hidden',
    ...(config.hasPage ? {} : { sort: 'text' as const }),
  }));
}
