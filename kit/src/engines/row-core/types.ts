/**
 * Records in depth-first order, addressed by a row number from 0 to `size - 1`.
 * A flat list is a tree whose rows are all leaves. Nothing here copies a record.
 */
export interface RowTree<T> {
  readonly size: number;
  readonly record: (row: number) => T;
  readonly idOf: (row: number) => string;
  /** The id of a record, whether it is in this tree or not. */
  readonly identify: (record: T) => string;
  /** Row of an id, -1 when it is not here. When two records share an id the first one answers. */
  readonly indexOf: (id: string) => number;
  /** 0 for a root. */
  readonly depth: (row: number) => number;
  /** -1 for a root. */
  readonly parent: (row: number) => number;
  /** First row after the last descendant; `row + 1` for a leaf. */
  readonly subtreeEnd: (row: number) => number;
  readonly hasChildren: (row: number) => boolean;
  /** Number of siblings including the row itself, whether they are in view or not. */
  readonly setSize: (row: number) => number;
  /** Place among the siblings, from 1. */
  readonly positionInSet: (row: number) => number;
}

/** The rows in view: those whose every ancestor is expanded. */
export interface VisibleRows {
  readonly count: number;
  /** Row number at a position in view; positions run from 0 to `count - 1`. */
  readonly at: (position: number) => number;
  /** Position of a row, -1 when an ancestor hides it. */
  readonly positionOf: (row: number) => number;
}

/** Rows a filter left over. */
export interface FilteredRows<T> {
  /** Matches, their ancestors, and (closed) what lies below a match, so that a found parent can still be opened. */
  readonly tree: RowTree<T>;
  readonly matchCount: number;
  /** Rows that must be open for every match to be in view. */
  readonly expandedIds: Expanded;
  /** Row of the whole tree that a row of `tree` is. */
  readonly sourceRow: (row: number) => number;
}

/** Open rows with children: their ids, or every one of them. */
export type Expanded = ReadonlySet<string> | 'all';
