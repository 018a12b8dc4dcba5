import type { MouseEvent, UIEvent } from 'react';
import { mergeProps, refOf, useSteady } from '../../engines/prop-getters/index.ts';
import { HEAD } from '../row-scroller/headless.ts';
import { useScrollStop } from '../scroll-stop/index.ts';
import { useStableProp } from '../stable-prop/index.ts';
import { useDataTable } from './behaviour/useDataTable.ts';
import { useColumnModel } from './columns/useColumnModel.ts';
import { useColumnWindow } from './columns/useColumnWindow.ts';
import { useNeededWidths } from './columns/useNeededWidths.ts';
import { useRowLayout } from './columns/useRowLayout.ts';
import { useTableGrid } from './columns/useTableGrid.ts';
import { useSummaryView } from './rows/useSummaryView.ts';
import { moreViewOf, useTableViews } from './rows/useTableViews.ts';
import type { TableOptions, TableState } from './types.ts';
import { useBoundedHeight } from './view/useBoundedHeight.ts';
import { useHeadViews } from './view/useHeadViews.ts';

/** `aria-rowindex` of the head; the rows follow from 2. */
const HEAD_ROW = 1;
const READY: TableState = { kind: 'ready' };
const LOADING: TableState = { kind: 'loading' };

/**
 * Behaviour of a list or a tree of rows of any number, for markup of one's own: a `table` when nothing is operated, a `grid` with
 * actions or a selection, a `treegrid` with `tree`. Within `getRegionProps()` stand an element with `getProbeProps()`, as high as one
 * row, and one with `getTableProps()`. In that `head` is drawn within `getHeadProps()` and `getHeadRowProps()`, and `rows` within
 * `getBodyProps()`: each at its place there (`position: absolute`), its cells side by side (`display: flex`).
 */
export function useTable<Row>(options: TableOptions<Row>) {
  const { label, list, columns, messages, look = 'wide', widths = 'inline' } = options;
  useStableProp(
    columns,
    `The table “${label}” was given other columns with every draw, so everything in it is drawn anew each time. ` +
      'Make the columns outside the component, or keep them with useMemo.',
  );
  const isNarrow = look === 'narrow';
  const { view: declared, isPending, isResizable, resize } = useColumnModel(options);
  const columnView = useNeededWidths(options, declared);
  const state = isPending ? LOADING : (options.state ?? READY);
  const columnWindow = useColumnWindow(columnView, isNarrow);
  const layout = useRowLayout(options, columnView, isNarrow, columnWindow.shown);
  const isReady = state.kind === 'ready';
  const grid = useDataTable(options, layout, isReady);
  const { total, choice, sort, scroller, foot } = grid;
  const { regionRef } = scroller;
  const { style, arePinsHeld } = useTableGrid(options, columnView, regionRef, isNarrow);
  const { isOperated, isTree } = layout;
  const hasRows = isReady && grid.view.count > 0;
  const needsStop = useScrollStop(regionRef, !hasRows);
  useBoundedHeight(regionRef, label);
  const onSelectAll = useSteady(choice.toggleAll);
  const head = useHeadViews({ layout, sort, selected: choice.selected, onSelectAll, activeStop: grid.activeStopOf(HEAD), messages });
  const rows = useTableViews(grid, layout, { firstNumber: list?.firstNumber ?? 1, hasRows });
  const summary = useSummaryView(grid, layout, options);
  const around = { role: 'group', 'aria-label': label, 'aria-busy': state.kind === 'loading' ? true : undefined } as const;
  const view = isTree ? ('treegrid' as const) : isOperated ? ('grid' as const) : ('table' as const);

  function onScroll({ currentTarget }: UIEvent) {
    columnWindow.onScroll(currentTarget);
    grid.onScroll();
  }
  function onHeadClick({ target }: MouseEvent) {
    const columnId = target instanceof Element ? target.closest<HTMLElement>('[data-mp-sort]')?.dataset['mpSort'] : undefined;
    if (columnId !== undefined) grid.press(columnId);
  }

  return {
    /** Role of the table: by it one knows what it takes from the keyboard. */
    view,
    /** Headers in their order, the same array as long as nothing of them changes. */
    head,
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows,
    /** The row at the end of a list that goes on; null where it is not looked at. Drawn after the rows. */
    more: hasRows ? moreViewOf(grid, layout, options) : null,
    /** The row of sums; null in a table without. Drawn after the rows, at their lower edge. */
    summary: hasRows ? summary : null,
    /** Number of rows there are, scrolled away or not. */
    count: grid.view.count,
    /** True while rows are drawn; else `state` says what stands in their place. */
    hasRows,
    state,
    /** True for a moment at first while what arranges the columns is on its way: the head is better not seen. */
    isPending,
    /** True in a list that grows as one scrolls. */
    isGrowing: grid.isGrowing,
    /** True while columns at the edges are held there: the table is wider than its region. */
    arePinsHeld,
    /** Facts all rows share: columns in their order, parts that take the keyboard. */
    layout,
    /** Columns at each edge and between, with the widths that are set and needed. */
    columnView,
    /** Changes the width of a column; undefined where a person cannot, and until the page has settled. */
    resize: isResizable ? resize : undefined,
    /** Moves the keyboard to a row by its position, -1 for the head. */
    moveTo: grid.moveTo,
    /** Attributes of the element that scrolls, which must have a height. */
    getRegionProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(regionRef),
          style,
          // A region that scrolls must be reached by keyboard.
          tabIndex: (hasRows && !isOperated) || needsStop ? 0 : -1,
          onScroll,
          ...(hasRows && isOperated ? grid.handlers : around),
          ...grid.focusProps,
        },
        own,
      ),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
    getTableProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          role: view,
          'aria-label': label,
          'aria-rowcount': total === null || !hasRows ? -1 : total + HEAD_ROW + (options.summary ? 1 : 0),
          'aria-colcount': layout.colCount,
          'aria-multiselectable': layout.selection === 'many' ? true : undefined,
          style: widths === 'inline' && !isNarrow ? { minInlineSize: 'var(--mp-table-least)' } : undefined,
        } as const,
        own,
      ),
    /** Attributes of the group of the head, which stays above the rows (`position: sticky`); unseen in the look `narrow`. */
    getHeadProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ role: 'rowgroup', 'data-mp-head': isNarrow ? undefined : '', onClick: onHeadClick } as const, own),
    getHeadRowProps: <Own extends object = object>(own?: Own) => mergeProps({ role: 'row', 'aria-rowindex': HEAD_ROW } as const, own),
    /** Attributes of the group of the rows, as high as all of them. */
    getBodyProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.rowsRef),
          role: 'rowgroup',
          style: { blockSize: heldRows(grid.view.count, foot.morePosition, foot.summaryPosition) * scroller.rowPx },
        } as const,
        own,
      ),
  };
}

const heldRows = (count: number, ...tails: readonly (number | null)[]) => count + tails.filter((position) => position !== null).length;
