import type { Clock } from '../../engines/clock/index.ts';
import type { ColumnEdge, ColumnSettings } from '../../primitives/data-table/index.ts';

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

export interface ColumnSettingsButtonProps {
  readonly settings: ListColumns;
}

export interface ColumnSettingsDrawerProps {
  readonly settings: ListColumns;
  readonly onClose: () => void;
}
