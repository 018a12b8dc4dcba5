import type { RowTree, VisibleRows } from '../../engines/row-core/index.ts';

/** The row that is the tab stop, remembered by key: its number changes when the list does. */
export interface ActiveRow {
  readonly id: string | null;
  /** Position it was last seen at: the place taken when the row is gone. `HEAD` when the tab stop is above the rows. */
  readonly position: number;
  /** `ROW_STOP`, or the part of the row that has the keyboard. */
  readonly stop: number;
  /** Number of times a refresh took the active row away. */
  readonly timesLost: number;
}

/** The row itself, not a part of it. */
export const ROW_STOP = -1;
/** Position of the head of a table. */
export const HEAD = -1;

export const firstRow: ActiveRow = { id: null, position: 0, stop: ROW_STOP, timesLost: 0 };

/** The active row after the list may have changed: by key, else its nearest ancestor in view, else the row that took its place. */
export function relocate<T>(tree: RowTree<T>, view: VisibleRows, active: ActiveRow): ActiveRow {
  if (active.position === HEAD || active.id === null || view.count === 0) return active;
  const inPlace = Math.max(0, Math.min(active.position, view.count - 1));
  const idAt = (position: number) => tree.idOf(view.at(position));
  if (idAt(inPlace) === active.id) return inPlace === active.position ? active : { ...active, position: inPlace };
  for (let row = tree.indexOf(active.id); row >= 0; row = tree.parent(row)) {
    const position = view.positionOf(row);
    if (position >= 0) return { ...active, position, id: tree.idOf(row) };
  }
  return { ...active, position: inPlace, id: idAt(inPlace), timesLost: active.timesLost + 1 };
}
