import { useRef } from 'react';
import { selectAll, selectNone, selectionState, setSelected, toggle } from '../../engines/selection/index.ts';
import type { RowTree, VisibleRows } from '../../engines/row-core/index.ts';
import type { TableSelection } from './types.ts';

/** Choosing rows one by one, as a range from the row chosen last, and all at once. */
export function useRowSelection<Row>(selection: TableSelection | undefined, tree: RowTree<Row>, view: VisibleRows) {
  const rangeFrom = useRef<string | null>(null);
  const total = selection?.total ?? tree.size;
  const idAt = (position: number) => tree.idOf(view.at(position));

  return {
    selected: selection ? selectionState(selection.value, total) : ('none' as const),
    /** Turns one row over; the next range begins there. */
    toggleAt: (position: number) => {
      if (!selection) return;
      rangeFrom.current = idAt(position);
      selection.onChange(toggle(selection.value, idAt(position)));
    },
    /** Chooses the rows from the one chosen last, or from `start` when none was, to `position`. */
    chooseTo: (position: number, start: number) => {
      if (!selection) return;
      rangeFrom.current ??= idAt(start);
      const known = view.positionOf(tree.indexOf(rangeFrom.current));
      const from = known < 0 ? start : known;
      const ids = Array.from({ length: Math.abs(position - from) + 1 }, (_, step) => idAt(Math.min(from, position) + step));
      selection.onChange(setSelected(selection.value, ids, true));
    },
    toggleAll: () => selection?.onChange(selectionState(selection.value, total) === 'all' ? selectNone : selectAll),
  };
}
