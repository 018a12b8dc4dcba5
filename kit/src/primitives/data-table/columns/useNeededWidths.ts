import { useMemo, useState } from 'react';
import type { ColumnView } from './columnView.ts';
import { SAMPLED_ROWS, sampledRows } from './columns.ts';
import { isFitted, neededPx } from './neededWidths.ts';
import type { TableData } from '../types.ts';

type Widths = Readonly<Record<string, number>>;
type Ask<Row> = Pick<TableData<Row>, 'columns' | 'rows' | 'rowId' | 'tree' | 'summary'>;

/** Widths one list has needed so far: nothing gets narrower while its pages are turned. */
interface Needed<Row> {
  readonly columns: Ask<Row>['columns'];
  readonly widths: Widths;
}

/** The columns with the widths that their headers and rows need, the same object as long as none needs more. */
export function useNeededWidths<Row>({ columns, rows, rowId, tree, summary }: Ask<Row>, view: ColumnView<Row>): ColumnView<Row> {
  const childrenOf = tree?.childrenOf;
  const expandedIds = tree?.expandedIds;
  const [kept, setKept] = useState<Needed<Row> | null>(null);
  const before = kept?.columns === columns ? kept.widths : null;
  const widths = useMemo(() => {
    const sample = sampledRows(rows, childrenOf && ((row) => (expandedIds?.has(rowId(row)) ? childrenOf(row) : null)), SAMPLED_ROWS);
    const fitted = sample.length ? columns.filter(isFitted) : [];
    const wider = fitted
      .map((column) => [column.id, neededPx(column, sample, summary?.(column))] as const)
      .filter(([id, px]) => px > (before?.[id] ?? 0));
    return wider.length ? { ...before, ...Object.fromEntries(wider) } : before;
  }, [columns, rows, rowId, childrenOf, expandedIds, summary, before]);
  if (widths !== null && widths !== before) setKept({ columns, widths });
  return useMemo(() => (widths ? { ...view, needsPx: widths } : view), [view, widths]);
}
