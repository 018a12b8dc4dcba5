import type { Style } from '../../../engines/prop-getters/index.ts';
import type { ColumnWindow } from './columnWindow.ts';
import { splitActions } from './columns.ts';
import type { Column, RowAction } from '../types.ts';

/** Holding of a cell that stays in sight. */
export interface Pin {
  readonly side: 'start' | 'end';
  /** The last one before the columns that scroll. */
  readonly isEdge: boolean;
}

/** A column with its numbers. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>;
  /** For a screen reader, which counts columns that narrow screens leave out, too. */
  readonly colIndex: number;
  /** The part of a row its cells are; the same wherever the column stands. */
  readonly stop: number;
  readonly pin?: Pin;
  /** Places its cells are held at, and their widths where no style sheet says them; the same object for every row. */
  readonly style?: Style;
}

/** Layout all rows of a table share: made once, handed down by reference, so that a row renders only when it changes. */
export interface RowLayout<Row> {
  /** In the order they are shown. */
  readonly columns: readonly ShownColumn<Row>[];
  /** Columns that have cells in the rows; null for all. The head has every column. */
  readonly window: ColumnWindow | null;
  /** Columns of the whole table, for `aria-colcount`. */
  readonly colCount: number;
  readonly isNarrow: boolean;
  readonly isTree: boolean;
  /** True when rows and cells take the keyboard. */
  readonly isOperated: boolean;
  readonly selection: 'many' | 'one' | null;
  /** The part that is the number of the row; null without an index column. */
  readonly indexStop: number | null;
  /** True when checkbox and number stay in sight, because a column beside them does. */
  readonly isLeadPinned: boolean;
  /** The part that is the first action. */
  readonly actionStop: number;
  /** True when the actions are the first that stay in sight at the end. */
  readonly areActionsEdge: boolean;
  /** Columns that are copied of a row: what is shown of it in a wide table, operations apart. */
  readonly copied: readonly Column<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** True where a menu has the actions that a row has no room for. */
  readonly hasActionsMenu: boolean;
  /** Widths of the cells beside the columns, where no style sheet says them. */
  readonly sides: { readonly select?: Style; readonly index?: Style; readonly actions?: Style };
  /** The `lang` of the text of a cell, where it is not the page's. */
  readonly langOf: (column: Column<Row>, text: string) => string | undefined;
  /** Language of words that are the page's or the data's. */
  readonly wordsLang: (text: string) => string | undefined;
  readonly words: {
    readonly select: (row: string) => string;
    readonly actionsOf: (row: string) => string;
    /** Between the texts of a row that is read out. */
    readonly comma: string;
  };
}

/** The part that is the checkbox. */
export const SELECT_STOP = 0;
/** The separator after a header is this far from the part that is the header. */
export const SEPARATOR = 1000;

/**
 * Parts of a row that take the keyboard, in their order: checkbox, number, cells, actions. Of the head without a record.
 * On narrow screens the number is left out.
 */
export function stopsOf<Row>(layout: RowLayout<Row>, record?: Row): readonly number[] {
  const { columns, selection, indexStop, isNarrow, actions, actionStop, hasActionsMenu } = layout;
  const stops = [
    ...(selection === 'many' ? [SELECT_STOP] : []),
    ...(indexStop === null || isNarrow ? [] : [indexStop]),
    ...columns.map(({ stop }) => stop),
  ];
  if (record === undefined || !actions) return stops;
  const given = actions(record);
  const { inline, menu } = hasActionsMenu ? splitActions(given) : { inline: given, menu: [] };
  const count = isNarrow && hasActionsMenu ? Math.min(1, given.length) : inline.length + Math.min(1, menu.length);
  return [...stops, ...Array.from({ length: count }, (_, place) => actionStop + place)];
}
