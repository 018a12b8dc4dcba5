import type { FieldPath, TableColumn, Text } from '../../forms/grammar/index.ts';
import type { FormStore } from '../../forms/store/index.ts';
import type { Row } from '../../widgets/input-table/index.ts';

/** A row of a list that is edited in place: a record with its id. */
export type GridRow = Row & { readonly id: string };

/** A column: a control that is written in every row, or words of the row that nobody changes here. */
export type GridColumn =
  | { readonly kind: 'control'; readonly control: TableColumn }
  | {
      readonly kind: 'words';
      readonly id: FieldPath;
      readonly label: Text;
      readonly text: (row: GridRow) => string;
      readonly align?: 'start' | 'end';
    };

/** Phase of a row: as it was loaded, other than that, new, or on its way to the server. */
export type RowPhase = 'clean' | 'changed' | 'new' | 'saving';

/** State of a row; the same object until something of it changes. */
export interface RowState {
  readonly phase: RowPhase;
  /** Form over the row: what its rules say about a cell goes before what the control says by itself. Null for a row nobody has touched. */
  readonly form: FormStore | null;
  /** Reason the row was not saved, where it is about no cell of it. */
  readonly refusal: string | null;
  /** Nobody may change it. */
  readonly isFixed: boolean;
}

/** States of rows, by their ids. */
export interface RowStates {
  readonly of: (id: string) => RowState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Commands for whoever has the grid; rows by their ids. */
export interface RowGridHandle {
  /** Brings the keyboard into a cell of a row, edited; into its first one that can be, without a field. */
  readonly goTo: (id: string, field?: FieldPath) => void;
  /** Adds a row at the top and brings the keyboard into it. */
  readonly add: (row: GridRow) => void;
  /** Takes a row away. */
  readonly drop: (id: string) => void;
  /** Puts values of a row back, as one change, and what is typed in its cells and no value with them. */
  readonly reset: (row: GridRow) => void;
  /** Draws anew what is wrong, required and closed. */
  readonly rejudge: () => void;
  /** Ends editing of the cell the keyboard is in. */
  readonly commit: () => void;
}

/** A cell in which something stands that is no value, or does not fit a rule that was looked up. */
export interface CellFault {
  /** Id of the row. */
  readonly id: string;
  readonly field: FieldPath;
  readonly message: string;
}
