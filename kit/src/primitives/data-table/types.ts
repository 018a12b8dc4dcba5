import type { ReactNode } from 'react';
import type { Selection } from '../../engines/selection/index.ts';
import type { IconShape } from '../icon/index.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** What the cell says as plain text: sorted by, copied, spoken, shown in a tooltip. Empty shows a dash. */
  readonly text: (row: Row) => string;
  /** What the cell shows instead of its text. Never a control: what can be operated is an action of the row. */
  readonly cell?: (row: Row) => ReactNode;
  /** `end` for figures. @defaultValue `start` */
  readonly align?: 'start' | 'end';
  /** Fixed, or a share of the room that is left with the least it needs. */
  readonly width: { readonly px: number } | { readonly flex: number; readonly minPx: number };
  /** Makes the header a button. `text` and `number` order the rows given; with `server` they come ordered. */
  readonly sort?: 'text' | 'number' | 'server';
  /**
   * Place in the two-line row of narrow and touch screens. One column is the `title`; `meta` stands in the second line, a
   * figure with its header before it; `status` at the end; `hidden` is left out.
   */
  readonly narrow: 'title' | 'meta' | 'status' | 'hidden';
  /** In the second line the header stands before the text too: for a yes or no, which says nothing alone. */
  readonly isNamedInNarrow?: boolean;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** One thing that can be done with a row. The first one is what Enter on the row does. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape;
  readonly tone?: 'plain' | 'danger';
  readonly run: () => void;
}

/** Parents and children; left out for a list. */
export interface TableTree<Row> {
  readonly childrenOf: (row: Row) => readonly Row[] | null | undefined;
  readonly expandedIds: ReadonlySet<string>;
  readonly onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
}

export interface TableSelection {
  readonly value: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Size of the whole set when more than the rows given can be chosen. @defaultValue the number of rows given */
  readonly total?: number;
}

export type TableState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  /** `detail`: the server's reason or the number of the request. */
  | { readonly kind: 'failed'; readonly retry: () => void; readonly detail?: ReactNode }
  /** `panel`: a `StatePanel` that says why and what to do. */
  | { readonly kind: 'empty'; readonly panel: ReactNode };

/** Give the table a `key` when its rows become another list, so that it starts at the top; a refresh keeps the key and the focus. */
export interface DataTableProps<Row> {
  /** Spoken name of the table. */
  readonly label: string;
  /** Stable between renders, like every function here. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** How a row is called in the names of its controls: “Select …”. */
  readonly rowLabel: (row: Row) => string;
  readonly tree?: TableTree<Row>;
  /** The order in force. Left out, the table keeps it itself. */
  readonly sort?: Sort | null;
  /** Null when the third press of a header takes the order away. */
  readonly onSortChange?: (sort: Sort | null) => void;
  readonly selection?: TableSelection;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** @defaultValue `ready` */
  readonly state?: TableState;
}
