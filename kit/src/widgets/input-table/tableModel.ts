import type { UndoName, Row, RowId, RowStore } from '../../engines/input-rows/index.ts';
import type { CellNews } from '../../primitives/cell-grid/headless.ts';
import type { InputColumn } from './types.ts';

/** Way a cell came to be edited: it decides where the caret is, and whether a list opens. */
export type EditedBy = 'enter' | 'f2' | 'type' | 'press' | 'next';

/** Place of the keyboard. `at` counts rows from 0, `col` columns, 0 the head of the row. */
export interface CellPlace {
  readonly at: number;
  readonly col: number;
  readonly edited: EditedBy | null;
  /** Other corner of what is chosen; null where that is one cell. */
  readonly anchor: { readonly at: number; readonly col: number } | null;
  /** Every cell is chosen, and the keyboard stays where it is. */
  readonly isAll: boolean;
  /** Moves so far: a move to where one is counts too. */
  readonly turn: number;
}

/** Cells between two corners, ends inclusive. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** News for whoever reads the screen, as data; the words are messages. */
export type TableNews =
  | CellNews
  | { readonly event: 'editing'; readonly row: number; readonly column: InputColumn }
  | { readonly event: 'problem'; readonly column: InputColumn; readonly problem: string }
  | { readonly event: 'full' }
  | { readonly event: 'undone' | 'redone'; readonly deed: UndoName }
  | { readonly event: 'moved'; readonly row: number; readonly to: number }
  | { readonly event: 'added'; readonly rows: number; readonly row: number }
  | { readonly event: 'removed'; readonly row: number; readonly left: number };

/** Content of a cell; the same object until something of it changes. */
export interface CellContent {
  readonly value: unknown;
  readonly text: string;
  /** Sentence on what is wrong, where it is to be told. */
  readonly problem: string | undefined;
  readonly isRequired: boolean;
  /** Takes nothing: it is worked out, or its use depends on another cell. */
  readonly isFixed: boolean;
  readonly isShown: boolean;
}

/** Facts of a table that its parent may change. */
export interface TableFacts {
  readonly columns: readonly InputColumn[];
  readonly isEditable: boolean;
  readonly canAdd: boolean;
  readonly maxRows: number;
  readonly addsBelow: boolean;
  readonly isReported: boolean;
  readonly hasSums: boolean;
}

/** A table under the hands of a person: where the keyboard is, what stands in the cells, and what every command does. */
export interface TableModel {
  readonly store: RowStore;
  readonly facts: () => TableFacts;
  readonly setFacts: (facts: TableFacts) => void;
  readonly place: () => CellPlace;
  readonly subscribePlace: (listener: () => void) => () => void;
  readonly view: (id: RowId, column: InputColumn) => CellContent;
  readonly range: () => Range;
  /** Rows that can be reached, that of sums included. */
  readonly reach: () => number;
  readonly isFull: () => boolean;
  readonly move: (at: number, col: number, how?: { readonly edited?: EditedBy | null; readonly isExtending?: boolean }) => void;
  /** Chooses every cell; the keyboard stays where it is. */
  readonly chooseAll: () => void;
  readonly edit: (by: EditedBy) => void;
  /** The keyboard has come into the field of a card: what is changed in it is taken back together. */
  readonly enter: (at: number, col: number) => void;
  /** Says what is wrong in a cell; nothing where nothing is. */
  readonly sayProblem: (at: number, col: number) => void;
  /** Ends editing: what stands in the cell is judged, and said where it is wrong. */
  readonly commit: (said?: 'said' | 'unsaid') => void;
  /** Ends editing as if nothing had been typed. */
  readonly cancel: () => void;
  /** From an edited cell to the next or previous one that can be. @returns false where there is none */
  readonly next: (by: 1 | -1) => boolean;
  readonly type: (id: RowId, column: InputColumn, text: string) => void;
  /** An input method begins to put a text together, or has ended: until then it is shown and not read. */
  readonly setComposing: (isComposing: boolean) => void;
  readonly setValue: (id: RowId, column: InputColumn, value: unknown) => void;
  readonly setUnreadable: (id: RowId, column: InputColumn, message: string | null, text?: string) => void;
  /** Text that stands in a cell in place of a value; null where there is none. */
  readonly refusedText: (id: RowId, column: InputColumn) => string | null;
  readonly leaveCell: (id: RowId, column: InputColumn) => void;
  readonly clear: () => void;
  readonly copied: () => string;
  readonly paste: (text: string) => void;
  readonly fill: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Adds rows at the end, or one at the top whose first cell is edited. */
  readonly add: (rows?: readonly Row[], at?: 'end' | 'top') => void;
  /** Puts members of a row back as one change, and forgets what is typed in its cells and no value. */
  readonly reset: (at: number, row: Row) => void;
  readonly remove: (at: number) => void;
  readonly moveRow: (by: 1 | -1) => void;
  readonly toProblem: (by: 1 | -1) => void;
  readonly wakeAll: () => void;
}
