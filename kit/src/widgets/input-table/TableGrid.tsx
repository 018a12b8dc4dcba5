/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { FigureGrowthProvider } from '../../primitives/figure/index.ts';
import { useTextLang } from '../../primitives/data-text/index.ts';
import { memo, useMemo } from 'react';
import type { CSSProperties, Ref } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { GridRow } from './GridRow.tsx';
import { SumsRow } from './SumsRow.tsx';
import type { TableModel } from './tableModel.ts';
import type { InputColumn } from './types.ts';
import { useFigureWidths } from './useFigureWidths.ts';
import { useGridInput } from './useGridInput.ts';
import type { GridHands } from './useGridInput.ts';
import * as css from './InputTable.css.ts';

interface TableGridProps {
  readonly table: TableModel;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  /** Lines of room in each row for what is wrong in it. */
  readonly problemLines: number;
  readonly isReadOnly: boolean;
  readonly handsRef: Ref<GridHands>;
  readonly onRemove: (at: number) => void;
  readonly onLeave: (() => void) | undefined;
  /** As they are now; the table hears of new ones after this drawing. */
  readonly columns: readonly InputColumn[];
}

/** Head and sums. */
const BESIDE_ROWS = 2;
const LEAD_PX = 72;

/** The table as a grid of cells: one stop of Tab, arrows between cells, keys that edit. */
export const TableGrid = memo(function TableGrid(props: TableGridProps) {
  const { table, columns, labelId, describedBy, problemLines, isReadOnly, onRemove } = props;
  const { t } = useLingui();
  const langOf = useTextLang('either');
  const place = useExternalStore(table.subscribePlace, table.place);
  const ids = useExternalStore(table.store.subscribeIds, table.store.ids);
  const { hasSums, canAdd, isEditable } = table.facts();
  const { scroller, handlers } = useGridInput(props, place, ids.length);
  const { regionRef, rowsRef, probeRef, window, rowPx, slotId } = scroller;
  const { neededPx, onFigureCut } = useFigureWidths(columns);
  const style = useMemo((): CSSProperties => {
    const leastPx = columns.map(({ id, minPx }) => Math.max(minPx, neededPx[id] ?? 0));
    return {
      [css.COLUMNS]: `${LEAD_PX}px ${columns.map(({ flex }, at) => `minmax(${leastPx[at]}px, ${flex}fr)`).join(' ')}`,
      [css.LEAST]: `${leastPx.reduce((sum, px) => sum + px, LEAD_PX)}px`,
      [css.PROBLEM_LINES]: String(problemLines),
    } as CSSProperties;
  }, [columns, neededPx, problemLines]);
  const { top, bottom, left, right } = table.range();
  const hasRange = place.anchor !== null;
  const isRemovable = isEditable && canAdd;
  const sumsAt = hasSums && ids.length > 0 ? ids.length : null;
  return (
    // The keyboard is in its cells; the grid takes it itself only while there are none.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...handlers}
      ref={regionRef}
      role="grid"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-rowcount={ids.length + (hasSums ? BESIDE_ROWS : 1)}
      aria-colcount={columns.length + 1}
      aria-multiselectable={true}
      aria-readonly={isReadOnly || undefined}
      tabIndex={ids.length === 0 ? 0 : -1}
      className={css.region}
      style={style}
      data-mode={place.edited === null ? 'nav' : 'edit'}
      data-held={columns.some(({ isHeld }) => isHeld) || undefined}
    >
      <div ref={probeRef} className={css.probe} aria-hidden="true" />
      <FigureGrowthProvider value={onFigureCut}>
        <div className={css.sheet} role="presentation">
          <div role="rowgroup" style={{ display: 'contents' }}>
            <div role="row" aria-rowindex={1} data-mp-head="" className={css.head}>
              <div role="columnheader" aria-colindex={1} className={css.lead}>
                {t`No.`}
              </div>
              {columns.map((column, at) => (
                <div
                  key={column.id}
                  role="columnheader"
                  aria-colindex={at + BESIDE_ROWS}
                  className={`${css.headCell[column.align ?? 'start']}${column.isHeld ? ` ${css.held}` : ''}`}
                >
                  <span lang={langOf(column.label)}>{column.label}</span>
                </div>
              ))}
            </div>
          </div>
          <div ref={rowsRef} role="rowgroup" className={css.body} style={{ blockSize: ids.length * rowPx }}>
            {window.slots.map((at, slot) => {
              const id = ids[at];
              if (id === undefined) return null;
              const isIn = hasRange && at >= top && at <= bottom;
              return (
                <GridRow
                  key={slot}
                  domId={slotId(slot)}
                  slot={slot}
                  id={id}
                  at={at}
                  offsetPx={at * rowPx}
                  columns={columns}
                  activeCol={at === place.at ? place.col : null}
                  isEdited={at === place.at && place.edited !== null}
                  chosenFrom={isIn ? left : null}
                  chosenTo={isIn ? right : null}
                  onRemove={isRemovable ? onRemove : undefined}
                />
              );
            })}
          </div>
          {sumsAt !== null && (
            <div role="rowgroup" style={{ display: 'contents' }}>
              <SumsRow table={table} columns={columns} at={sumsAt} activeCol={place.at === sumsAt ? place.col : null} />
            </div>
          )}
        </div>
      </FigureGrowthProvider>
      {ids.length === 0 && <div className={css.empty}>{t`No rows yet`}</div>}
    </div>
  );
});
