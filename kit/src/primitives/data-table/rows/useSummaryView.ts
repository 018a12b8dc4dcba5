import { useId, useMemo, useState } from 'react';
import { createKeptViews, useSteady } from '../../../engines/prop-getters/index.ts';
import type { useDataTable } from '../behaviour/useDataTable.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { TableOptions } from '../types.ts';
import type { TableSummaryView, TableSumView } from '../viewTypes.ts';

/** After the head and the last row. */
const AFTER_ROWS = 2;

type Grid<Row> = Pick<ReturnType<typeof useDataTable<Row>>, 'scroller' | 'foot' | 'total' | 'activeStopOf' | 'moveTo'>;

/** View of the row of sums; null in a table without. @source forms §5 */
export function useSummaryView<Row>(
  { scroller, foot, total, activeStopOf, moveTo }: Grid<Row>,
  layout: RowLayout<Row>,
  { summary, messages }: Pick<TableOptions<Row>, 'summary' | 'messages'>,
): TableSummaryView<Row> | null {
  const idApart = useId();
  const [kept] = useState(() => createKeptViews<TableSummaryView<Row>>());
  const position = foot.summaryPosition;
  const onPress = useSteady((stop: number) => void (position !== null && moveTo(position, stop)));
  const totalWord = messages.total;
  const sums = useMemo(
    (): readonly TableSumView<Row>[] =>
      layout.columns.map((shown, place) => ({ shown, place, text: place === 0 ? totalWord : (summary?.(shown.column) ?? '') })),
    [layout, summary, totalWord],
  );
  if (position === null) return null;
  // It is drawn whether it is in the window or not; the window knows it while it has the keyboard.
  const slot = scroller.window.slots.indexOf(position);
  return kept.keep(0, {
    id: slot < 0 ? idApart : scroller.slotId(slot),
    slot: slot < 0 ? undefined : slot,
    layout,
    rowIndex: total === null ? undefined : total + AFTER_ROWS,
    sums,
    activeStop: layout.isOperated ? activeStopOf(position) : null,
    onPress,
  });
}
