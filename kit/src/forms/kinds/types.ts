import type { NumberProblemKind } from '../../engines/number-entry/index.ts';
import type { SheetCell, WrittenCell } from '../../engines/sheet-cells/index.ts';
import type { ProblemKind, Read, Text } from '../grammar/base.ts';

/** Kinds of controls, one folder each. */
export type ControlKind =
  | 'text'
  | 'html'
  | 'integer'
  | 'number'
  | 'numberRange'
  | 'calculate'
  | 'rate'
  | 'slider'
  | 'color'
  | 'switch'
  | 'choice'
  | 'date'
  | 'time'
  | 'dateRange'
  | 'timeRange'
  | 'pick'
  | 'cascade'
  | 'record'
  | 'shown'
  | 'unknown'
  | 'derived'
  | 'rows'
  | 'table'
  | 'files'
  | 'custom';

/** Words a value may need that are no part of it. */
export interface ValueWords {
  readonly text: (text: Text) => string;
  /** Joins the ends of a span. */
  readonly span: (from: string, to: string) => string;
  /** An end on the day after the start. */
  readonly nextDay: (end: string) => string;
  readonly from: (end: string) => string;
  readonly to: (end: string) => string;
  /** Several in a row. */
  readonly row: (texts: readonly string[]) => string;
  /** A rating, such as “4 of 5”. */
  readonly of: (count: number, most: number) => string;
  readonly yes: string;
  readonly no: string;
}

/** Reason a text or a cell is no value of a control; the sentence for it belongs to the view, or to the server. */
export type ValueRefusal =
  /** `tooPrecise`: more places than the control allows. `belowMin`, `aboveMax`: beyond its ends. */
  | { readonly kind: NumberProblemKind }
  | { readonly kind: 'notDate' | 'notTime' | 'notRange' | 'notSwitch' | 'notColor' }
  /** The end of a range lies before its start. */
  | { readonly kind: 'turned' }
  /** A day or time where a number is wanted: its figure would be a count of days. */
  | { readonly kind: 'dateNotNumber' }
  | { readonly kind: 'noOption'; readonly name: string }
  /** The cell holds an error, such as `#N/A`. */
  | { readonly kind: 'errorCell'; readonly name: string }
  /** A formula without a value: the workbook was never calculated. */
  | { readonly kind: 'uncalculated' }
  /** More than 15 digits: spreadsheet programs replace the others by zeros. Formatting the column as text keeps them. */
  | { readonly kind: 'lostDigits' }
  /** Values of this kind are chosen or worked out, and cannot be written as a text. */
  | { readonly kind: 'notWritten' };

/** Change a value went through on its way from a cell, which a person should see. */
export type ValueWarning =
  | 'timeLeftOut'
  | 'dayLeftOut'
  /** A number without a date format was taken for a count of days. */
  | 'numberAsDay'
  /** A number without a time format was taken for a part of a day. */
  | 'numberAsTime'
  | 'rounded'
  /** A day was written into a text, as `YYYY-MM-DD`. */
  | 'dayAsText';

/** Outcome of reading a text or a cell. */
export type ValueReading =
  | { readonly kind: 'value'; readonly value: unknown; readonly warnings: readonly ValueWarning[] }
  | { readonly kind: 'refused'; readonly refusal: ValueRefusal };

/** Facts a reading may need from around it. */
export interface ReadingContext {
  /** Words of the control: its own texts are found in what was written. @defaultValue texts as they are, messages by their English */
  readonly words?: (text: Text) => string;
  /** Value of a name, where options are not in the control: those of a feed, of a picker, of a cascade. Undefined for an unknown name. */
  readonly find?: (name: string) => unknown;
}

/** Facts a judgement may need from around the value. */
export interface JudgingContext {
  /** Values of the other fields, for ends that another field gives. Left out: such ends limit nothing. */
  readonly read?: Read;
  /** Problem of a cell of a row, for kinds that hold rows. */
  readonly cell?: (column: never, row: unknown) => ProblemKind | null;
}

/** Kind of question a list asks for values with; null: lists are not narrowed down by it. */
export type FilterKind = 'text' | 'number' | 'date' | 'time' | 'choice' | 'pick' | 'cascade' | null;

/**
 * Values of one kind of control: pure functions, the same for typing, pasting, importing, searching and judging, in browsers and on
 * servers. `Control` holds the facts that are needed of it. Values are those of a record.
 */
export interface ValueKind<Control> {
  readonly filter: FilterKind;
  /** Value of a control that is not filled in, where it has no `initial`. */
  readonly empty: (control: Control) => unknown;
  /** Problem of a value that is not empty; null when it is allowed. */
  readonly problem: (control: Control, value: unknown, context: JudgingContext) => ProblemKind | null;
  /** Value in words, for lists, records, prints and copies. Called for values that are not empty. */
  readonly text: (control: Control, value: unknown, words: ValueWords) => string;
  /** Value of a text that was typed, pasted, imported or searched for; a blank text is the empty value. */
  readonly parse: (control: Control, text: string, context: ReadingContext) => ValueReading;
  readonly cell: {
    /** Value of a cell of a workbook, by the type of the cell. */
    readonly read: (control: Control, cell: SheetCell, context: ReadingContext) => ValueReading;
    /** Cell of a value, with a number format where it is a figure or a day. Guarding texts against formulas is for the writer of the file. */
    readonly write: (control: Control, value: unknown, words: ValueWords) => WrittenCell;
  };
}
