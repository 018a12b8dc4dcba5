import type { NumberLimits, NumberProblemKind } from '../../engines/number-entry/index.ts';
import type { SheetCell, WrittenCell } from '../../engines/sheet-cells/index.ts';
import type { ProblemKind, Read, Text } from '../grammar/base.ts';
import type { CascadeControl, ChoiceControl, PickControl } from '../grammar/choiceControls.ts';
import type { DateRangeControl, TimeRangeControl } from '../grammar/dateControls.ts';
import type { NumberControl, NumberRangeControl } from '../grammar/numberControls.ts';
import type { TextControl } from '../grammar/textControls.ts';

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
  /** A number between the steps of its control. */
  | { readonly kind: 'offStep' }
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

/** Facts of a control of its kind alone, without its place and its label. */
export type Facts<Control> = Omit<Control, 'part' | 'field' | 'label'>;

/** Controls values are asked for with. */
export type FilterFacts =
  | Facts<TextControl>
  | Facts<NumberControl>
  | Facts<NumberRangeControl>
  | Facts<ChoiceControl>
  | Facts<CascadeControl>
  | Facts<PickControl>
  | Facts<DateRangeControl>
  | Facts<TimeRangeControl>;

/** Facts of the sentences about a value; their words belong to the view, or to the server. */
export interface ValueSentences<Control> {
  /** Values are filled in, where those of other kinds are chosen. */
  readonly required?: 'fillIn';
  /** Value beyond its ends: a number, a whole number, ends the wrong way round, or a choice that is not offered. */
  readonly range?: 'number' | 'whole' | 'turned' | 'choice';
  /** Value that is none: what it should have been. Left out: nothing more can be said. */
  readonly invalid?: 'number' | 'date' | 'time' | 'range' | 'color' | 'switch' | 'rows';
  /** Value as it is written. */
  readonly example?: string;
  readonly limits?: (control: Control) => NumberLimits & { readonly hasThousands?: boolean | undefined };
  /** Size of the steps a number goes in, as it is written; '' where it says nothing more. */
  readonly step?: (control: Control) => string;
  /** Least and largest value as they are written; '' where there is none. */
  readonly ends?: (control: Control) => readonly [min: string, max: string];
}

/** Facts of a kind in a list of records. @source forms §7 */
export interface ValueInList<Control> {
  /** Comparisons a list is narrowed down by; left out: by none. */
  readonly filterBy?: 'text' | 'order' | 'span' | 'choice';
  /** Rows are sorted by the value itself, in place of its words. */
  readonly sorts?: 'value';
  /** Values are compared as numbers, in place of texts. */
  readonly compares?: 'number';
  readonly align?: 'end';
  /** Look of a cell that is more than its text, or less. */
  readonly look?: 'names' | 'plain' | 'swatch' | 'stars';
  /** Control of a filter; left out: the control itself. */
  readonly one?: (control: Control, isMany: boolean) => FilterFacts;
  /** Control of the value of a comparison; left out: that of a filter. */
  readonly single?: (control: Control) => FilterFacts;
  /** Control of two ends; left out: the control itself. */
  readonly range?: (control: Control) => FilterFacts;
}

/** Facts of a kind as a column of a table that is filled in. @source forms §2.8 */
export interface ValueInTable {
  /** @defaultValue `field`: the editor stands in the cell while it is written */
  readonly cell?: 'typed' | 'toggle' | 'fixed';
  readonly align?: 'end';
  /** Width in px. @defaultValue the usual one of the table */
  readonly minPx?: number;
  /** Keys a touch screen offers. */
  readonly keyboard?: 'numeric' | 'decimal';
  /** Nothing is typed or pasted into a cell: values are chosen or worked out. */
  readonly takes?: 'nothing';
  /** Words alone: nothing is filled in, and no column of rows edited in place is of this kind. */
  readonly isOnlyRead?: boolean;
}

/**
 * Values of one kind of control: pure functions, the same for typing, pasting, importing, searching and judging, in browsers and on
 * servers. `Control` holds the facts that are needed of it. Values are those of a record.
 */
export interface ValueKind<Control> {
  /** Names of the control in stored designs, old and new ones. @source forms §3 */
  readonly names: readonly string[];
  readonly sentences?: ValueSentences<Control>;
  readonly list?: ValueInList<Control>;
  /** Left out: no column of a table is of this kind. */
  readonly table?: ValueInTable;
  /** Type of its cells in a workbook; left out: text. */
  readonly sheet?: 'figure' | 'day' | 'time';
  /** Records hold the value as it is kept, where a server puts others into words. @source forms §2.10 */
  readonly isShownAsStored?: boolean;
  /** True for a value that counts as not filled in when it is read, beside those that are empty. */
  readonly isNone?: (value: unknown) => boolean;
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
