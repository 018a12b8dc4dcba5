import { useLingui } from '@lingui/react/macro';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { AS_DECLARED, pinnedIds } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { DataTableProps } from './types.ts';
import { useStable } from './useStable.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './widths.ts';

/** The part of TanStack Table that is used: columns and their state. No row model: rows never pass through it. */
const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
const NO_ROWS: readonly object[] = [];

/** Changes the width of a column: while it is dragged, for good, or back to what it was. */
export type Resize = (columnId: string, widthPx: number, phase: 'moving' | 'done' | 'cancelled') => void;

export interface ColumnModel<Row> {
  readonly view: ColumnView<Row>;
  /** True when a person can change widths. */
  readonly isResizable: boolean;
  readonly resize: Resize;
}

type ModelProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'columnSettings' | 'initialColumnSettings' | 'onColumnsChange'>;

/** Columns as they are shown: order, visibility, pinning and sizes are TanStack Table's, from what a person has made of them. */
export function useColumnModel<Row>(props: ModelProps<Row>): ColumnModel<Row> {
  const { columns, columnSettings, initialColumnSettings, onColumnsChange } = props;
  const { t } = useLingui();
  const actionsWord = t`Actions`;
  const [own, setOwn] = useState(initialColumnSettings ?? AS_DECLARED);
  /** Width of the column that is being dragged, which nobody is told of before it is let go. */
  const [dragged, setDragged] = useState<Readonly<Record<string, number>> | null>(null);
  const settings = columnSettings ?? own;
  const { order, hidden, widthsPx } = settings;

  const change = useStable((sizes: Readonly<Record<string, number>>) => {
    const next = { ...settings, widthsPx: sizes };
    if (!columnSettings) setOwn(next);
    onColumnsChange?.(next);
  });
  const definitions = useMemo(() => columns.map(({ id }) => ({ id, minSize: MIN_WIDTH_PX, maxSize: MAX_WIDTH_PX })), [columns]);
  const options = useMemo(
    () => ({
      features,
      data: NO_ROWS,
      columns: definitions,
      state: {
        columnOrder: [...order],
        columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
        columnPinning: pinnedIds(columns, settings, actionsWord),
        columnSizing: { ...widthsPx, ...dragged },
      },
      onColumnSizingChange: (next: Sizing | ((sizes: Sizing) => Sizing)) =>
        change(typeof next === 'function' ? next({ ...widthsPx }) : next),
    }),
    [definitions, columns, settings, order, hidden, widthsPx, dragged, actionsWord, change],
  );
  const table = useTable(options);

  const view = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = (leaves: readonly { readonly id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
    const sized = table.getAllLeafColumns().filter(({ id }) => options.state.columnSizing[id] !== undefined);
    return {
      start: shown(table.getStartVisibleLeafColumns()),
      center: shown(table.getCenterVisibleLeafColumns()),
      end: shown(table.getEndVisibleLeafColumns()),
      widthsPx: Object.fromEntries(sized.map((leaf) => [leaf.id, leaf.getSize()])),
    };
  }, [table, options, columns]);

  const resize = useStable<Parameters<Resize>>((columnId, widthPx, phase) => {
    setDragged(phase === 'moving' ? { [columnId]: widthPx } : null);
    if (phase === 'done') table.setColumnSizing((sizes) => ({ ...sizes, [columnId]: Math.round(widthPx) }));
  });
  return { view, isResizable: Boolean(onColumnsChange ?? initialColumnSettings), resize };
}

type Sizing = Record<string, number>;
