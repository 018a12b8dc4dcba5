import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import type { ModelledColumns } from './ColumnModel.tsx';
import { declaredView, isArranged } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { DataTableProps } from './types.ts';

const columnModel = lazyPart(() => import('./ColumnModel.tsx').then((part) => part.ColumnModel));

/** Fetches what arranges columns ahead of the first table that needs it. */
export function preloadColumnModel(): void {
  columnModel.fetch().catch(() => undefined);
}

export interface ArrangedColumns<Row> {
  readonly view: ColumnView<Row>;
  /** Whether the columns have been arranged and what does it is not here yet. */
  readonly isPending: boolean;
  readonly resize: (columnId: string, widthPx: number) => void;
  /** To be rendered with the table; draws nothing. */
  readonly model: ReactNode;
}

/**
 * The columns as they are shown. As long as nobody arranges them they are as declared; the column model (TanStack Table)
 * is fetched when somebody has, and where it cannot be fetched the declared order stays.
 */
export function useColumnView<Row>({ columns, arrangement }: Pick<DataTableProps<Row>, 'columns' | 'arrangement'>): ArrangedColumns<Row> {
  const { t } = useLingui();
  const actionsWord = t`Actions`;
  const [isTaken, setIsTaken] = useState(false);
  const [modelled, setModelled] = useState<ModelledColumns<Row> | null>(null);
  const isAsked = isArranged(arrangement);
  const late = useLazyPart(columnModel, isAsked || isTaken);
  const waiting = useRef<(readonly [string, number])[]>([]);
  const declared = useMemo(() => declaredView(columns, actionsWord), [columns, actionsWord]);

  const onView = useCallback((view: ModelledColumns<Row>) => {
    setModelled(view);
    for (const [columnId, widthPx] of waiting.current.splice(0)) view.resize(columnId, widthPx);
  }, []);
  const resize = useCallback(
    (columnId: string, widthPx: number) => {
      setIsTaken(true);
      if (modelled) modelled.resize(columnId, widthPx);
      else waiting.current.push([columnId, widthPx]);
    },
    [modelled],
  );

  const isModelled = late.status === 'here' && (isAsked || isTaken || modelled !== null);
  // Columns of another list wait for their own model; the old ones could not read its rows.
  const isOfThese = modelled?.declared === columns;
  return {
    view: isOfThese ? modelled : declared,
    isPending: isAsked && !isOfThese && late.status !== 'failed',
    resize,
    model: isModelled ? <late.part columns={columns} arrangement={arrangement} actionsWord={actionsWord} onView={onView} /> : null,
  };
}
