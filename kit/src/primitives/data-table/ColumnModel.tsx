import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useLayoutEffect, useMemo } from 'react';
import { pinnedIds } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './widths.ts';
import type { Column, ColumnArrangement } from './types.ts';

/** What is used of TanStack Table: the columns and their state. No row model: rows never pass through it. */
const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
const NO_ROWS: readonly object[] = [];
const NO_IDS: readonly string[] = [];

/** The columns shown, and how a person sets a width. */
export interface ModelledColumns<Row> extends ColumnView<Row> {
  /** The declarations this was made of. */
  readonly declared: readonly Column<Row>[];
  readonly resize: (columnId: string, widthPx: number) => void;
}

interface ColumnModelProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly arrangement: ColumnArrangement | undefined;
  /** The word by which operation columns are known. */
  readonly actionsWord: string;
  /** Called before the browser paints, whenever the columns shown change. */
  readonly onView: (view: ModelledColumns<Row>) => void;
}

/**
 * The column model of a table: order, visibility, pinning as asked for, sizes its own. Draws nothing.
 * Fetched when a person has arranged the columns or takes hold of a separator.
 */
export function ColumnModel<Row>({ columns, arrangement, actionsWord, onView }: ColumnModelProps<Row>) {
  const order = arrangement?.order ?? NO_IDS;
  const hiddenIds = arrangement?.hiddenIds ?? NO_IDS;
  const options = useMemo(
    () => ({
      features,
      data: NO_ROWS,
      columns: columns.map(({ id }) => ({ id, minSize: MIN_WIDTH_PX, maxSize: MAX_WIDTH_PX })),
      state: {
        columnOrder: [...order],
        columnVisibility: Object.fromEntries(hiddenIds.map((id) => [id, false])),
        columnPinning: pinnedIds(columns, order, actionsWord),
      },
    }),
    [columns, order, hiddenIds, actionsWord],
  );
  const table = useTable(options);
  const { columnSizing } = table.state;

  const view = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = (leaves: readonly { readonly id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
    return {
      declared: columns,
      start: shown(table.getStartVisibleLeafColumns()),
      center: shown(table.getCenterVisibleLeafColumns()),
      end: shown(table.getEndVisibleLeafColumns()),
      widthsPx: Object.fromEntries(Object.keys(columnSizing).map((id) => [id, table.getColumn(id)?.getSize() ?? MIN_WIDTH_PX])),
      resize: (columnId: string, widthPx: number) => table.setColumnSizing((sizes) => ({ ...sizes, [columnId]: Math.round(widthPx) })),
    };
  }, [table, columns, columnSizing]);
  useLayoutEffect(() => onView(view), [view, onView]);
  return null;
}
