/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { FigureGrowthProvider } from '../../primitives/figure/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import type { Style } from '../../engines/prop-getters/index.ts';
import { useGridLook } from './gridLook.ts';
import { GridRow } from './GridRow.tsx';
import { inputHeadProps, useInputGrid } from './headless.ts';
import type { InputGrid } from './headless.ts';
import { SumCells } from './Sums.tsx';
import { useFigureWidths } from './useFigureWidths.ts';
import * as css from './InputTable.css.ts';

interface TableGridProps {
  readonly grid: InputGrid;
  /** Lines of room in each row for what is wrong in it. */
  readonly problemLines: number;
}

const LEAD_PX = 72;
const UNSEEN = { display: 'contents' };

/** The table as a grid of cells: one stop of Tab, arrows between cells, keys that edit. */
export const TableGrid = memo(function TableGrid({ grid, problemLines }: TableGridProps) {
  const { columns } = grid;
  const { t } = useLingui();
  const { langOf, parts } = useGridLook();
  const of = useInputGrid(grid);
  const { neededPx, onFigureCut } = useFigureWidths(columns);
  const style = useMemo((): Style => {
    const leastPx = columns.map(({ id, minPx }) => Math.max(minPx, neededPx[id] ?? 0));
    return {
      [css.COLUMNS]: `${LEAD_PX}px ${columns.map(({ flex }, at) => `minmax(${leastPx[at]}px, ${flex}fr)`).join(' ')}`,
      [css.LEAST]: `${leastPx.reduce((sum, px) => sum + px, LEAD_PX)}px`,
      [css.PROBLEM_LINES]: String(problemLines),
    };
  }, [columns, neededPx, problemLines]);
  return (
    <div
      {...of.getGridProps({
        ...partProps(parts, 'grid', css.region, style),
        'data-held': columns.some(({ isHeld }) => isHeld) || undefined,
      })}
    >
      <div {...of.getProbeProps({ className: css.probe })} />
      <FigureGrowthProvider value={onFigureCut}>
        <div className={css.sheet} role="presentation">
          <div role="rowgroup" style={UNSEEN}>
            <div {...of.getHeadProps(partProps(parts, 'head', css.head))}>
              <div {...of.getNumberHeadProps({ className: css.lead })}>{of.numbersText}</div>
              {of.head.map((view) => {
                const { id, label, align, isHeld } = view.column;
                const look = `${css.headCell[align ?? 'start']}${isHeld ? ` ${css.held}` : ''}`;
                return (
                  <div key={id} {...inputHeadProps(view, partProps(parts, 'columnHead', look))}>
                    <span lang={langOf(label)}>{label}</span>
                  </div>
                );
              })}
            </div>
          </div>
          <div {...of.getBodyProps({ className: css.body })}>{of.rows.map((view, slot) => view && <GridRow key={slot} view={view} />)}</div>
          {of.sums && (
            <div role="rowgroup" style={UNSEEN}>
              <div {...of.getSumsProps(partProps(parts, 'sums', css.sums))}>
                <div {...of.getSumsHeadProps({ className: css.lead })}>{of.totalText}</div>
                <SumCells grid={grid} sums={of.sums} />
              </div>
            </div>
          )}
        </div>
      </FigureGrowthProvider>
      {of.count === 0 && <div {...partProps(parts, 'empty', css.empty)}>{t`No rows yet`}</div>}
    </div>
  );
});
