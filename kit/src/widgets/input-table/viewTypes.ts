import type { RefObject } from 'react';
import type { RowId } from '../../engines/input-rows/index.ts';
import type { SizeGuess } from '../../primitives/row-scroller/headless.ts';
import type { CellContent, TableModel } from './tableModel.ts';
import type { InputColumn, InputTableMessages } from './types.ts';

/** Hands of whoever works on the cells from outside them: buttons below the table, a summary of errors. */
export interface GridHands {
  /** Carries something out and leaves the keyboard where the table has it then. */
  readonly run: (act: () => void) => void;
  /** Puts the keyboard back where the table has it, if what held it there has gone. */
  readonly keep: () => void;
}

/** State that the parts of one table share. Whoever draws hands it on to the hooks of the parts; the same object until a fact of it changes. */
export interface InputGrid {
  readonly table: TableModel;
  /** Begin of the ids of cells. */
  readonly id: string;
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  /** Columns as they are now; the table hears of new ones after this drawing. */
  readonly columns: readonly InputColumn[];
  readonly isReadOnly: boolean;
  readonly messages: InputTableMessages;
  readonly guess: SizeGuess | undefined;
  readonly handsRef: RefObject<GridHands | null>;
  /** Removes a row after a question; rows count from 0. */
  readonly removeRow: (at: number) => void;
  /** The keyboard has left the cells. */
  readonly leave: () => void;
}

/** One row of the grid as it is drawn: the same object as long as nothing of it changes. */
export interface InputRowView {
  readonly grid: InputGrid;
  /** Id of the element. */
  readonly domId: string;
  readonly slot: number;
  readonly id: RowId;
  /** Place of the row, from 0. */
  readonly at: number;
  readonly offsetPx: number;
  /** Column that has the keyboard, 0 for the head of the row; null when another row has it. */
  readonly activeCol: number | null;
  /** The active cell is edited. */
  readonly isEdited: boolean;
  /** Columns that are chosen, ends inclusive; null where none is. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  readonly isRemovable: boolean;
}

/**
 * Content of a cell. `resting`: the text of a typed cell the keyboard is not in. `typed`: a text box. `field`: the field of its
 * column. `shown`: a text, or what its column shows.
 */
export type InputCellKind = 'resting' | 'typed' | 'field' | 'shown';

/** One cell as it is drawn: the same object as long as nothing of it changes. */
export interface InputCellView {
  readonly grid: InputGrid;
  readonly rowId: RowId;
  /** Place of the row, from 0. */
  readonly at: number;
  readonly column: InputColumn;
  /** Place of the column, from 1. */
  readonly col: number;
  readonly kind: InputCellKind;
  readonly content: CellContent;
  /** Has the keyboard, or gets it when the grid does. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Takes nothing. */
  readonly isFixed: boolean;
}

/** Head of one column. */
export interface InputHeadView {
  readonly column: InputColumn;
  /** Place of the column, from 1. */
  readonly col: number;
}

/** Cell of the row of sums. */
export interface InputSumView extends InputHeadView {
  readonly isActive: boolean;
}

/** A row as a card of fields, for narrow pages. */
export interface InputCardView {
  readonly grid: InputGrid;
  readonly id: RowId;
  /** Place of the row, from 0. */
  readonly at: number;
  readonly isRemovable: boolean;
}
