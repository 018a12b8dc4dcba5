import type { FC, RefObject } from 'react';
import type { FieldPath, ProblemKind, TableColumn, Text } from '../../forms/grammar/index.ts';
import type { FormStore } from '../../forms/store/index.ts';
import type { PartsProps } from '../../primitives/parts/index.ts';
import type { InputColumn, InputTableHandle, Row } from '../../widgets/input-table/headless.ts';
import type { InputTablePart } from '../../widgets/input-table/index.ts';

/** Column of the states of rows: every row has an id, so that none of its cells is empty. */
export const STATE = 'id';
/** Row of the table as one of a grid, whose rows all have ids. */
export const asRow = (row: Row) => row as GridRow;

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

/** A column of a grid in markup of one's own. */
export interface RowGridColumn extends InputColumn {
  /** Words of the row that nobody changes here: the form over the row does not know them. @defaultValue false */
  readonly isWords?: boolean;
}

/** Column of the states of rows. The same object until something of it changes. */
export interface StateColumn {
  readonly label: string;
  /** Component with the state of a row in words and what can be done about it: `useRowState` has it. */
  readonly Shown: FC<{ readonly row: Row }>;
}

/** Options of `useRowGrid`. */
export interface RowGridOptions {
  /** Handle of the table that is drawn, which whoever draws it puts here. */
  readonly tableRef: RefObject<InputTableHandle | null>;
  /** Stable between renders. */
  readonly columns: readonly RowGridColumn[];
  readonly stateColumn: StateColumn;
  readonly rows: readonly GridRow[];
  readonly states: RowStates;
  /** Words of a value as the server has sent them; null where the row holds another value by now. Stable between renders. */
  readonly sentText?: ((row: GridRow, field: FieldPath) => string | null) | undefined;
  /** Sentence on what the form over a row finds wrong in a cell. Stable between renders. */
  readonly problemText: (field: FieldPath, problem: ProblemKind | { readonly message: Text }) => string;
  readonly onChange: (rows: readonly GridRow[]) => void;
  /** Called with the cells in which something stands that is no value, and with `faults`. */
  readonly onFaults?: (faults: readonly CellFault[]) => void;
  /** Faults of cells that were looked up. */
  readonly faults?: readonly CellFault[];
  /** Asks to save a row. */
  readonly onSave: (id: string) => void;
  /** Asks to take back what was changed in a row. */
  readonly onTakeBack: (id: string) => void;
  /** Somebody has tried to save: problems are told in every cell. @defaultValue false */
  readonly isReported?: boolean;
}

/** Parts of the drawn grid, for `parts` and as `data-part`. */
export type RowGridPart = InputTablePart | 'help' | 'state';

/** Look of the drawn grid and of its parts. */
export type RowGridLook = PartsProps<RowGridPart>;
