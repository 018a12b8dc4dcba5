import { useCallback } from 'react';
import type { ClipboardEvent } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { holdsCells } from '../../primitives/cell-grid/headless.ts';
import { cellIdOf } from './cellProps.ts';
import type { CellFieldProps, InputColumn } from './types.ts';
import type { InputCardView, InputGrid } from './viewTypes.ts';

/**
 * Rows as cards of fields, for narrow pages, in place of `useInputGrid`: a component for each of `ids` draws `cardAt(place)` with
 * `inputCardProps(card)`, and for each column a field with `useCardField(card, column)`.
 * @source forms §2.8
 */
export function useInputCards(grid: InputGrid) {
  const { table, columns, isReadOnly } = grid;
  const ids = useExternalStore(table.store.subscribeIds, table.store.ids);
  const { canAdd } = table.facts();
  return {
    /** Ids of the rows in their order; the same list until a row comes, goes or moves. */
    ids,
    /** Columns with a sum. */
    sums: columns.filter(({ sum }) => sum !== undefined),
    /** Card of a row by its place, from 0; null where no row is. */
    cardAt: (at: number): InputCardView | null => {
      const id = ids[at];
      return id === undefined ? null : { grid, id, at, isRemovable: !isReadOnly && canAdd };
    },
  };
}

/** Attributes of a card: a group with the name of the table and its row. */
export const inputCardProps = <Own extends object = object>({ grid, at }: InputCardView, own?: Own) =>
  mergeProps({ role: 'group', 'aria-label': grid.messages.card(grid.label, at + 1) } as const, own);

/** Attributes of the button of a card that removes its row after a question. */
export const inputCardRemoveProps = <Own extends object = object>({ grid, at }: InputCardView, own?: Own) =>
  mergeProps({ type: 'button', 'aria-label': grid.messages.removeRow(at + 1), onClick: () => grid.removeRow(at) } as const, own);

/** Attributes of the element around a field of a card: cells from a spreadsheet that are pasted in it go on from there. @param col place of the column, from 1 */
export function inputCardFieldProps<Own extends object = object>({ grid, at }: InputCardView, col: number, own?: Own) {
  const { table, isReadOnly } = grid;
  return mergeProps(
    {
      onFocus: () => table.enter(at, col),
      onPasteCapture(event: ClipboardEvent) {
        if (isReadOnly || !holdsCells(event.clipboardData, event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        table.enter(at, col);
        table.paste(event.clipboardData.getData('text/plain'));
      },
    },
    own,
  );
}

/** Props of a field of a card, `<column.Field {...field} />`; null where the column has none or is not shown. */
export function useCardField({ grid, id, at }: InputCardView, column: InputColumn): CellFieldProps | null {
  const { table, isReadOnly } = grid;
  const content = useExternalStore(
    useCallback((listener) => table.store.subscribeRow(id, listener), [table, id]),
    () => table.view(id, column),
  );
  if (!column.Field || !content.isShown) return null;
  return {
    id: cellIdOf({ grid, at, column }),
    label: column.label,
    error: content.problem,
    isRequired: content.isRequired,
    use: isReadOnly ? 'readOnly' : content.isFixed && column.kind !== 'fixed' ? 'disabled' : 'editable',
    value: content.value,
    row: table.store.row(id) ?? {},
    onChange: (value) => table.setValue(id, column, value),
    onLeave: () => table.leaveCell(id, column),
    typed: table.refusedText(id, column),
    onProblem: (message, typed) => table.setUnreadable(id, column, message, typed),
  };
}
