/** A row as the form keeps it. It is never changed: another one takes its place. */
export type Row = Readonly<Record<string, unknown>>;
/** Name of a row for as long as the table is there, whatever place it has. */
export type RowId = number;

/** One reversible step of a change. */
export type Step =
  | { readonly kind: 'set'; readonly id: RowId; readonly field: string; readonly before: unknown; readonly after: unknown }
  /** Text that stands in a cell in place of a value: it is shown, and is no part of the rows. */
  | { readonly kind: 'text'; readonly id: RowId; readonly field: string; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'insert'; readonly at: number; readonly id: RowId; readonly row: Row }
  | { readonly kind: 'remove'; readonly at: number; readonly id: RowId; readonly row: Row }
  | { readonly kind: 'move'; readonly from: number; readonly to: number };

/** Deed of a person, as data: what is undone is named by it. Rows count from 1. */
export type UndoName =
  | { readonly does: 'edit' | 'clear'; readonly row: number; readonly field: string }
  | { readonly does: 'paste' | 'fill'; readonly cells: number }
  | { readonly does: 'add'; readonly rows: number }
  | { readonly does: 'remove'; readonly row: number }
  | { readonly does: 'move'; readonly row: number; readonly to: number };

/** A change that can be taken back. */
export interface Change {
  readonly deed: UndoName;
  readonly steps: readonly Step[];
  /** Keys of one stay in a cell are one change. */
  readonly stay?: number;
}

type Stop = () => void;

/** Rows under the hands of a person. Who listens to a row hears of no other; a sum costs what has changed. */
export interface RowStore {
  /** The same list until a row comes, goes or moves. */
  readonly ids: () => readonly RowId[];
  /** The same list until anything changes. */
  readonly rows: () => readonly Row[];
  readonly row: (id: RowId) => Row | undefined;
  readonly subscribeIds: (listener: () => void) => Stop;
  readonly subscribeRow: (id: RowId, listener: () => void) => Stop;
  /** Number that changes whenever those who listen to the row hear of it. */
  readonly versionOf: (id: RowId) => number;
  /** Has the row drawn anew, for something that is no part of it. */
  readonly wakeRow: (id: RowId) => void;
  /** Exact sum of a summed column, as a decimal. What is no number counts as nothing. */
  readonly sum: (field: string) => string;
  readonly subscribeSums: (listener: () => void) => Stop;
  /** A name for a row that comes. */
  readonly newId: () => RowId;
  readonly apply: (change: Change) => void;
  readonly undo: () => Change | null;
  readonly redo: () => Change | null;
  /** Takes back what a stay in a cell has changed, as if it had never been. */
  readonly revert: (stay: number) => void;
  /** Rows from elsewhere: those it has given out itself change nothing. @returns whether anything changed */
  readonly receive: (rows: readonly Row[]) => boolean;
}
