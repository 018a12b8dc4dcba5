import { mergeProps } from '../../engines/prop-getters/index.ts';
import { HANDLE, ROW } from '../../engines/sorting/index.ts';
import type { SortEntry, SortItemView } from './types.ts';

/** Parts of an item in their order; not every list has all of them. */
export const PARTS = { name: 1, up: 2, down: 3, takeOut: 4 } as const;

type AnyView = Pick<SortItemView<SortEntry>, 'item' | 'activePart' | 'messages'>;

const partOf = ({ activePart }: AnyView, part: number) =>
  ({ type: 'button', 'data-mp-part': part, tabIndex: activePart === part ? 0 : -1 }) as const;

/**
 * Attributes of an item: a row with its spoken name and its states.
 * @param own attributes of whoever draws, merged with these
 */
export const sortItemProps = <Own extends object = object>(view: SortItemView, own?: Own) =>
  mergeProps(
    {
      role: 'row',
      id: view.id,
      'data-mp-item': view.item.id,
      'aria-label': view.name,
      'aria-selected': view.isOpen,
      tabIndex: view.activePart === ROW ? 0 : -1,
      'data-held': view.isHeld || undefined,
      'data-open': view.isOpen || undefined,
    } as const,
    own,
  );

/** Attributes of a cell: the element around the handle, the name or a button. */
export const sortCellProps = <Own extends object = object>(own?: Own) => mergeProps({ role: 'gridcell' } as const, own);

/** Attributes of the handle, a button: it is dragged, and pressed by keys takes hold of the item or lets it go. For items that are `canMove`. */
export function sortHandleProps<Own extends object = object>(view: SortItemView, own?: Own) {
  const name = view.messages.move(view.item.label);
  return mergeProps({ ...partOf(view, HANDLE), 'aria-label': name, 'aria-pressed': view.isHeld, title: name } as const, own);
}

/** Attributes of the button with the name of the item, which opens it. For items that are `canOpen`. */
export const sortNameProps = <Own extends object = object>(view: SortItemView, own?: Own) =>
  mergeProps({ ...partOf(view, PARTS.name), title: view.item.label } as const, own);

/** Attributes of the button that moves the item by one: -1 up, 1 down. At the end it stays, and says so. For items that are `hasSteps`. */
export function sortStepProps<Own extends object = object>(view: SortItemView, by: 1 | -1, own?: Own) {
  const { messages, item } = view;
  const name = by < 0 ? messages.moveUp(item.label) : messages.moveDown(item.label);
  const isAtEnd = by < 0 ? view.isFirst : view.isLast;
  return mergeProps(
    {
      ...partOf(view, by < 0 ? PARTS.up : PARTS.down),
      'aria-label': name,
      title: name,
      'aria-disabled': isAtEnd || undefined,
    } as const,
    own,
  );
}

/** Attributes of the button that takes the item out. For items that are `canTakeOut`. */
export function sortTakeOutProps<Own extends object = object>(view: SortItemView, own?: Own) {
  const name = view.messages.takeOut(view.item.label);
  return mergeProps({ ...partOf(view, PARTS.takeOut), 'aria-label': name, title: name } as const, own);
}
