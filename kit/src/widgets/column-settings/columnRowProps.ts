import { mergeProps } from '../../engines/prop-getters/index.ts';
import { HANDLE, ROW } from '../../engines/sorting/index.ts';
import type { ColumnRowView } from './types.ts';

/** Parts of a row in their order. */
export const PARTS = { show: 1, up: 2, down: 3, keep: 4 } as const;

const stopOf = ({ activePart }: ColumnRowView, part: number) => ({ 'data-mp-part': part, tabIndex: activePart === part ? 0 : -1 }) as const;
/** The list hears of the press; React wants a handler beside a state that is given. */
const heardByList = () => undefined;

/**
 * Attributes of the row of a column, with its spoken name.
 * @param own attributes of whoever draws, merged with these
 */
export const columnRowProps = <Own extends object = object>(view: ColumnRowView, own?: Own) =>
  mergeProps(
    {
      role: 'row',
      id: view.id,
      'data-mp-prop': view.column.prop,
      'data-autofocus': view.isFirst ? '' : undefined,
      'data-held': view.isHeld || undefined,
      'aria-label': view.name,
      tabIndex: view.activePart === ROW ? 0 : -1,
    } as const,
    own,
  );

/** Attributes of a cell: the element around the handle, the checkbox or a button. */
export const columnCellProps = <Own extends object = object>(own?: Own) => mergeProps({ role: 'gridcell' } as const, own);

/** Attributes of the handle, a button: it is dragged, and pressed by keys takes hold of the column or lets it go. */
export function columnHandleProps<Own extends object = object>(view: ColumnRowView, own?: Own) {
  const name = view.messages.move(view.column.label);
  return mergeProps(
    { type: 'button', ...stopOf(view, HANDLE), 'aria-label': name, 'aria-pressed': view.isHeld, title: name } as const,
    own,
  );
}

/** Attributes of the checkbox that shows the column. */
export const columnCheckProps = <Own extends object = object>(view: ColumnRowView, own?: Own) =>
  mergeProps(
    {
      type: 'checkbox',
      ...stopOf(view, PARTS.show),
      'aria-label': view.messages.show(view.column.label),
      checked: view.column.isVisible,
      onChange: heardByList,
    } as const,
    own,
  );

/** Attributes of the button that moves the column by one: -1 up, 1 down. At the end it stays, and says so. */
export function columnStepProps<Own extends object = object>(view: ColumnRowView, by: 1 | -1, own?: Own) {
  const { messages, column } = view;
  const name = by < 0 ? messages.moveUp(column.label) : messages.moveDown(column.label);
  const isAtEnd = by < 0 ? view.isFirst : view.isLast;
  return mergeProps(
    {
      type: 'button',
      ...stopOf(view, by < 0 ? PARTS.up : PARTS.down),
      'aria-label': name,
      title: name,
      'aria-disabled': isAtEnd || undefined,
    } as const,
    own,
  );
}

/** Attributes of the button that holds the column in sight, or lets it go. */
export function columnKeepProps<Own extends object = object>(view: ColumnRowView, own?: Own) {
  const name = view.messages.keep(view.column.label);
  return mergeProps(
    { type: 'button', ...stopOf(view, PARTS.keep), 'aria-label': name, 'aria-pressed': view.isKept, title: name } as const,
    own,
  );
}
