import { useEffect, useMemo, useState } from 'react';
import { systemClock } from '../../../engines/clock/index.ts';
import { useSteady } from '../../../engines/prop-getters/index.ts';
import { lazyPart, useLazyPart } from '../../lazy/headless.ts';
import { AS_DECLARED, declaredView, isAsDeclared } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { ColumnSettings, TableOptions } from '../types.ts';
import { useSettled } from './useSettled.ts';

/** A list is not kept from being read for longer than this: after it the declared columns are shown. @reading R-405 */
const WAITS_AT_MOST_MS = 1000;

const columnModel = lazyPart(() => import('./columnModel.ts').then((part) => part.modelColumns));

/** Fetches what arranges columns ahead of the first table whose columns somebody has set. */
export function preloadColumnModel(): void {
  columnModel.fetch().catch(() => undefined);
}

/** Changes the width of a column: while it is dragged, for good, or back to what it was. */
export type Resize = (columnId: string, widthPx: number, phase: 'moving' | 'done' | 'cancelled') => void;

export interface ShownColumns<Row> {
  readonly view: ColumnView<Row>;
  /** True for a moment at first, while somebody has set the columns and what arranges them is not here yet. */
  readonly isPending: boolean;
  /** True where a person can change widths, once the page has settled. */
  readonly isResizable: boolean;
  readonly resize: Resize;
}

type ModelProps<Row> = Pick<TableOptions<Row>, 'columns' | 'columnSettings' | 'initialColumnSettings' | 'onColumnsChange' | 'messages'>;

/**
 * Columns as they are shown. As long as nobody has set them they are as declared; the column model (TanStack Table) is
 * fetched when somebody has, or is about to, and where it cannot be fetched the declared order stays.
 */
export function useColumnModel<Row>(props: ModelProps<Row>): ShownColumns<Row> {
  const { columns, columnSettings, initialColumnSettings, onColumnsChange, messages } = props;
  const actionsWord = messages.actions;
  const [own, setOwn] = useState(initialColumnSettings ?? AS_DECLARED);
  /** Width of the column that is being dragged, which nobody is told of before it is let go. */
  const [dragged, setDragged] = useState<ColumnSettings['widthsPx'] | null>(null);
  const settings = columnSettings ?? own;
  const shownSettings = useMemo(
    () => (dragged ? { ...settings, widthsPx: { ...settings.widthsPx, ...dragged } } : settings),
    [settings, dragged],
  );
  /** Rows that have been shown are never taken away for columns that were set meanwhile. */
  const [wasSetAtFirst] = useState(() => !isAsDeclared(settings));
  const [isOverdue, setIsOverdue] = useState(false);
  const isResizable = useSettled(Boolean(onColumnsChange ?? initialColumnSettings));
  useEffect(() => {
    if (isResizable) preloadColumnModel();
  }, [isResizable]);

  const isWanted = !isAsDeclared(shownSettings);
  const late = useLazyPart(columnModel, isWanted);
  const model = isWanted && late.status === 'here' ? late.part : null;
  const modelled = useMemo(() => model?.(columns, shownSettings, actionsWord), [model, columns, shownSettings, actionsWord]);
  const declared = useMemo(() => declaredView(columns, actionsWord), [columns, actionsWord]);
  const isPending = wasSetAtFirst && isWanted && !model && !dragged && !isOverdue && late.status !== 'failed';
  useEffect(() => (isPending ? systemClock.after(WAITS_AT_MOST_MS, () => setIsOverdue(true)) : undefined), [isPending]);

  const resize = useSteady<Parameters<Resize>, void>((columnId, widthPx, phase) => {
    setDragged(phase === 'moving' ? { [columnId]: widthPx } : null);
    if (phase !== 'done') return;
    const next = { ...settings, widthsPx: { ...settings.widthsPx, [columnId]: Math.round(widthPx) } };
    if (!columnSettings) setOwn(next);
    onColumnsChange?.(next);
  });
  return {
    view: modelled ?? declared,
    isPending,
    isResizable,
    resize,
  };
}
