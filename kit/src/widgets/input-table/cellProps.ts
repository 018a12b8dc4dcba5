import type { ChangeEvent } from 'react';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { InputCellView, InputHeadView, InputRowView, InputSumView } from './viewTypes.ts';

/** The head is row 1. */
const ABOVE_ROWS = 2;
/** Numbers of rows are column 1. */
const BEFORE_CELLS = 1;

/** Id of what has the keyboard in a cell, by its place and the id of its table. */
export const cellIdOf = ({ grid, at, column }: Pick<InputCellView, 'grid' | 'at' | 'column'>): string => `${grid.id}-${at}-${column.id}`;

const problemIdOf = (cell: InputCellView) => (cell.content.problem === undefined ? undefined : `${cellIdOf(cell)}-problem`);

/**
 * Attributes of a row: role, place, and where it stands.
 * @param own attributes of whoever draws, merged with these
 */
export function inputRowProps<Own extends object = object>(view: InputRowView, own?: Own) {
  return mergeProps(
    {
      role: 'row',
      id: view.domId,
      'data-mp-row': view.slot,
      'data-mp-at': view.at,
      'aria-rowindex': view.at + ABOVE_ROWS,
      style: { transform: `translateY(${view.offsetPx}px)` },
    } as const,
    own,
  );
}

/** Attributes of the head of a row, which holds its number. */
export function inputRowHeadProps<Own extends object = object>(view: InputRowView, own?: Own) {
  return mergeProps(
    {
      role: 'rowheader',
      'aria-colindex': 1,
      'aria-label': view.grid.messages.row(view.at + 1),
      'data-mp-col': 0,
      tabIndex: view.activeCol === 0 ? 0 : -1,
    } as const,
    own,
  );
}

/** Attributes of the button in the head of a row that removes it after a question; for rows that are `isRemovable`. */
export function inputRemoveProps<Own extends object = object>({ grid, at }: InputRowView, own?: Own) {
  const name = grid.messages.removeRow(at + 1);
  return mergeProps({ type: 'button', tabIndex: -1, 'aria-label': name, title: name, onClick: () => grid.removeRow(at) } as const, own);
}

/**
 * Attributes of a cell: role, place and states by its `kind`. That of a `field` is drawn with `useCellField`, which adds its keys.
 * @param own attributes of whoever draws, merged with these
 */
export function inputCellProps<Own extends object = object>(cell: InputCellView, own?: Own) {
  const { kind, col, content, isFixed, isActive } = cell;
  const isShown = kind === 'shown';
  const isText = isShown || kind === 'resting';
  return mergeProps(
    {
      role: 'gridcell',
      'aria-colindex': col + BEFORE_CELLS,
      'data-mp-col': col,
      'aria-readonly': isFixed || undefined,
      'aria-selected': cell.isChosen || undefined,
      'aria-invalid': content.problem !== undefined || undefined,
      id: isText ? cellIdOf(cell) : undefined,
      tabIndex: kind === 'typed' ? undefined : isActive ? 0 : -1,
      'aria-required': (isText && content.isRequired && !isFixed) || undefined,
      'aria-describedby': isShown ? problemIdOf(cell) : undefined,
    } as const,
    own,
  );
}

/** Attributes of the text box in a cell that is `typed`. */
export function inputTextProps<Own extends object = object>(cell: InputCellView, own?: Own) {
  const { grid, rowId, at, column, content } = cell;
  const { table } = grid;
  return mergeProps(
    {
      id: cellIdOf(cell),
      'data-mp-text': '',
      'aria-label': grid.messages.cell(column.label, at + 1),
      'aria-required': content.isRequired || undefined,
      'aria-invalid': content.problem !== undefined || undefined,
      'aria-describedby': problemIdOf(cell),
      inputMode: column.inputMode,
      autoComplete: 'off',
      tabIndex: 0,
      value: content.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => table.type(rowId, column, event.currentTarget.value),
      onCompositionEnd(event: { readonly currentTarget: HTMLInputElement }) {
        table.setComposing(false);
        table.type(rowId, column, event.currentTarget.value);
      },
    } as const,
    own,
  );
}

/** Attributes of the sentence on what is wrong in a cell. A field says it itself. */
export function inputProblemProps<Own extends object = object>(cell: InputCellView, own?: Own) {
  const isOfField = cell.kind === 'field';
  return mergeProps(
    {
      id: isOfField ? undefined : problemIdOf(cell),
      'aria-hidden': isOfField || undefined,
      title: cell.content.problem,
    } as const,
    own,
  );
}

/** Attributes of the head of a column. */
export const inputHeadProps = <Own extends object = object>({ col }: InputHeadView, own?: Own) =>
  mergeProps({ role: 'columnheader', 'aria-colindex': col + BEFORE_CELLS } as const, own);

/** Attributes of a cell of the row of sums. */
export const inputSumProps = <Own extends object = object>({ col, isActive }: InputSumView, own?: Own) =>
  mergeProps(
    {
      role: 'gridcell',
      'aria-colindex': col + BEFORE_CELLS,
      'aria-readonly': true,
      'data-mp-col': col,
      tabIndex: isActive ? 0 : -1,
    } as const,
    own,
  );
