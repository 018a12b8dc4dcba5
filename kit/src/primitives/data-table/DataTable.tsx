/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { isSelected } from '../../engines/selection/index.ts';
import { media } from '../../theme/media.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { HEAD } from '../row-scroller/index.ts';
import { body, probe, region, table } from './DataTable.css.ts';
import { HEAD_ROW, TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableStateArea } from './TableStateArea.tsx';
import { actionsPx, tableGrid } from './columns.ts';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useRowLayout } from './useRowLayout.ts';

/** Rows looked at to find how wide their actions are. */
const SAMPLED_ROWS = 20;

/**
 * A list or a tree of rows of any number: a `table` when nothing is operated, a `grid` with actions or a selection, a
 * `treegrid` with `tree`. Only rows in view are in the DOM; the row with the keyboard always is. Fills its parent, which
 * must have a height. Narrow and touch screens get two-line rows in the same order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, selection, state = { kind: 'ready' } } = props;
  const isNarrow = useMediaQuery(media.touch);
  const layout = useRowLayout(props, isNarrow);
  const { tree, view, expandedIds, scroller, ...grid } = useDataTable(props, layout);
  const { regionRef, rowsRef, probeRef } = scroller;
  const { isOperated, isTree } = layout;
  const hasRows = state.kind === 'ready' && view.count > 0;
  const style = useGridStyle(props);
  const around = { role: 'group', 'aria-label': label, 'aria-busy': state.kind === 'loading' ? true : undefined } as const;

  return (
    <div
      ref={regionRef}
      className={`${scrollRegion} ${region}`}
      style={style}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
      tabIndex={hasRows && !isOperated ? 0 : -1}
      onScroll={scroller.onScroll}
      {...(hasRows && isOperated ? grid.handlers : around)}
      {...grid.focusProps}
    >
      <div ref={probeRef} className={probe} aria-hidden="true" />
      <div
        role={isTree ? 'treegrid' : isOperated ? 'grid' : 'table'}
        aria-label={label}
        aria-rowcount={hasRows ? view.count + HEAD_ROW : -1}
        aria-colcount={columns.length + (selection ? 1 : 0) + (layout.actions ? 1 : 0)}
        aria-multiselectable={selection ? true : undefined}
        className={table[isNarrow ? 'narrow' : 'wide']}
      >
        <TableHead
          layout={layout}
          sort={grid.sort}
          onSort={grid.press}
          selected={grid.selected}
          onSelectAll={grid.chooseAll}
          activeStop={grid.activeStopOf(HEAD)}
        />
        {hasRows && (
          <div ref={rowsRef} role="rowgroup" className={body} style={{ blockSize: view.count * scroller.rowPx }}>
            {scroller.window.slots.map((at, slot) => {
              if (at < 0) return null;
              const row = view.at(at);
              const record = tree.record(row);
              return (
                <TableRow
                  key={slot}
                  layout={layout}
                  record={record}
                  domId={scroller.slotId(slot)}
                  slot={slot}
                  offsetPx={at * scroller.rowPx}
                  rowIndex={at + HEAD_ROW + 1}
                  depth={tree.depth(row)}
                  setSize={tree.setSize(row)}
                  positionInSet={tree.positionInSet(row)}
                  isExpanded={tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : undefined}
                  isSelected={selection ? isSelected(selection.value, tree.idOf(row)) : false}
                  activeStop={isOperated ? grid.activeStopOf(at) : null}
                />
              );
            })}
          </div>
        )}
      </div>
      {!hasRows && <TableStateArea state={state} label={label} columnCount={isNarrow ? 2 : columns.length} />}
    </div>
  );
}

/** The columns that head and rows share, as custom properties: every row is a grid of its own with the same tracks. */
function useGridStyle<Row>({ columns, rows, actions, selection }: DataTableProps<Row>) {
  const { t } = useLingui();
  const hasSelection = Boolean(selection);
  return useMemo(() => {
    const actionsWidthPx = actions ? actionsPx(rows.slice(0, SAMPLED_ROWS).map(actions), t`Actions`) : 0;
    const { template, minPx } = tableGrid(columns, { hasSelection, actionsWidthPx });
    const style: CSSProperties & Record<`--${string}`, string> = { '--mp-table-grid': template, '--mp-table-least': `${minPx}px` };
    return style;
  }, [columns, rows, actions, hasSelection, t]);
}
