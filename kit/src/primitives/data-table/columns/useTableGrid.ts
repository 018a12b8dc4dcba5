import { useMemo } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { ColumnView } from './columnView.ts';
import { SAMPLED_ROWS, actionsPx, sampledRows } from './columns.ts';
import { ACTIONS, INDEX, tableGrid } from './tableGrid.ts';
import type { TableOptions } from '../types.ts';
import { usePinRoom } from './usePinRoom.ts';

type GridAsk<Row> = Pick<TableOptions<Row>, 'rows' | 'actions' | 'selection' | 'list' | 'tree' | 'messages' | 'hasActionsMenu'>;

/** Widths that head, rows and summary share, as custom properties: every row stands for itself. */
export function useTableGrid<Row>(
  { rows, actions, selection, list, tree, messages, hasActionsMenu = false }: GridAsk<Row>,
  view: ColumnView<Row>,
  regionRef: RefObject<HTMLElement | null>,
  isNarrow: boolean,
) {
  const childrenOf = tree?.childrenOf;
  const hasSelection = Boolean(selection);
  const lastNumber = list?.isNumbered ? (list.firstNumber ?? 1) + rows.length - 1 : null;
  const actionsWord = messages.actions;
  const actionsWidthPx = useMemo(
    () => (actions ? actionsPx(sampledRows(rows, childrenOf, SAMPLED_ROWS).map(actions), actionsWord, hasActionsMenu) : 0),
    [rows, childrenOf, actions, actionsWord, hasActionsMenu],
  );
  const grid = useMemo(
    () => tableGrid(view, { hasSelection, lastNumber, actionsWidthPx }),
    [view, hasSelection, lastNumber, actionsWidthPx],
  );
  const arePinsHeld = usePinRoom(regionRef, grid, isNarrow);
  const style = useMemo(() => {
    const covered = arePinsHeld ? [grid.pinnedStartPx, grid.pinnedEndPx] : [0, 0];
    const properties: CSSProperties & Record<`--${string}`, string> = {
      [INDEX]: `${grid.indexPx}px`,
      [ACTIONS]: `${actionsWidthPx}px`,
      '--mp-table-least': `${grid.minPx}px`,
      '--mp-table-start': `${covered[0]}px`,
      '--mp-table-end': `${covered[1]}px`,
      ...grid.widths,
      // A head is positioned in any case: it would be shifted by what it is not held at.
      ...(arePinsHeld && grid.pins),
    };
    return properties;
  }, [grid, actionsWidthPx, arePinsHeld]);
  return { style, arePinsHeld };
}
