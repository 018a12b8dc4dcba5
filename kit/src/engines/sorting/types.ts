/** Part of a row that is the row itself. */
export const ROW = -1;
/** Part by which a row is taken hold of. */
export const HANDLE = 0;

/** Part of a row that has the keyboard, or was pressed. Places count from 0. */
export interface RowPart {
  readonly id: string;
  readonly place: number;
  /** `ROW`, `HANDLE`, or the number of another part. */
  readonly part: number;
}

/** Acts on the order of rows. `silently` while a pointer drags: the place is said where the row is let go. */
export interface SortActs {
  /** True while a row is held, before React has drawn it too. */
  readonly isHeld: () => boolean;
  readonly take: (id: string, how?: 'silently') => void;
  /** Brings what is held to a place, from 0; beyond the ends it is the end. */
  readonly carryTo: (to: number, how?: 'silently') => void;
  readonly carryBy: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  /** Moves a row by one at once. */
  readonly step: (id: string, by: 1 | -1) => void;
}

/** Options of `useSortRows`. */
export interface SortRowsOptions {
  /** Ids of the rows in the order that shows. */
  readonly ids: readonly string[];
  /** Rows stand one beside the other: the arrows to the sides go to the next row too. @defaultValue false */
  readonly isLine?: boolean;
  readonly acts: SortActs;
  /** Keys of whoever has the rows, on a row or a part of it. @returns whether it was one */
  readonly onKey: (key: string, at: RowPart) => boolean;
  /** A press on a part other than the handle. */
  readonly onPress: (at: RowPart, by: 'keys' | 'pointer') => void;
}
