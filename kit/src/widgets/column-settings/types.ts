import type { Clock } from '../../engines/clock/index.ts';
import type { ColumnEdge, ColumnSettings } from '../../primitives/data-table/headless.ts';
import type { PartsProps } from '../../primitives/parts/index.ts';

/** Members of a column of a `DataTable` that the settings need. */
export interface SettableColumn {
  readonly id: string;
  readonly header: string;
  /** Only columns with a property name are listed. @source forms §2.9 */
  readonly prop?: string;
  /** Operation columns come last and are never listed. @source forms §2.9 */
  readonly isOperation?: boolean;
  /** Edge at which the column is held as declared. */
  readonly pinned?: 'start' | 'end';
}

/** One column of what is kept, in order. @source forms §3 @reading R-403 */
export interface SavedColumn {
  readonly prop: string;
  readonly label: string;
  readonly isVisible: boolean;
  /** Width in px; null as declared; undefined where whoever kept the list knows of no widths. */
  readonly widthPx?: number | null | undefined;
  /** Edge; null as declared; undefined where whoever kept the list knows of none. */
  readonly pinned?: ColumnEdge | null | undefined;
}

/** One line of the drawer. */
export interface ListedColumn {
  readonly prop: string;
  readonly label: string;
  readonly isVisible: boolean;
  readonly widthPx: number | null;
  readonly pinned: ColumnEdge | null;
  /** Edge at which it is held as declared. */
  readonly declaredEdge: ColumnEdge;
  /** Not there when the settings were last saved. */
  readonly isNew: boolean;
}

/** The part of `Storage` that is used; a browser may refuse every call of it. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Server that keeps a person’s settings for their other devices. @source forms §7 */
export interface SettingsServer {
  /** Asked each time the list is opened; null, or none, where nothing is kept. `signal` gives the question up. */
  readonly load: (listId: string, signal: AbortSignal) => Promise<readonly SavedColumn[] | null>;
  /** None puts the list back as it was made. */
  readonly save: (listId: string, columns: readonly SavedColumn[]) => Promise<unknown>;
}

/** Stable between renders. */
export interface ColumnSettingsPorts {
  /** Gives the storage; reading `window.localStorage` may itself throw. @defaultValue the browser’s local storage */
  readonly openStorage?: () => SettingsStorage;
  /** The person whose settings they are, where several use one browser. */
  readonly owner?: string;
  readonly server?: SettingsServer;
  /**
   * Teller of what the server did not take, in `words`; it is kept in the browser all the same.
   * @defaultValue says the words to a screen reader
   */
  readonly onSaveFailed?: (words: string, error: unknown) => void;
  readonly clock?: Clock;
}

/** Columns of one list as a person has set them; see `useColumnSettings`. */
export interface ListColumns {
  /** Props of the `DataTable` with these columns. */
  readonly table: { readonly columnSettings: ColumnSettings; readonly onColumnsChange: (settings: ColumnSettings) => void };
  /** Lines of the drawer, in the order in force. */
  readonly listed: readonly ListedColumn[];
  /** Lines it goes back to. */
  readonly defaults: readonly ListedColumn[];
  /** True while the server has not taken what was last saved. */
  readonly isOnlyLocal: boolean;
  /** Keeps the settings; the table follows 50 ms later. @source forms §2.9 */
  readonly apply: (columns: readonly ListedColumn[]) => void;
}

/** Sentences of the columns of a list that a person has set. */
export interface ColumnSettingsMessages {
  /** Word over columns of operations, which are never listed. @source forms §2.9 */
  readonly actions: string;
  readonly saved: string;
  /** The server did not take them; they are kept in the browser. */
  readonly notSaved: string;
}

/** Options of `useColumnSettings`. */
export interface ColumnSettingsOptions {
  /** Id of the menu entry or the model. */
  readonly listId: string;
  /** Stable between renders, like `ports`. */
  readonly columns: readonly SettableColumn[];
  readonly ports?: ColumnSettingsPorts;
  readonly messages: ColumnSettingsMessages;
}

/** Sentences of the panel for columns; places count from 1. */
export interface ColumnPanelMessages {
  /** Columns in all, and how many of them are shown. */
  readonly count: (total: number, shown: number) => string;
  /** Spoken name of a column that is shown. */
  readonly shown: (label: string, place: number, total: number) => string;
  /** Spoken name of a column that is hidden. */
  readonly hidden: (label: string, place: number, total: number) => string;
  /** Part of the spoken name of a column that was not there when the settings were last saved. */
  readonly isNew: string;
  /** Name of the handle by which a column is taken hold of. */
  readonly move: (label: string) => string;
  readonly moveUp: (label: string) => string;
  readonly moveDown: (label: string) => string;
  /** Name of the checkbox that shows a column. */
  readonly show: (label: string) => string;
  /** Name of the button that holds a column in sight while others scroll. */
  readonly keep: (label: string) => string;
  /** Said when a column was shown or hidden, with how many are shown now. */
  readonly turned: (label: string, isShown: boolean, shown: number) => string;
  /** The last column that is shown cannot be hidden. */
  readonly oneStays: string;
  /** Said when a column is held in sight, or let go. */
  readonly kept: (label: string, isKept: boolean) => string;
  /** Said once when a column is taken hold of, with the keys that go on. */
  readonly grabbed: (label: string, place: number, total: number) => string;
  readonly moved: (label: string, place: number, total: number) => string;
  readonly dropped: (label: string, place: number) => string;
  /** Said when a column goes back to its place. */
  readonly cancelled: (place: number) => string;
  readonly isFirst: string;
  readonly isLast: string;
  readonly restored: string;
  readonly undone: string;
}

/** Options of `useColumnPanel`. */
export interface ColumnPanelOptions {
  /** Columns as `useColumnSettings` gives them. */
  readonly settings: ListColumns;
  /** Spoken name of the list of columns. */
  readonly label: string;
  readonly messages: ColumnPanelMessages;
}

/** One column of the panel as it is drawn: the same object as long as nothing of it changes. */
export interface ColumnRowView {
  readonly column: ListedColumn;
  /** Id of the element; it stays at its place while columns move. */
  readonly id: string;
  /** Place from 1. */
  readonly number: number;
  /** Spoken name: label, place, and whether it is shown. */
  readonly name: string;
  readonly isHeld: boolean;
  /** Stays in sight while others scroll. */
  readonly isKept: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Part that is the one tab stop of the list; null when another column has it. */
  readonly activePart: number | null;
  readonly messages: ColumnPanelMessages;
}

/** Parts of the drawn panel, for `parts` and as `data-part`. */
export type ColumnSettingsPart = 'count' | 'list' | 'row' | 'handle' | 'name' | 'new' | 'place' | 'step' | 'keep';

export interface ColumnSettingsButtonProps extends PartsProps<ColumnSettingsPart> {
  readonly settings: ListColumns;
}

export interface ColumnSettingsDrawerProps extends Pick<ColumnSettingsButtonProps, 'settings' | 'parts'> {
  readonly onClose: () => void;
}
