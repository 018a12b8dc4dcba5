/**
 * Cell of a workbook by the type it has there, as plain JSON. What a cell shows is never taken for its value: a number keeps its
 * digits whatever its format rounds away.
 */
export type SheetCell =
  | { readonly kind: 'blank' }
  /** `text` has no invisible characters and no blanks at its ends; lines are divided by `\n`. `isCleaned`: invisible characters were taken out. */
  | { readonly kind: 'text'; readonly text: string; readonly isCleaned?: true }
  | NumberCell
  | MomentCell
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** An error of a formula by its name, such as `#N/A`. */
  | { readonly kind: 'error'; readonly name: string }
  /** A formula that no program has worked out yet, so that there is no value. */
  | { readonly kind: 'uncalculated' };

/** A number. */
export interface NumberCell {
  readonly kind: 'number';
  /** Decimal string of at most 15 digits, as many as spreadsheet programs keep. */
  readonly number: string;
  /** Text as the format shows it: `12.50t`, `50%`, `0000123456`. */
  readonly shown: string;
  /** `plain` has no format of its own. */
  readonly format: 'plain' | 'percent' | 'other';
  /** More whole digits than a spreadsheet program keeps: the last ones may have been lost before. */
  readonly hasLostDigits?: true;
  /** Day and time it would be, were it a count of days by the calendar of its workbook; only of plain numbers. */
  readonly asMoment?: Pick<MomentCell, 'day' | 'time'>;
}

/** A day, a time of the day or both, by the calendar of the workbook. */
export interface MomentCell {
  readonly kind: 'moment';
  /** `YYYY-MM-DD`; null for a time without a day, and for a day no calendar has. */
  readonly day: string | null;
  /** `HH:mm:ss`; null for a day without a time, and for a span of 24 hours or more. */
  readonly time: string | null;
  /** Text as the format shows it. */
  readonly shown: string;
}

/** A row of a sheet that has something in it. */
export interface SheetRow {
  /** Number of the row as a spreadsheet program counts it, from 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
}

/** A sheet of a workbook as it was read. */
export interface SheetContent {
  readonly name: string;
  /** Hidden sheets before it, which are not read. */
  readonly hiddenBefore: number;
  /** Rows that are not empty, the head among them. */
  readonly rows: readonly SheetRow[];
}

/** Calendar of a workbook: days count from 1900, or from 1904. */
export type SheetCalendar = 1900 | 1904;

/** Cell as the reader of workbooks gives it; the members that are needed here. */
export interface RawCell {
  readonly t?: string;
  readonly v?: unknown;
  /** Text by the number format. */
  readonly w?: string | undefined;
  /** Number format; undefined for formats that are known by their number alone. */
  readonly z?: string | number | undefined;
  readonly f?: string | undefined;
}

/** Workbook as the reader gives it; the members that are needed here. */
export interface RawWorkbook {
  readonly SheetNames: readonly string[];
  readonly Sheets: Readonly<Record<string, unknown>>;
  readonly Workbook?:
    | {
        readonly WBProps?: { readonly date1904?: boolean };
        /** Sheets in the order of their names; 1 is hidden, 2 so that only a program shows it again. */
        readonly Sheets?: readonly { readonly Hidden?: 0 | 1 | 2 }[];
      }
    | undefined;
}

/** Cell to be written, as the writer of workbooks takes it: text, number with its format, truth, or nothing. */
export type WrittenCell =
  | { readonly t: 's'; readonly v: string }
  | { readonly t: 'n'; readonly v: number; readonly z?: string }
  | { readonly t: 'b'; readonly v: boolean }
  | { readonly t: 'z' };
