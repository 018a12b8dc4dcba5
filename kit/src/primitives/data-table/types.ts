import type { ReactNode } from 'react';
import type { Selection } from '../../engines/selection/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { TableMessages } from './messageTypes.ts';
import type { PartsProps } from '../parts/index.ts';
import type { RowSizes, SizeGuess } from '../row-scroller/headless.ts';

/**
 * Width of a column in px, or its share of the room that is left. With `mostPx` it is as wide as its header and the rows on the
 * page need, up to so much; the other figure counts as long as there are no rows.
 */
export type ColumnWidth = ({ readonly px: number } | { readonly flex: number; readonly minPx: number }) & { readonly mostPx?: number };

/** Tone of a marked cell. */
export type MarkTone = 'success' | 'warning' | 'danger' | 'info' | 'off';

/** Look of a cell that stands out. It is no content: what it means has to be read in the row too. */
export interface CellMark {
  readonly words?: MarkTone;
  /** Takes the place of the tone of the words. */
  readonly ground?: MarkTone;
  /** @defaultValue false */
  readonly isStrong?: boolean;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Plain text of the cell: sorted by, copied, spoken, shown in a tooltip. Empty shows a dash. */
  readonly text: (row: Row) => string;
  /**
   * Content of the cell in place of its text. Never a control: what can be operated is an action of the row. A part with the id
   * of an action as its `data-mp-action` runs it when it is pressed, as Enter on the row runs the first one.
   */
  readonly cell?: (row: Row) => ReactNode;
  /** Look of a cell that stands out; null for the usual one. Rows count from 0. */
  readonly mark?: (row: Row, at: number) => CellMark | null;
  /** `end` for figures. @defaultValue `start` */
  readonly align?: 'start' | 'end';
  /** Its texts are never translated by a browser: codes, accounts, names of people. @defaultValue figures, dates and what is spelt as a code */
  readonly isVerbatim?: boolean;
  /** Fixed, or a share of the room that is left with the least it needs. */
  readonly width: ColumnWidth;
  /** Makes the header a button. `text` and `number` order the rows given; with `server` they come ordered. */
  readonly sort?: 'text' | 'number' | 'server';
  /** The figure a `number` column is ordered by; much faster than reading it from its text, which is done without. */
  readonly figure?: (row: Row) => number;
  /**
   * Place in the two-line row of narrow and touch screens. One column is the `title`; `meta` stands in the second line, a
   * figure with its header before it; `status` at the end; `hidden` is left out.
   */
  readonly narrow: 'title' | 'meta' | 'status' | 'hidden';
  /** In the second line the header stands before the text too, or a shorter name: for a yes or no, which says nothing alone. */
  readonly isNamedInNarrow?: boolean | string;
  /** In the second line it is read whole, and the names beside it give way: for a moment, of which half says nothing. */
  readonly isWholeInNarrow?: boolean;
  /** Name of the record’s property. Only columns that have one can be ordered, hidden and pinned by a person. @source forms §2.9 */
  readonly prop?: string;
  /** Stays in sight while the others scroll sideways; takes its `px`, or the least of its share. */
  readonly pinned?: 'start' | 'end';
  /**
   * Last in sight and in the DOM, whatever order is asked for.
   * @defaultValue whether the header is the word for actions @source forms §2.9
   */
  readonly isOperation?: boolean;
}

/** Columns as a person has set them; plain JSON. Ids that are no column of the table are passed over. */
export interface ColumnSettings {
  /** Ids in the order wanted; columns that are not named follow as declared. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Widths by id, in px, held between 64 and 640; the others are as declared. @reading R-202 */
  readonly widthsPx: Readonly<Record<string, number>>;
  /** Edges by id, `none` for a column that scrolls with the others; the rest is as declared. */
  readonly pinned: Readonly<Record<string, ColumnEdge>>;
}

/** Edge a column stays at while others scroll sideways. */
export type ColumnEdge = 'start' | 'end' | 'none';

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
  /** It opens the row: on narrow screens, where actions are behind a menu, a press on the two lines does it too. @reading R-045 */
  readonly isOpening?: boolean;
  /** Address it leads to: its words are a link, and a press that asks for a new tab or window stays with the browser. */
  readonly href?: string | undefined;
  readonly run: () => void;
  /** Begins what the action will need, when somebody rests on it or presses it. Gives back what ends it when they leave. */
  readonly prepare?: () => () => void;
}

/** Parents and children; left out for a list. */
export interface TableTree<Row> {
  readonly childrenOf: (row: Row) => readonly Row[] | null | undefined;
  readonly expandedIds: ReadonlySet<string>;
  readonly onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
}

/** State of the rows below an open row, as long as they are not here. */
export type TableBranch = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly retry: () => void };

/** Parents whose children load when they are opened; for `useLazyTree`. */
export interface LazyTableTree<Row> extends TableTree<Row> {
  /** Null once `childrenOf` has the rows, and for a leaf. A row that was never opened is `loading`: so it can be opened. */
  readonly branchOf: (row: Row) => TableBranch | null;
}

export interface TableSelection<Row = unknown> {
  readonly value: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Size of the whole set when more than the rows given can be chosen. @defaultValue the number of rows given */
  readonly total?: number;
  /** Rows that are chosen and not among those given: on other pages. Part of the count that is spoken. @defaultValue 0 */
  readonly elsewhere?: number;
  /** `one`: a press, Space or Enter chooses the row and nothing else. @defaultValue `many` */
  readonly mode?: 'many' | 'one';
  /** A press on a row and Enter turn it over, as its checkbox does: for rows that can only be chosen. @defaultValue false in `many` */
  readonly isByRow?: boolean;
  /** Enter, or a double press, on a row that can be chosen; in `one` only. @reading R-214 */
  readonly onConfirm?: (row: Row) => void;
  /**
   * Reason a row cannot be chosen, such as one that is flagged top; null when it can. Empty for what nobody would choose, such as the
   * head of a group: there nothing stands in place of the checkbox. Stable. @source forms §2.9 @reading R-200
   */
  readonly canSelect?: (row: Row) => string | null;
}

/** State of the list after the rows given. @source forms §4 */
export type TableMore =
  /** There is more: asked for within 200 px of the end, and by a button. */
  | { readonly kind: 'more'; readonly load: () => void }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Everything is here. */
  | { readonly kind: 'end' };

/** Place of the rows given in the whole list. */
export interface TableList {
  /** Number of the first row given, from 1: 41 on the third page of 20. @defaultValue 1 */
  readonly firstNumber?: number;
  /** Rows of the whole list, null when nobody knows. @defaultValue up to the last row given */
  readonly total?: number | null;
  /** Draws the index column 序号. @source forms §2.9 */
  readonly isNumbered?: boolean;
  /** For a list that grows as one scrolls; left out when the rows given are all there is, or one page of them. */
  readonly more?: TableMore;
}

export type TableState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  /** `detail`: the server's reason or the number of the request. */
  | {
      readonly kind: 'failed';
      readonly retry: () => void;
      readonly detail?: ReactNode;
      /** The list was narrowed down: it says that the filters stay as they are. @defaultValue false */
      readonly isFiltered?: boolean;
    }
  /** `panel`: a `StatePanel` that says why and what to do. */
  | { readonly kind: 'empty'; readonly panel: ReactNode };

/** Facts of a table, whoever draws it. */
export interface TableData<Row> {
  /** Spoken name of the table. */
  readonly label: string;
  /** Stable between renders, like every function here. */
  readonly columns: readonly Column<Row>[];
  /** Settings a person has made of the columns, where the owner holds it; see `useColumnSettings`. Stable between renders. */
  readonly columnSettings?: ColumnSettings | undefined;
  /** Settings the columns begin with where the table holds it itself. */
  readonly initialColumnSettings?: ColumnSettings;
  /**
   * Listener for what a person changes in the table itself: a width, with each key and where a dragged edge is let go. Headers
   * have an edge that can be moved where this, or `initialColumnSettings`, is given.
   */
  readonly onColumnsChange?: ((settings: ColumnSettings) => void) | undefined;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Name of a row in the names of its controls: “Select …”. */
  readonly rowLabel: (row: Row) => string;
  readonly tree?: TableTree<Row>;
  readonly list?: TableList;
  /** The order in force. Left out, the table keeps it itself. */
  readonly sort?: Sort | null;
  /** Null when the third press of a header takes the order away. */
  readonly onSortChange?: (sort: Sort | null) => void;
  readonly selection?: TableSelection<Row>;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** Text of the summary row under a column, empty for none; its first column says 合计. Stable. @source forms §5 */
  readonly summary?: (column: Column<Row>) => string;
  /** @defaultValue `ready` */
  readonly state?: TableState;
  /**
   * Row that has just been made: it is brought into view, is the tab stop where the keyboard is elsewhere, and stands out as
   * long as it is given. Another object shows it anew; a row that is not there is passed over.
   */
  readonly revealed?: { readonly id: string } | null;
}

/** Options of `useTable`. */
export interface TableOptions<Row> extends TableData<Row> {
  readonly messages: TableMessages;
  /** Sizes the table has before it is measured, so that rows are there at once, on a server too. */
  readonly initial?: RowSizes | undefined;
  /** Sizes that tables of one look share, in place of `initial`. */
  readonly guess?: SizeGuess;
  /**
   * `narrow`: rows of two lines, whose heads are heard and not seen and whose columns are in the order title, second line, status.
   * @defaultValue `wide`
   */
  readonly look?: 'wide' | 'narrow';
  /**
   * Origin of the widths of cells. `inline`: each cell says its own in its style, by custom properties of the region. `sheet`: a
   * style sheet reads these properties for the first 24 columns, and knows how wide checkbox, number and actions are.
   * @defaultValue `inline`
   */
  readonly widths?: 'inline' | 'sheet';
  /** Language of a text, where that is not the page’s: of people’s words, or of what may as well be a word of the page. Stable. */
  readonly textLang?: (text: string, origin: 'data' | 'either') => string | undefined;
  /** True where only the actions that a row has room for stand in it, and a menu has the others. @defaultValue false: all stand in it */
  readonly hasActionsMenu?: boolean;
  /** False as long as what draws the row for more, the sums and the separators is on its way. @defaultValue true */
  readonly isFootHere?: boolean;
}

/** Parts of the drawn table, for `parts` and as `data-part`. */
export type TablePart = 'head' | 'header' | 'body' | 'row' | 'cell' | 'action' | 'summary';

/** Give the table a `key` when its rows become another list, so that it starts at the top; a refresh keeps the key and the focus. */
export interface DataTableProps<Row> extends TableData<Row>, PartsProps<TablePart> {}
