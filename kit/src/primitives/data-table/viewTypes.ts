import type { ReactNode } from 'react';
import type { Style } from '../../engines/prop-getters/index.ts';
import type { Pin, RowLayout, ShownColumn } from './columns/rowLayout.ts';
import type { Column, RowAction, Sort, TableMore } from './types.ts';

/** One row as it is drawn: the same object as long as nothing of it changes. */
export interface TableRowView<Row> {
  /** Id of the element. */
  readonly id: string;
  readonly slot: number;
  readonly offsetPx: number;
  /** Facts all rows of the table share. */
  readonly layout: RowLayout<Row>;
  readonly record: Row;
  /** Texts of the cells, column by column. */
  readonly texts: readonly string[];
  /** Number of the row in the whole list, from 1. */
  readonly number: number;
  /** 0 for a root, and in a list. */
  readonly depth: number;
  readonly setSize: number;
  readonly positionInSet: number;
  /** Undefined for a leaf, and in a list. */
  readonly isExpanded: boolean | undefined;
  readonly isSelected: boolean;
  /** True for a row that has just been made, and stands out for a while. */
  readonly isRevealed: boolean;
  /** Reason the row cannot be chosen, empty where nobody would; null when it can. */
  readonly refused: string | null;
  /** Part that is the tab stop of the table, -1 for the row itself; null when another row has it. */
  readonly activeStop: number | null;
}

/** A cell of a row, by `cellsOf(row)`. */
export type TableCellView<Row> =
  | CellBase<Row>
  /** Number of the row, where the list is numbered. */
  | (Omit<CellBase<Row>, 'kind' | 'column'> & { readonly kind: 'number' })
  /** Room of columns that are out of sight. */
  | { readonly kind: 'room'; readonly key: string; readonly style: Style; readonly content: null };

interface CellBase<Row> {
  readonly kind: 'cell';
  readonly key: string;
  readonly column: Column<Row>;
  /** Place of the column among those that are shown. */
  readonly place: number;
  readonly role: 'rowheader' | 'gridcell' | 'cell';
  readonly colIndex: number;
  readonly stop: number;
  readonly isTabStop: boolean;
  readonly text: string;
  /** Node of the column, else the text. Empty where there is no value. */
  readonly content: ReactNode;
  readonly lang: string | undefined;
  readonly translate: 'no' | undefined;
  /** True for the first cell of a tree, which opens and closes its row. */
  readonly isBranch: boolean;
  /** Holding of a column that stays in sight. */
  readonly pin: Pin | undefined;
  readonly style: Style | undefined;
}

/** An action of a row, by `actionsOf(row)`. */
export interface TableActionView {
  readonly action: RowAction;
  readonly stop: number;
  readonly isTabStop: boolean;
  /** Its words and the name of the row. */
  readonly name: string;
  readonly lang: string | undefined;
}

/** A header: the same object as long as nothing of it changes. */
export interface TableHeadView<Row> {
  readonly key: string;
  readonly kind: 'check' | 'choice' | 'number' | 'column' | 'actions';
  /** Words of the header; of `check` the name of its checkbox, of `choice` to be heard only. */
  readonly text: string;
  readonly colIndex: number;
  /** Column of a header of the kind `column`. */
  readonly column: Column<Row> | undefined;
  /** Place of the column among those that are shown. */
  readonly place: number;
  /** True where it is a button that orders the rows. */
  readonly isSortable: boolean;
  readonly direction: Sort['direction'] | undefined;
  /** Part of the head it is; undefined where it takes no keyboard. */
  readonly stop: number | undefined;
  readonly tabIndex: 0 | -1 | undefined;
  /** `tabIndex` of the edge after it, which makes the column wider. */
  readonly edgeTabIndex: 0 | -1;
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  readonly pin: Pin | undefined;
  readonly style: Style | undefined;
}

/** The row at the end of a list that goes on. */
export interface TableMoreView {
  readonly id: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly kind: TableMore['kind'];
  /** Words for what has become of it; empty where its button says it. */
  readonly text: string;
  /** Words of its button; empty at the end of the list, which has none. */
  readonly label: string;
  readonly onAsk: () => void;
  readonly isOperated: boolean;
  readonly activeStop: number | null;
}

/** Row of sums at the lower edge, in sight however long the table is; read only. The same object as long as nothing of it changes. */
export interface TableSummaryView<Row> {
  readonly id: string;
  /** Its slot while it has the keyboard. */
  readonly slot: number | undefined;
  readonly layout: RowLayout<Row>;
  readonly rowIndex: number | undefined;
  readonly sums: readonly TableSumView<Row>[];
  readonly activeStop: number | null;
  readonly onPress: (stop: number) => void;
}

/** A cell of the row of sums. */
export interface TableSumView<Row> {
  readonly shown: ShownColumn<Row>;
  readonly place: number;
  /** Empty for none. */
  readonly text: string;
}
