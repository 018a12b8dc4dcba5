import type { RowId } from '../../engines/input-rows/index.ts';
import { requiredContext } from '../../primitives/required-context/index.ts';
import type { CellView, TableModel } from './tableModel.ts';
import type { InputColumn } from './types.ts';

/** Names of rows and cells; rows count from 1. */
export interface GridWords {
  readonly row: (row: number) => string;
  readonly remove: (row: number) => string;
  readonly cell: (column: string, row: number) => string;
}

/** Parts that cells share; nothing in it changes, so that no cell is drawn for it. */
export interface GridParts {
  readonly table: TableModel;
  /** Begin of the ids of cells. */
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly words: GridWords;
  /** Language of what a cell says, where it is not the page's. */
  readonly langOf: (text: string) => string | undefined;
  /** Makes room in the rows for a sentence of so many lines on what is wrong. */
  readonly noteLines: (lines: number) => void;
  /** Puts the keyboard back where the table has it, if what held it there has gone. */
  readonly keepKeyboard: () => void;
}

/** Props of one cell. */
export interface CellProps {
  readonly id: RowId;
  /** Place of the row, from 0. */
  readonly at: number;
  readonly column: InputColumn;
  /** Place of the column, from 1. */
  readonly col: number;
  readonly view: CellView;
  readonly isActive: boolean;
  readonly isEdited: boolean;
  readonly isChosen: boolean;
}

const [GridProvider, useGrid] = requiredContext<GridParts>('input table', '<InputTable>');
export { GridProvider, useGrid };
