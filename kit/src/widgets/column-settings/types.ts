import type { Clock } from '../../engines/clock/index.ts';
import type { ColumnArrangement } from '../../primitives/data-table/index.ts';

/** Facts the settings have of a column of a `DataTable`. */
export interface SettableColumn {
  readonly id: string;
  readonly header: string;
  /** Only columns with a property name are listed. @source forms §2.9 */
  readonly prop?: string;
  /** Operation columns come last and are never listed. @source forms §2.9 */
  readonly isOperation?: boolean;
}

/** One line of what is kept. @source forms §3 */
export interface ColumnSetting {
  readonly prop: string;
  readonly label: string;
  readonly isVisible: boolean;
}

/** One line of the drawer. */
export interface ListedColumn extends ColumnSetting {
  /** Not there when the settings were last saved. */
  readonly isNew: boolean;
}

/** The part of `Storage` that is used; a browser may refuse every call of it. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Server that keeps a person’s settings for their other devices. `fieldList` is JSON text: items with prop, label, visible.
 * @source forms §3, §7
 */
export interface SettingsServer {
  /** Asked where nothing is kept in the browser; null when nothing was saved. */
  readonly load?: (moduleId: string) => Promise<string | null>;
  readonly save: (moduleId: string, fieldList: string) => Promise<unknown>;
}

export interface ColumnSettingsPorts {
  /** Gives the storage; reading `window.localStorage` may itself throw. @defaultValue the browser’s local storage */
  readonly openStorage?: () => SettingsStorage;
  readonly server?: SettingsServer;
  /** Told when the server did not take the settings; they are kept in the browser all the same. `words` say so. */
  readonly onSaveFailed?: (words: string) => void;
  readonly clock?: Clock;
}

/** The settings of one list; see `useColumnSettings`. */
export interface ColumnSettings {
  /** For the `arrangement` of the table. */
  readonly arrangement: ColumnArrangement;
  /** Columns the drawer lists, in the order in force. */
  readonly listed: readonly ListedColumn[];
  /** Columns it goes back to. */
  readonly defaults: readonly ListedColumn[];
  /** True while the server has not taken what was last saved. */
  readonly isOnlyLocal: boolean;
  /** Keeps the settings; the table follows 50 ms later. @source forms §2.9 */
  readonly apply: (columns: readonly ListedColumn[]) => void;
}

export interface ColumnSettingsButtonProps {
  readonly settings: ColumnSettings;
}

export interface ColumnSettingsDrawerProps {
  readonly settings: ColumnSettings;
  readonly onClose: () => void;
}
