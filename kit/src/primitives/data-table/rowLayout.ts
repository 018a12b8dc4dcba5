import { splitActions } from './columns.ts';
import type { Column, RowAction } from './types.ts';

/** A column with its number for a screen reader, which counts columns that narrow screens leave out, too. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>;
  readonly colIndex: number;
}

/** What all rows of a table share: made once, handed down by reference, so that a row renders only when it changes. */
export interface RowLayout<Row> {
  /** In the order they are shown. */
  readonly columns: readonly ShownColumn<Row>[];
  /** Number of the column of actions. */
  readonly actionsColIndex: number;
  readonly isNarrow: boolean;
  readonly isTree: boolean;
  /** Whether rows and cells take the keyboard. */
  readonly isOperated: boolean;
  readonly hasSelection: boolean;
  readonly rowLabel: (row: Row) => string;
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly words: {
    readonly select: (row: string) => string;
    readonly actionsOf: (row: string) => string;
    /** Between the texts of a row that is read out. */
    readonly comma: string;
  };
}

/** Parts of a row that take the keyboard, after the row itself: checkbox, cells, actions. Of the head without a record. */
export function stopCount<Row>({ columns, hasSelection, isNarrow, actions }: RowLayout<Row>, record?: Row): number {
  const cells = columns.length + (hasSelection ? 1 : 0);
  if (record === undefined || !actions) return cells;
  const given = actions(record);
  const { inline, menu } = splitActions(given);
  return cells + (isNarrow ? Math.min(1, given.length) : inline.length + Math.min(1, menu.length));
}
