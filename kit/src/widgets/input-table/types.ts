import type { ComponentType, Ref } from 'react';
import type { Row, UndoName } from '../../engines/input-rows/index.ts';
import type { CellGridMessages } from '../../primitives/cell-grid/headless.ts';
import type { FieldUse, FieldWords } from '../../primitives/field/index.ts';
import type { PartsProps } from '../../primitives/parts/index.ts';
import type { RowSizes, SizeGuess } from '../../primitives/row-scroller/headless.ts';

export type { Row } from '../../engines/input-rows/index.ts';

/** Reading of a text that was typed or pasted: the value, or why it is none. */
export type CellReading = { readonly value: unknown } | { readonly problem: string };

/** Props of the field of one cell. */
export interface CellFieldProps {
  readonly id: string;
  /** Name of the field: that of its column, with its row where nothing around it says that. */
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly use: FieldUse;
  readonly value: unknown;
  readonly row: Row;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
  /** Says that what stands in the field is no value, or is one again; with its text it stands in the cell when the field is gone. */
  readonly onProblem: (message: string | null, typed?: string) => void;
  /** Text that stands in the cell in place of a value: what the field begins with. */
  readonly typed: string | null;
}

/** A column. The same object for as long as nothing of it changes: a new one draws its cells anew. */
export interface InputColumn {
  /** Member of the rows. */
  readonly id: string;
  readonly label: string;
  /**
   * `typed`: a text box in every cell. `field`: a text until it is edited, then its field. `toggle`: a text that a press turns
   * round. `fixed`: a text.
   */
  readonly kind: 'typed' | 'field' | 'toggle' | 'fixed';
  /** Least width, and share of the room that is left. */
  readonly minPx: number;
  readonly flex: number;
  /** @defaultValue `start` */
  readonly align?: 'start' | 'end';
  /** Value of a cell nobody has filled in. */
  readonly empty: unknown;
  /** The value as it is shown and copied; some follow from other members of the row. */
  readonly text: (value: unknown, row: Row) => string;
  /** Reads what was typed or pasted; left out, nothing can be pasted into it. */
  readonly read?: (text: string, row: Row) => CellReading;
  /** Content of a cell that is not edited, where a text alone does not do: names that are still on their way. */
  readonly Shown?: ComponentType<{ readonly value: unknown; readonly row: Row }>;
  /** A typed value as it is kept, once its cell is left. */
  readonly tidy?: (value: unknown) => unknown;
  /** Value a press leads to. */
  readonly turned?: (value: unknown) => unknown;
  /** Members that are emptied when a person changes this one. */
  readonly empties?: readonly string[];
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** Field of one cell; on a narrow screen that of every cell. */
  readonly Field?: ComponentType<CellFieldProps>;
  readonly isRequired: (row: Row) => boolean;
  readonly isShown: (row: Row) => boolean;
  readonly isDisabled: (row: Row) => boolean;
  /** Sentence on what is wrong with a cell; null when it is fine. */
  readonly problem: (row: Row) => string | null;
  /** Stays in sight at the end while the others scroll sideways: for the last column. @defaultValue false */
  readonly isHeld?: boolean;
  /** Is added up in the row of sums, with commas where asked for. */
  readonly sum?: { readonly hasThousands: boolean };
}

/** A cell in which something stands that is no value; rows count from 0. */
export interface CellNote {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** Commands for whoever has the table: a summary of errors that leads into a cell. */
export interface InputTableHandle {
  /** Brings the keyboard into a cell, edited; `row` counts from 0. Where it is there already, the problem of the cell is said. */
  readonly goTo: (row: number, columnId: string) => void;
  /** Draws what is wrong anew: a rule was looked up. */
  readonly rejudge: () => void;
  /** Rows as they are now, before whoever has the table has heard of it. */
  readonly rows: () => readonly Row[];
  /** Row the keyboard is in or was in last; counts from 0. */
  readonly rowAt: () => number;
  /** Adds a row at the top and brings the keyboard into its first cell. */
  readonly addOnTop: (row: Row) => void;
  /** Takes a row away without a question. */
  readonly drop: (row: number) => void;
  /** Puts the members of a row back as one change that can be undone, and forgets what is typed in it and no value. */
  readonly reset: (row: number, members: Row) => void;
  /** Ends editing: what stands in the cell is judged, and said where it is wrong; `unsaid` for who leads to the first problem next. */
  readonly commit: (said?: 'said' | 'unsaid') => void;
}

/** Rows that are chosen elsewhere. @source forms §3 */
export interface RowChoice {
  /** Words of the button that opens it. */
  readonly label: string;
  /** Asks for rows; an empty list when nothing was chosen. */
  readonly choose: () => Promise<readonly Row[]>;
  /** No button adds an empty row beside it. @defaultValue false */
  readonly isOnly?: boolean;
}

/** Sentences of a table that is filled in; rows count from 1. */
export interface InputTableMessages {
  readonly cells: CellGridMessages;
  /** Head of the numbers of rows. */
  readonly numbers: string;
  /** Head of the row of sums. */
  readonly total: string;
  /** Name of a row. */
  readonly row: (row: number) => string;
  /** Name of the button that deletes a row. */
  readonly removeRow: (row: number) => string;
  /** Name of a cell. */
  readonly cell: (column: string, row: number) => string;
  /** Name of a card, on a narrow page. */
  readonly card: (table: string, row: number) => string;
  readonly editing: (column: string, row: number) => string;
  readonly problem: (column: string, problem: string) => string;
  /** There is no room for more rows. */
  readonly full: string;
  /** A change as what was undone: “editing row 2”. */
  readonly deed: (deed: UndoName) => string;
  readonly undone: (deed: string) => string;
  readonly redone: (deed: string) => string;
  readonly moved: (row: number, to: number) => string;
  /** So many rows were added; the first of them is `row`. */
  readonly added: (rows: number, row: number) => string;
  readonly removed: (row: number, left: number) => string;
}

/** Facts of a table that is filled in, whoever draws it. */
export interface InputTableData extends FieldWords {
  /** Stable between renders. */
  readonly columns: readonly InputColumn[];
  readonly onChange?: (rows: readonly Row[]) => void;
  /** The keyboard has left the table. */
  readonly onLeave?: () => void;
  /** Cells in which something stands that is no value. */
  readonly onUnreadable?: (cells: readonly CellNote[]) => void;
  /** Problems are told in every cell, not only in those that were left. */
  readonly isReported?: boolean;
  readonly use?: FieldUse;
  /** Rows can be added and removed. @defaultValue true */
  readonly canAdd?: boolean;
  readonly maxRows?: number;
  /** Enter in the last row adds one. @defaultValue false */
  readonly addsBelow?: boolean;
}

/** A question before a row is deleted. */
export interface RowRemoval {
  /** Row that goes, from 1. */
  readonly row: number;
  readonly answer: (isSure: boolean) => void;
}

/** Options of `useInputTable`. */
export interface InputTableOptions extends InputTableData {
  /** Rows, where they are given. Left out, the table keeps them itself. */
  readonly rows?: readonly Row[];
  /** Rows a table that keeps them itself begins with. @defaultValue none */
  readonly initialRows?: readonly Row[];
  readonly messages: InputTableMessages;
  /** Asks before a row is deleted, from 1; left out, `removal` is the question, to be drawn. */
  readonly ask?: (row: number) => Promise<boolean>;
  /** Rows that are chosen elsewhere, an empty list when nothing was chosen. */
  readonly choose?: (() => Promise<readonly Row[]>) | undefined;
  /** Sizes the grid has before it is measured, so that rows are there at once, on a server too. */
  readonly initial?: RowSizes;
  /** Sizes that tables of one look share, in place of `initial`. */
  readonly guess?: SizeGuess;
}

/** Parts of the drawn table, for `parts` and as `data-part`. */
export type InputTablePart =
  | 'label'
  | 'required'
  | 'grid'
  | 'head'
  | 'columnHead'
  | 'row'
  | 'rowHead'
  | 'remove'
  | 'cell'
  | 'input'
  | 'problem'
  | 'sums'
  | 'empty'
  | 'cards'
  | 'card'
  | 'foot'
  | 'message';

export interface InputTableProps extends InputTableData, PartsProps<InputTablePart> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Its name stands above it already, and is only spoken. @defaultValue false */
  readonly isLabelHidden?: boolean;
  /** Words of the button that adds a row. */
  readonly addLabel: string;
  readonly choice?: RowChoice;
  readonly handleRef?: Ref<InputTableHandle>;
}
