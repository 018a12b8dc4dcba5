import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { EndRowView, HeadingRowView, ListColumn, OptionRowView, RowPlace } from './types.ts';

const ROLE = { listbox: 'option', tree: 'treeitem', grid: 'row' } as const;

/** Place of a row. Nothing where it stands there already: elements without a style of their own share what the browser finds out for one. */
const placed = ({ id, slot, shiftPx, active }: RowPlace) =>
  ({
    id,
    'data-mp-row': slot,
    'data-active': active,
    style: shiftPx === 0 ? undefined : { transform: `translateY(${shiftPx}px)` },
  }) as const;

/** Attributes of an option in a list of names, or of a node of a tree. */
function nameRow(view: OptionRowView) {
  const { row, look } = view;
  const { isChosen, branch, depth = 0 } = row;
  const isTree = look.kind === 'tree';
  const isMany = look.cardinality === 'many';
  return {
    ...placed(view),
    role: ROLE[look.kind],
    'data-trail': (look.isColumn && branch?.isExpanded) || undefined,
    'aria-selected': isTree && isMany ? undefined : isChosen,
    'aria-checked': isTree && hasBox(view) ? (branch?.isHalf ? 'mixed' : isChosen) : undefined,
    'aria-setsize': row.setSize,
    'aria-posinset': row.positionInSet,
    'aria-level': isTree ? depth + 1 : undefined,
    'aria-expanded': branch?.isExpanded,
    'aria-busy': branch?.isBusy || undefined,
    'aria-disabled': row.reason ? true : undefined,
    'aria-description': row.group,
  } as const;
}

/** Attributes of a row with columns: a reader that follows `aria-activedescendant` hears its name and no cells. */
const gridRow = (view: OptionRowView) =>
  ({
    ...placed(view),
    role: 'row',
    'aria-label': view.name,
    'aria-selected': view.row.isChosen,
    'aria-rowindex': view.row.positionInSet + 1,
    'aria-disabled': view.row.reason ? true : undefined,
  }) as const;

/** True where a row is drawn with a box of its own: several can be chosen, and this one does not only lead to them. */
export const hasBox = ({ row, look }: OptionRowView): boolean => look.cardinality === 'many' && row.branch?.isWay !== true;

/**
 * Attributes of an option: role, name, place in the set, states, and where it stands. `data-active` is `key` or `pointer` while the
 * keyboard is on it, `data-trail` is there on the open node of a column.
 * @param own attributes of whoever draws, merged with these
 */
export const optionRowProps = <Own extends object = object>(view: OptionRowView, own?: Own) =>
  mergeProps<ReturnType<typeof nameRow> | ReturnType<typeof gridRow>, Own>(view.look.kind === 'grid' ? gridRow(view) : nameRow(view), own);

/** Attributes of the heading of a group. A reader hears it with each option; the keyboard passes over it. */
export const headingRowProps = <Own extends object = object>(view: HeadingRowView, own?: Own) =>
  mergeProps({ ...placed(view), 'aria-hidden': true } as const, own);

/** Attributes of the end of a list that is not all here: on its way, to be asked for, or failed. In a grid its text is in a `gridcell`. */
export function endRowProps<Own extends object = object>(view: EndRowView, own?: Own) {
  const { row, look } = view;
  return mergeProps(
    {
      ...placed(view),
      role: ROLE[look.kind],
      'aria-selected': look.kind === 'grid' ? undefined : false,
      'aria-level': look.kind === 'tree' ? (row.depth ?? 0) + 1 : undefined,
      'aria-disabled': row.status === 'loading' || row.status === 'complete' || undefined,
    } as const,
    own,
  );
}

/** Attributes of the name in a row, or of one of its texts: one that is cut off is told by the mouse. */
export const optionNameProps = <Own extends object = object>(own?: Own) => mergeProps({ 'data-mp-name': '' } as const, own);

/** Attributes of the part of a branch that opens and closes it when it is pressed. */
export const optionToggleProps = <Own extends object = object>(own?: Own) => mergeProps({ 'data-mp-toggle': '' } as const, own);

/** Attributes of the row of heads above a list with columns; it stays in view. */
export const listHeadProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ role: 'row', 'aria-rowindex': 1, 'data-mp-head': '' } as const, own);

/** Attributes of the head of a column. @param at its place, from 0 */
export const listColumnProps = <Own extends object = object>(at: number, own?: Own) =>
  mergeProps({ role: 'columnheader', 'aria-colindex': at + 1 } as const, own);

/** Attributes of a cell. @param at the place of its column, from 0 */
export const listCellProps = <Own extends object = object>(at: number, own?: Own) =>
  optionNameProps(mergeProps({ role: 'gridcell', 'aria-colindex': at + 1 } as const, own));

/** Texts of a row with the heads of their columns, and why it cannot be chosen. */
export function namesOf({ row }: Pick<OptionRowView, 'row'>, columns: readonly ListColumn[]): readonly string[] {
  const { cells = [], reason } = row;
  const texts = columns.map(({ label }, column) => `${label} ${cells[column] ?? ''}`.trim());
  return [...texts, ...(reason ? [reason] : [])];
}
