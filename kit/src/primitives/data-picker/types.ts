import type { DataNode, DataParameter, DataRecord, DataSource } from '../../engines/data-rows/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

/** A column of the table. @source forms §3 */
export interface ColumnOption {
  /** Name of the column in the rows. */
  readonly value: string;
  readonly label: string;
}

/** Question for a list of rows. @source forms §3, §9 */
export interface RowsConfig {
  /** Column that is stored. */
  readonly propsValue: string;
  /** Column that the closed field shows. */
  readonly relationField: string;
  /** Columns of the table; the shown one alone when there are none. */
  readonly columnOptions: readonly ColumnOption[];
  /** Parameters with the form fields they take their values from. */
  readonly templateJson: readonly DataParameter[];
  /** Pages of `pageSize` rows, or everything at once. */
  readonly hasPage: boolean;
  readonly pageSize: number;
}

/** A list of rows out of a data interface. @source forms §2.6, §3 */
export interface InterfaceConfig extends RowsConfig {
  readonly interfaceId: string;
}

/** Container the rows are shown in. @source forms §2.6 */
export interface PopupConfig {
  readonly popupType: 'dialog' | 'drawer';
  /** Null for the picker's own words. */
  readonly popupTitle: string | null;
  /** The designed width, brought to the nearest one there is. @reading R-247 */
  readonly popupWidthPx: PopupWidthPx;
}

/** Widths of dialogs and drawers that hold a table. */
export type PopupWidthPx = 600 | 700 | 800 | 1000;

/** Container a picker of rows opens: a dialog, a drawer, or a popover of 700 px with a table 300 px high. @source forms §2.6 */
export type PickLook =
  | PopupConfig
  | {
      readonly popupType: 'popover';
      /** A keyword can be typed. */
      readonly isFilterable: boolean;
    };

/** Members of a configuration that nothing here reads; kept for whoever writes it back. */
export interface OtherMembers {
  readonly others: DataRecord;
}

/** Request for the list of a data interface. @source forms §7 */
export interface InterfaceListAsk {
  readonly interfaceId: string;
  readonly propsValue: string;
  readonly relationField: string;
  /** Names of columns, joined by commas. */
  readonly columnOptions: string;
  readonly paramList: readonly DataRecord[];
  readonly keyword: string;
  /** From 1. */
  readonly currentPage: number;
  readonly pageSize: number;
}

/** Request for rows by their stored values. @source forms §7 */
export interface InterfaceLookupAsk extends Pick<InterfaceListAsk, 'interfaceId' | 'propsValue' | 'relationField' | 'paramList'> {
  readonly ids: readonly string[];
}

/**
 * The way to a data interface; who supplies it knows the address.
 * @throws whatever that way throws: the list then has a retry, and names stay unknown
 */
export interface DataInterfaceFeed {
  list(ask: InterfaceListAsk, signal: AbortSignal): Promise<{ readonly rows: readonly DataRecord[]; readonly total?: number }>;
  /** Rows whose stored column is one of the ids, in any order; ids nobody knows are left out. */
  lookup(ask: InterfaceLookupAsk, signal: AbortSignal): Promise<readonly DataRecord[]>;
}

/** One stored value: a text, or a number where the table counts its rows itself. */
export type DataId = string | number;
/** The value of a field. Null, the empty text and the empty list are all nothing chosen. */
export type DataValue = DataId | null | readonly DataId[];

/** A picker of rows, said in data: a new one is a function that returns this. */
export interface DataPickerSpec {
  readonly source: DataSource;
  readonly rows: RowsConfig;
  readonly policy: {
    readonly cardinality: 'one' | 'many';
    /** Effect of confirming with nothing chosen: a refusal, or an empty value. @source forms §4 */
    readonly onEmptyConfirm: 'refuse' | 'clear';
  };
  readonly look: PickLook;
  /** Name of the form field, under which what belongs to the choice is kept for attributes; empty for none. @source forms §3 */
  readonly field: string;
  /** All that is known of a chosen record, where the row does not hold it. Null when it is gone. */
  readonly recordOf?: (id: string, signal: AbortSignal) => Promise<DataRecord | null>;
  /** Names and labels of what a read-only detail shows, where the columns of the table are not it. */
  readonly detailOf?: (signal: AbortSignal) => Promise<readonly ColumnOption[]>;
}

/** Props of every picker of rows besides its configuration. */
export interface DataFieldProps extends FieldWords {
  readonly value: DataValue;
  /** A list where several may be chosen. */
  readonly onChange: (value: DataValue) => void;
  /** @defaultValue words of the picker */
  readonly placeholder?: string;
  /** Disabled with a value, the field is a button that shows the chosen record. @source forms §2.6 */
  readonly use?: FieldUse;
  /** Present value of another field of the form, for parameters; a new one asks again. @source forms §3 */
  readonly valueOf?: (field: string) => unknown;
  /** Opens the chosen record elsewhere, in place of the picker's own read-only detail. */
  readonly onViewRecord?: (id: string) => void;
}

export interface DataPickerProps extends Omit<DataFieldProps, 'onChange'> {
  /** Stable: the lists are asked anew when it changes. */
  readonly spec: DataPickerSpec;
  /** @param nodes what is known of the value; a stored one that was never looked up has none */
  readonly onChange: (value: DataValue, nodes: readonly DataNode[]) => void;
  /** Name of a stored value that came along with it, so that nobody has to look it up. */
  readonly nameOf?: (id: string) => string | undefined;
}
