/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { media } from '../../theme/media.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { HEAD } from '../row-scroller/index.ts';
import { useScrollStop } from '../scroll-stop/index.ts';
import { useStableProp } from '../stable-prop/index.ts';
import { growing, probe, region, table } from './look/DataTable.css.ts';
import { TableBody } from './view/TableBody.tsx';
import { HEAD_ROW, TableHead } from './view/TableHead.tsx';
import { TableStateArea } from './view/TableStateArea.tsx';
import type { DataTableProps, TableState } from './types.ts';
import { useColumnModel } from './columns/useColumnModel.tsx';
import { useColumnWindow } from './columns/useColumnWindow.ts';
import { useBoundedHeight } from './view/useBoundedHeight.ts';
import { useDataTable } from './behaviour/useDataTable.ts';
import { useMediaQuery } from '../../engines/media-query/index.ts';
import { useRowLayout } from './columns/useRowLayout.ts';
import { useTableGrid } from './columns/useTableGrid.ts';
import { useNeededWidths } from './columns/useNeededWidths.ts';
import { useStable } from './columns/useStable.ts';
import { useOptionalTableRows } from './parts/useOptionalTableRows.ts';

const READY: TableState = { kind: 'ready' };
const LOADING: TableState = { kind: 'loading' };

/**
 * A list or a tree of rows of any number: a `table` when nothing is operated, a `grid` with actions or a selection, a
 * `treegrid` with `tree`. Only rows in view are in the DOM; the row with the keyboard always is. Fills its parent, which
 * must have a height. Narrow and touch screens get two-line rows in the same order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, summary, columns } = props;
  useStableProp(
    columns,
    `The table “${label}” was given other columns with every draw, so everything in it is drawn anew each time. ` +
      'Make the columns outside the component, or keep them with useMemo.',
  );
  const isNarrow = useMediaQuery(media.touch);
  const { view: declared, isPending, isResizable, resize, model } = useColumnModel(props);
  const view = useNeededWidths(props, declared);
  const state = isPending ? LOADING : (props.state ?? READY);
  const columnWindow = useColumnWindow(view, isNarrow);
  const layout = useRowLayout(props, view, isNarrow, columnWindow.shown);
  const parts = useOptionalTableRows(props, isResizable);
  const grid = useDataTable(props, layout, { rows: state.kind === 'ready', parts: parts !== null });
  const { total, choice } = grid;
  const { regionRef, probeRef } = grid.scroller;
  const { style, arePinsHeld } = useTableGrid(props, view, regionRef, isNarrow);
  const { isOperated, isTree } = layout;
  const hasRows = state.kind === 'ready' && grid.view.count > 0;
  const needsStop = useScrollStop(regionRef, !hasRows);
  const around = { role: 'group', 'aria-label': label, 'aria-busy': state.kind === 'loading' ? true : undefined } as const;
  useBoundedHeight(regionRef, label);
  const onSort = useStable(grid.press);
  const onSelectAll = useStable(choice.toggleAll);
  const rowCount = total === null || !hasRows ? -1 : total + HEAD_ROW + (summary ? 1 : 0);

  return (
    <div
      ref={regionRef}
      className={`${scrollRegion} ${region} ${grid.growth ? growing : ''}`}
      style={style}
      data-pins={arePinsHeld ? '' : undefined}
      data-pending={isPending ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
      tabIndex={(hasRows && !isOperated) || needsStop ? 0 : -1}
      onScroll={({ currentTarget }) => {
        columnWindow.onScroll(currentTarget);
        grid.onScroll();
      }}
      {...(hasRows && isOperated ? grid.handlers : around)}
      {...grid.focusProps}
    >
      {model}
      {parts && grid.growth && <parts.MoreWatch {...grid.growth} />}
      <div ref={probeRef} className={probe} aria-hidden="true" />
      <div
        role={isTree ? 'treegrid' : isOperated ? 'grid' : 'table'}
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={layout.colCount}
        aria-multiselectable={layout.selection === 'many' ? true : undefined}
        className={table[isNarrow ? 'narrow' : 'wide']}
      >
        <TableHead
          layout={layout}
          sort={grid.sort}
          onSort={onSort}
          selected={choice.selected}
          onSelectAll={onSelectAll}
          WidthSeparator={isResizable ? parts?.WidthSeparator : undefined}
          view={view}
          onResize={resize}
          activeStop={grid.activeStopOf(HEAD)}
        />
        {hasRows && <TableBody layout={layout} grid={grid} firstNumber={list?.firstNumber ?? 1} summary={summary} parts={parts} />}
      </div>
      {!hasRows && <TableStateArea state={state} label={label} columns={layout.columns} />}
    </div>
  );
}
