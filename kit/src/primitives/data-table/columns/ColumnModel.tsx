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
import type { Column, ColumnSettings } from '../types.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './widths.ts';

/** The part of TanStack Table that is used: columns and their state. No row model: rows never pass through it. */
const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
const NO_ROWS: readonly object[] = [];

/** Columns as the model shows them. */
export interface ModelledColumns<Row> extends ColumnView<Row> {
  /** Declarations this was made of. */
  readonly declared: readonly Column<Row>[];
}

interface ColumnModelProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly settings: ColumnSettings;
  /** Word by which operation columns are known. */
  readonly actionsWord: string;
  /** Called before the browser paints, whenever the columns shown change. */
  readonly onView: (view: ModelledColumns<Row>) => void;
}

/** Column model of a table: order, visibility, pinning and sizes by TanStack Table. Draws nothing. Fetched when somebody has set columns. */
export function ColumnModel<Row>({ columns, settings, actionsWord, onView }: ColumnModelProps<Row>) {
  const definitions = useMemo(() => columns.map(({ id }) => ({ id, minSize: MIN_WIDTH_PX, maxSize: MAX_WIDTH_PX })), [columns]);
  const state = useMemo(
    () => ({
      columnOrder: [...settings.order],
      columnVisibility: Object.fromEntries(settings.hidden.map((id) => [id, false])),
      columnPinning: pinnedIds(columns, settings, actionsWord),
      columnSizing: { ...settings.widthsPx },
    }),
    [columns, settings, actionsWord],
  );
  const table = useTable(useMemo(() => ({ features, data: NO_ROWS, columns: definitions, state }), [definitions, state]));

  const view = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = (leaves: readonly { readonly id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
    const sized = table.getAllLeafColumns().filter(({ id }) => state.columnSizing[id] !== undefined);
    return {
      declared: columns,
      start: shown(table.getStartVisibleLeafColumns()),
      center: shown(table.getCenterVisibleLeafColumns()),
      end: shown(table.getEndVisibleLeafColumns()),
      widthsPx: Object.fromEntries(sized.map((leaf) => [leaf.id, leaf.getSize()])),
    };
  }, [table, columns, state]);
  useLayoutEffect(() => onView(view), [view, onView]);
  return null;
}
