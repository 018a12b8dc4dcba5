/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { memo, useCallback } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { RowId } from '../../engines/input-rows/index.ts';
import { Cell, isResting, restingCell } from './Cell.tsx';
import { useGrid } from './gridContext.ts';
import type { InputColumn } from './types.ts';
import * as css from './InputTable.css.ts';

interface GridRowProps {
  readonly domId: string;
  readonly slot: number;
  readonly id: RowId;
  readonly at: number;
  readonly offsetPx: number;
  readonly columns: readonly InputColumn[];
  /** Column that has the keyboard; null when another row has it. */
  readonly activeCol: number | null;
  readonly isEdited: boolean;
  /** Columns that are chosen, ends inclusive. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  readonly onRemove: ((at: number) => void) | undefined;
}

/** The head is row 1. */
const ABOVE_ROWS = 2;

/** One row in its slot. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { domId, slot, id, at, offsetPx, columns, activeCol, isEdited, chosenFrom, chosenTo, onRemove } = props;
  const { table, words, id: gridId, isReadOnly, langOf } = useGrid();
  useExternalStore(
    useCallback((listener) => table.store.subscribeRow(id, listener), [table, id]),
    () => table.store.versionOf(id),
  );
  const number = at + 1;
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      data-mp-at={at}
      aria-rowindex={at + ABOVE_ROWS}
      className={css.row}
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={words.row(number)}
        data-mp-col={0}
        tabIndex={activeCol === 0 ? 0 : -1}
        className={css.lead}
      >
        <span className={css.number}>{number}</span>
        {onRemove && (
          <button
            type="button"
            tabIndex={-1}
            className={css.remove}
            aria-label={words.remove(number)}
            title={words.remove(number)}
            onClick={() => onRemove(at)}
          />
        )}
      </div>
      {columns.map((column, place) => {
        const col = place + 1;
        const cell = {
          at,
          column,
          col,
          view: table.view(id, column),
          isActive: activeCol === col,
          isEdited: isEdited && activeCol === col,
          isChosen: chosenFrom !== null && chosenTo !== null && col >= chosenFrom && col <= chosenTo,
        };
        return isResting(cell, isReadOnly) ? restingCell(cell, gridId, langOf) : <Cell key={column.id} id={id} {...cell} />;
      })}
    </div>
  );
});
