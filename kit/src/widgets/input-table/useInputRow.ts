import { useCallback, useLayoutEffect, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createKeptViews } from '../../engines/prop-getters/index.ts';
import type { CellContent } from './tableModel.ts';
import type { InputColumn } from './types.ts';
import type { InputCellKind, InputCellView, InputRowView } from './viewTypes.ts';

/** Kind of a cell: there are hundreds of them in sight, and one text box is what a person writes in. */
function kindOf({ kind, Field }: InputColumn, isFixed: boolean, isActive: boolean, isEdited: boolean): InputCellKind {
  if (isFixed) return 'shown';
  if (kind === 'typed') return isActive ? 'typed' : 'resting';
  return isEdited && isActive && kind === 'field' && Field ? 'field' : 'shown';
}

/**
 * Cells of one row, drawn anew when a value of the row changes and for no other. Called in a component for each row of
 * `useInputGrid`; draw `cells` by their `kind` with `inputCellProps(cell)` within `inputRowProps(view)`.
 */
export function useInputRow(view: InputRowView) {
  const { grid, id, at, activeCol, isEdited, chosenFrom, chosenTo } = view;
  const { table, columns, isReadOnly } = grid;
  useExternalStore(
    useCallback((listener) => table.store.subscribeRow(id, listener), [table, id]),
    () => table.store.versionOf(id),
  );
  const [kept] = useState(() => createKeptViews<InputCellView>());
  const cells = columns.map((column, place) => {
    const col = place + 1;
    const content: CellContent = table.view(id, column);
    const isFixed = isReadOnly || content.isFixed || !content.isShown;
    const isActive = activeCol === col;
    return kept.keep(place, {
      grid,
      rowId: id,
      at,
      column,
      col,
      kind: kindOf(column, isFixed, isActive, isEdited),
      content,
      isActive,
      isChosen: chosenFrom !== null && chosenTo !== null && col >= chosenFrom && col <= chosenTo,
      isFixed,
    });
  });
  useKeyboardKept(grid, activeCol === null ? undefined : cells[activeCol - 1]?.isFixed);
  return {
    /** Cells in the order of the columns. */
    cells,
    /** Number of the row, from 1. */
    number: at + 1,
  };
}

/** A cell is closed while its row is being saved, and opened again: the keyboard stays in it. */
function useKeyboardKept({ handsRef }: InputRowView['grid'], isFixed: boolean | undefined) {
  useLayoutEffect(() => {
    if (isFixed !== undefined) handsRef.current?.keep();
  }, [isFixed, handsRef]);
}
