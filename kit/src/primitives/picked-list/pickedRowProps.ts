import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { PickedRowView } from './types.ts';

/** The part of a row that is its button. */
export const REMOVE_STOP = 0;

/** Attributes of a row: role, name, position, and where it stands. */
export const pickedRowProps = <Own extends object = object>(view: PickedRowView, own?: Own) =>
  mergeProps(
    {
      role: 'row',
      id: view.id,
      'data-mp-row': view.slot,
      'aria-rowindex': view.at + 1,
      'aria-label': view.name,
      tabIndex: view.isTabStop ? 0 : -1,
      style: { transform: `translateY(${view.offsetPx}px)` },
    } as const,
    own,
  );

/** Attributes of the cell that holds the name. */
export const pickedCellProps = <Own extends object = object>(own?: Own) => mergeProps({ role: 'gridcell' } as const, own);

/** Attributes of the cell around the button; draw it while the view has a `removeLabel`. */
export const pickedRemoveCellProps = <Own extends object = object>(own?: Own) =>
  mergeProps({ role: 'gridcell', 'data-mp-stop': REMOVE_STOP, 'data-mp-stop-for': 'button' } as const, own);

/** Attributes of the `button` that takes the thing out. */
export const pickedRemoveProps = <Own extends object = object>({ identity, removeLabel, onRemove }: PickedRowView, own?: Own) =>
  mergeProps({ type: 'button', tabIndex: -1, 'aria-label': removeLabel ?? undefined, onClick: () => onRemove?.(identity) } as const, own);
