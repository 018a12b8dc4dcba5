import { useMemo, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { useGridInput } from './useGridInput.ts';
import type { InputGrid, InputHeadView, InputRowView, InputSumView } from './viewTypes.ts';

/** Head and sums. */
const BESIDE_ROWS = 2;

/** Views of the rows that are looked at, by slot; null for a slot that is free. */
function useRowViews(grid: InputGrid, { scroller, place, ids }: Pick<ReturnType<typeof useGridState>, 'scroller' | 'place' | 'ids'>) {
  const [kept] = useState(() => createKeptViews<InputRowView>());
  const { isEditable, canAdd } = grid.table.facts();
  const { top, bottom, left, right } = grid.table.range();
  const hasRange = place.anchor !== null;
  return scroller.window.slots.map((at, slot) => {
    const id = ids[at];
    if (id === undefined) return null;
    const isIn = hasRange && at >= top && at <= bottom;
    return kept.keep(slot, {
      grid,
      domId: scroller.slotId(slot),
      slot,
      id,
      at,
      offsetPx: at * scroller.rowPx,
      activeCol: at === place.at ? place.col : null,
      isEdited: at === place.at && place.edited !== null,
      chosenFrom: isIn ? left : null,
      chosenTo: isIn ? right : null,
      isRemovable: isEditable && canAdd,
    });
  });
}

function useGridState(grid: InputGrid) {
  const { table } = grid;
  const place = useExternalStore(table.subscribePlace, table.place);
  const ids = useExternalStore(table.store.subscribeIds, table.store.ids);
  return { place, ids, ...useGridInput(grid, place, ids.length) };
}

/**
 * Grid of cells of a table that is filled in, for markup of one's own: one stop of Tab, arrows between cells, keys that edit. Draw
 * `rows` with `useInputRow(view)` within `getBodyProps()`, that and the head within `getGridProps()`, beside an element with
 * `getProbeProps()` that is as high as one row.
 * @source forms §2.8
 */
export function useInputGrid(grid: InputGrid) {
  const { table, columns, messages } = grid;
  const state = useGridState(grid);
  const { place, ids, scroller, handlers } = state;
  const rows = useRowViews(grid, state);
  const { hasSums } = table.facts();
  const sumsAt = hasSums && ids.length > 0 ? ids.length : null;
  const head = useMemo(() => columns.map((column, at): InputHeadView => ({ column, col: at + 1 })), [columns]);
  const activeSum = place.at === sumsAt ? place.col : null;
  return {
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows,
    /** Heads of the columns. */
    head,
    /** Word over the numbers of rows. */
    numbersText: messages.numbers,
    /** Word before the sums. */
    totalText: messages.total,
    /** Cells of the row of sums; null where there is none. */
    sums: sumsAt === null ? null : head.map((view): InputSumView => ({ ...view, isActive: activeSum === view.col })),
    /** Number of rows there are, scrolled away or not. */
    count: ids.length,
    /** Attributes of the element that scrolls: the grid. Its cells have the keyboard; it takes it itself only while there are none. */
    getGridProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.regionRef),
          role: 'grid',
          'aria-labelledby': grid.labelId,
          'aria-describedby': grid.describedBy,
          'aria-rowcount': ids.length + (hasSums ? BESIDE_ROWS : 1),
          'aria-colcount': columns.length + 1,
          'aria-multiselectable': true,
          'aria-readonly': grid.isReadOnly || undefined,
          tabIndex: ids.length === 0 ? 0 : -1,
          'data-mode': place.edited === null ? 'nav' : 'edit',
          ...handlers,
        } as const,
        own,
      ),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
    /** Attributes of the row of heads, which stands in an element with the role `rowgroup`. */
    getHeadProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ role: 'row', 'aria-rowindex': 1, 'data-mp-head': '' } as const, own),
    /** Attributes of the head over the numbers of rows. */
    getNumberHeadProps: <Own extends object = object>(own?: Own) => mergeProps({ role: 'columnheader', 'aria-colindex': 1 } as const, own),
    /** Attributes of the element around the rows, as high as all of them. */
    getBodyProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.rowsRef), role: 'rowgroup', style: { blockSize: ids.length * scroller.rowPx } } as const, own),
    /** Attributes of the row of sums, which stands in an element with the role `rowgroup`. */
    getSumsProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { role: 'row', 'data-mp-at': sumsAt ?? -1, 'data-mp-foot': '', 'aria-rowindex': (sumsAt ?? 0) + BESIDE_ROWS } as const,
        own,
      ),
    /** Attributes of the head of the row of sums. */
    getSumsHeadProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ role: 'rowheader', 'aria-colindex': 1, 'data-mp-col': 0, tabIndex: activeSum === 0 ? 0 : -1 } as const, own),
  };
}
