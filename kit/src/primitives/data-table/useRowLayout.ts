import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { isOperation, shownColumns } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import { narrowColumns } from './columns.ts';
import type { Pin, RowLayout } from './rowLayout.ts';
import { pinProperty } from './tableGrid.ts';
import type { Column, DataTableProps } from './types.ts';

type LayoutAsk<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowLabel' | 'actions' | 'tree' | 'selection' | 'list'>;

/** What all rows share, the same object as long as nothing of it changes; widths are none of it. */
export function useRowLayout<Row>(props: LayoutAsk<Row>, view: ColumnView<Row>, isNarrow: boolean): RowLayout<Row> {
  const { columns, rowLabel, actions } = props;
  const { t } = useLingui();
  const { locale } = useKit();
  const isTree = Boolean(props.tree);
  const selection = props.selection ? (props.selection.mode ?? 'many') : null;
  const isNumbered = Boolean(props.list?.isNumbered);
  const { start, center, end } = view;
  return useMemo(() => {
    const lead = (selection ? 1 : 0) + (isNumbered ? 1 : 0);
    const firstStop = (selection === 'many' ? 1 : 0) + (isNumbered ? 1 : 0);
    const all = shownColumns({ start, center, end, widthsPx: {} });
    const pinOf = pins(start, end, Boolean(actions));
    return {
      columns: (isNarrow ? narrowColumns(all) : all).map((column) => ({
        column,
        colIndex: lead + all.findIndex(({ id }) => id === column.id) + 1,
        stop: firstStop + columns.findIndex(({ id }) => id === column.id),
        ...(isNarrow ? {} : pinOf(column)),
      })),
      colCount: lead + all.length + (actions ? 1 : 0),
      isNarrow,
      isTree,
      isOperated: isTree || selection !== null || Boolean(actions),
      selection,
      indexStop: isNumbered ? firstStop - 1 : null,
      isLeadPinned: start.length > 0 && !isNarrow,
      actionStop: firstStop + columns.length,
      areActionsEdge: end.length === 0,
      copied: all.filter((column) => !isOperation(column, t`Actions`)),
      rowLabel,
      actions,
      words: {
        select: (row) => t`Select ${row}`,
        actionsOf: (row) => t`Actions of ${row}`,
        comma: locale === 'en' ? ', ' : '，',
      },
    };
  }, [columns, start, center, end, rowLabel, actions, isTree, selection, isNumbered, isNarrow, locale, t]);
}

/** How each pinned column is held; nothing for the others. */
function pins<Row>(start: readonly Column<Row>[], end: readonly Column<Row>[], hasActions: boolean) {
  const held = new Map<Column<Row>, Pin>();
  start.forEach((column, place) => {
    const style = { insetInlineStart: `var(${pinProperty('start', place)})` };
    held.set(column, { side: 'start', isEdge: place === start.length - 1, style });
  });
  end.forEach((column, place) => {
    // Counted from the end, past a track without cells.
    const fromEnd = end.length - place + (hasActions ? 1 : 0);
    const style = { insetInlineEnd: `var(${pinProperty('end', place)})`, gridColumn: `${-fromEnd - 1} / ${-fromEnd}` };
    held.set(column, { side: 'end', isEdge: place === 0, style });
  });
  return (column: Column<Row>) => {
    const pin = held.get(column);
    return pin ? { pin } : {};
  };
}
