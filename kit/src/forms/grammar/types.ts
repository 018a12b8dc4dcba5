import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { NumberPreset } from '../../engines/number-entry/index.ts';
import type { RangeShortcut } from '../../engines/calendar-day/index.ts';
import type { QrTarget } from '../../primitives/qr-code/index.ts';
import type { DatePrecision, DayNote, TimePrecision } from '../../primitives/date-parts/index.ts';

/** A message, shown in the language of the page, or a text that is data and shown as it is. */
export type Text = MessageDescriptor | string;

/** Place of a value in a record: names of members with dots between them, such as `details.shortName`. */
export type FieldPath = string;

/** Reader of a form's values by their place. */
export type Read = (path: FieldPath) => unknown;

/** Value a condition compares with. */
export type Scalar = string | number | boolean | null;

/** Condition over the values of a form. What it reads is noticed by the store, so it is judged again when one of them changes. */
export type Condition =
  | { readonly field: FieldPath; readonly is: readonly Scalar[] }
  | { readonly field: FieldPath; readonly isNot: readonly Scalar[] }
  | { readonly field: FieldPath; readonly isFilled: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | ((read: Read) => boolean);

/** A choice of a list. */
export interface Option {
  readonly id: string;
  readonly label: Text;
  /** Other words a search finds it by. */
  readonly keywords?: string;
  /** Level in a tree, 0 at the top. */
  readonly depth?: number;
  readonly isDisabled?: boolean;
}

/** Source of a control's options: a fixed list, or a feed of the form's surroundings by its name, asked with values of the form. */
export type Feed =
  | { readonly from: 'static'; readonly options: readonly Option[] }
  | { readonly from: 'feed'; readonly id: string; readonly parameters?: Readonly<Record<string, FieldPath>> };

/** Kinds of problem with a value; the sentence comes from the kind of control, unless the control has its own. */
export type ProblemKind = 'required' | 'tooLong' | 'pattern' | 'range' | 'invalid';

/** Problem of a field: its kind, or a sentence of its own. */
export interface FieldProblem {
  readonly field: FieldPath;
  readonly problem: ProblemKind | { readonly says: Text };
}

/** Facts of every control. */
interface Base<Kind extends string> {
  readonly part: 'control';
  readonly kind: Kind;
  readonly field: FieldPath;
  readonly label: Text;
  readonly help?: Text;
  /** Has to be filled in: always, or under a condition. */
  readonly required?: boolean | Condition;
  readonly shown?: Condition;
  readonly disabled?: Condition;
  /** Value of a new record. The kind's own empty value when left out. */
  readonly initial?: unknown;
  /** Sentences in place of the kind's own. */
  readonly says?: Partial<Readonly<Record<ProblemKind, Text>>>;
  /** Fields that are emptied when a person changes this one, because their choices depend on it. */
  readonly empties?: readonly FieldPath[];
  /** Reason a value is refused, for what the kind does not know; null when it is fine. */
  readonly refuses?: (value: unknown, read: Read) => Text | null;
}

export interface TextControl extends Base<'text'> {
  readonly maxChars?: number;
  /** More than one makes it a text of several lines. */
  readonly rows?: number;
  /** Letters of one width, for code, queries and JSON. */
  readonly isCode?: boolean;
  readonly pattern?: RegExp;
  /** The text as it is kept: applied when the field is left. */
  readonly tidy?: (text: string) => string;
  /** Off for codes and names. */
  readonly spellCheck?: boolean;
  readonly isSecret?: boolean;
  readonly autoComplete?: string;
  readonly placeholder?: Text;
  /** Words before and after what is typed, such as a unit; no part of the value. Of one line only. */
  readonly prefix?: Text;
  readonly suffix?: Text;
  /** Filled in by a scanner, which ends with Enter. Of one line only. */
  readonly isScanned?: boolean;
}

/** Formatted text, kept as HTML; '' while empty. */
export interface HtmlControl extends Base<'html'> {
  /** While it holds, the text is one without formatting, in several lines: where it goes to knows none. */
  readonly isPlain?: Condition;
  /** Lines of a text without formatting. */
  readonly rows?: number;
  readonly maxChars?: number;
}

/** A whole number, null while empty. */
export interface IntegerControl extends Base<'integer'> {
  readonly min: number;
  readonly max: number;
}

/** Limits of a number; the ends are inclusive, and texts where a JavaScript number has not enough digits. */
interface NumberBounds {
  /** Limits the whole product has; those given beside it come first. @source forms §9 */
  readonly preset?: NumberPreset;
  readonly min?: number | string;
  readonly max?: number | string;
  /** Places after the point. */
  readonly precision?: number;
  /** Commas between thousands. */
  readonly hasThousands?: boolean;
  readonly prefix?: Text;
  readonly suffix?: Text;
  /** Value: a decimal string, exact, or a JavaScript number, of 15 digits at most. @defaultValue `text` */
  readonly keeps?: 'text' | 'number';
}

/** A number or an amount. */
export interface NumberControl extends Base<'number'>, NumberBounds {
  readonly step?: number | string;
  readonly hasStepButtons?: boolean;
  /** Value of the emptied field. @defaultValue `null` */
  readonly emptyAs?: 'null' | 'zero';
  /** The amount in Chinese capitals under the field. */
  readonly hasCapital?: boolean;
}

/** Two ends of a range: a list of two numbers, null for an open end; an empty list when both are. @source forms §5 */
export interface NumberRangeControl extends Base<'numberRange'>, NumberBounds {}

/**
 * A number worked out of others, kept in the record. Whatever is wrong counts as 0 and is told beside the result.
 * @source forms §5
 */
export interface CalculateControl extends Base<'calculate'>, Pick<NumberBounds, 'hasThousands' | 'prefix' | 'suffix' | 'keeps'> {
  /**
   * Numbers, signs `+ - × ÷ ( )` and names of fields; `rows.column` is the sum of a column of rows. In a column of rows a name is
   * another column of the same row, or a field of the form.
   */
  readonly expression: unknown;
  /** Places the result is rounded to, half up. @defaultValue 0 */
  readonly precision?: number;
  readonly hasCapital?: boolean;
}

/** A rating in stars, null while nobody has rated. @source forms §3 */
export interface RateControl extends Base<'rate'> {
  /** @defaultValue 5 */
  readonly count?: number;
  readonly hasHalves?: boolean;
}

/** A number between two ends, null while nobody has set it. @source forms §3 */
export interface SliderControl extends Base<'slider'> {
  /** @defaultValue 0 */
  readonly min?: number;
  /** @defaultValue 100 */
  readonly max?: number;
  /** @defaultValue 1 */
  readonly step?: number;
  readonly unit?: Text;
}

/** A colour: `#rrggbb`, or `rgba(r, g, b, a)` where one may see through it; '' while none is chosen. @source forms §3 */
export interface ColorControl extends Base<'color'> {
  readonly hasAlpha?: boolean;
}

export interface SwitchControl extends Base<'switch'> {
  /** The two states in words. */
  readonly onText: Text;
  readonly offText: Text;
}

/** One of a list, or several; ids, null or an empty list when nothing is chosen. An id no option has is kept. */
export interface ChoiceControl extends Base<'choice'> {
  readonly options: Feed;
  readonly isMany?: boolean;
  /** `radio` shows all of a few options at once. @defaultValue `list` */
  readonly look?: 'list' | 'radio';
  readonly placeholder?: Text;
}

export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Keeping of a date or time: as text, as a moment of this computer's clock, or as one of the office's. */
export type DateKeeping = 'text' | 'ms' | 'officeMs';

/**
 * End of what may be chosen: a fixed date, another field of the form, or now, so much later or, with a negative number, earlier.
 * @source forms §5
 * @reading R-589
 */
export type DateLimit =
  | { readonly from: 'fixed'; readonly at: string | number }
  | { readonly from: 'field'; readonly field: FieldPath }
  | { readonly from: 'now'; readonly by?: number; readonly unit?: DateUnit };

/** Functions that give an end serve where a declaration needs more than its data can say. */
export type DateEnd = DateLimit | ((read: Read) => string | null);

/** Facts of controls of dates and times: the ends of what may be chosen. @source forms §5 */
interface Dated<Kind extends string> extends Base<Kind> {
  readonly min?: DateEnd;
  readonly max?: DateEnd;
}

/** A day, month, year, or a minute or second of a day; null while empty. */
export interface DateControl extends Dated<'date'> {
  readonly precision?: DatePrecision;
  /**
   * Value: text without a zone, milliseconds since 1970 by the clock of whoever fills it in, or by the clock of the office,
   * which is the same day wherever it is read. @defaultValue `text`
   */
  readonly keeps?: DateKeeping;
  /** Holidays, working days in their place, and days that cannot be chosen. */
  readonly notes?: (read: Read) => readonly DayNote[];
}

/** A time of the day as text, `HH:mm` or `HH:mm:ss`; null while empty. */
export interface TimeControl extends Dated<'time'> {
  readonly precision?: TimePrecision;
}

/** Two dates of one precision, both inclusive, each kept as a date is; null while empty. */
export interface DateRangeControl extends Dated<'dateRange'>, Pick<DateControl, 'precision' | 'keeps' | 'notes'> {
  /** Spans offered by name; those usual for the precision when left out. */
  readonly shortcuts?: readonly RangeShortcut[];
}

/** Two times of one day, each as text; null while empty. */
export interface TimeRangeControl extends Dated<'timeRange'> {
  readonly precision?: TimePrecision;
}

/** People, departments and whatever else has a picker, by the picker's name in the form's surroundings. */
export interface PickControl extends Base<'pick'> {
  readonly picker: string;
  readonly isMany?: boolean;
  /**
   * Fields the picker offers by, under the names it knows them by. Choices that fit no longer when one of them changes are
   * taken out, and named.
   */
  readonly parameters?: Readonly<Record<string, FieldPath>>;
  readonly placeholder?: Text;
}

/** A text made of other values; it is shown and never sent. */
export interface DerivedControl extends Base<'derived'> {
  readonly compute: (read: Read) => Text;
}

/** Rows of a few controls each. The value is a list of records. */
export interface RowsControl extends Base<'rows'> {
  readonly columns: readonly CellControl[];
  /** Words of the button that adds a row. */
  readonly add: Text;
  /** Rows can be moved up and down, where their order means something. */
  readonly isOrdered?: boolean;
  readonly maxRows?: number;
}

/** Files as a form keeps them; what uploads is in the form's surroundings. */
export interface FilesControl extends Base<'files'> {
  readonly look: 'files' | 'images';
  readonly maximum?: number;
  /** Place uploads are kept at, by a name of the form's surroundings; that of attachments when left out. */
  readonly place?: string;
}

/** Words and use of a field. */
export interface EditedField {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly use: 'editable' | 'readOnly' | 'disabled';
}

/** Props of a control's editor. */
export interface EditProps<C = Control, V = unknown> {
  readonly control: C;
  /** Id, words and use, as every field of the kit takes them. */
  readonly field: EditedField;
  readonly value: V;
  readonly read: Read;
  readonly onChange: (value: V) => void;
  readonly onLeave: () => void;
  /** Facts the form has found out for this kind of control: why a calculation counts as 0. */
  readonly given?: unknown;
  /** Says that what is typed is no value, or no longer so. */
  readonly onProblem: (message: string | null) => void;
}

/** Editor of any control. */
export type Editor = ComponentType<EditProps>;

/** A control of a screen's own. */
export interface CustomControl extends Base<'custom'> {
  readonly load: () => Promise<{ readonly default: ComponentType<EditProps<CustomControl>> }>;
  readonly isEmpty?: (value: unknown) => boolean;
  /** Other fields its editor reads: it is drawn anew when one of them changes. */
  readonly reads?: readonly FieldPath[];
}

/** Controls that may stand in a row of a `rows` control. */
export type CellControl =
  | TextControl
  | IntegerControl
  | NumberControl
  | NumberRangeControl
  | CalculateControl
  | SwitchControl
  | ChoiceControl
  | DateControl
  | TimeControl
  | DateRangeControl
  | TimeRangeControl
  | PickControl;

export type Control =
  | CellControl
  | HtmlControl
  | RateControl
  | SliderControl
  | ColorControl
  | DerivedControl
  | RowsControl
  | FilesControl
  | CustomControl;
export type ControlKindName = Control['kind'];

/** Props of a view among the fields of a form. */
export interface PanelProps {
  /** Reads what the form holds now, saved or not. */
  readonly read: Read;
  /** The form shows a record. */
  readonly isReadOnly: boolean;
}

/** A view of a screen's own among the fields; it holds no value of the form. */
export interface PanelPart {
  readonly part: 'panel';
  readonly load: () => Promise<{ readonly default: ComponentType<PanelProps> }>;
  readonly shown?: Condition;
}

/** Text of a code: one that is fixed, or the value of a field; the code follows it. */
export type CodeText = { readonly from: 'static'; readonly text: string } | { readonly from: 'field'; readonly field: FieldPath };

interface CodePart<Name extends string> {
  readonly part: Name;
  readonly label: Text;
  /** Colours as `#rrggbb`. */
  readonly lineColor?: string;
  readonly background?: string;
  readonly shown?: Condition;
}

/** A barcode among the fields; it holds no value. @source forms §3 */
export interface BarcodePart extends CodePart<'barcode'> {
  readonly text: CodeText;
  readonly format?: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** A QR code among the fields; a dynamic one leads to the record, its texts are values of the form or fixed. @source forms §3 */
export interface QrPart extends CodePart<'qr'> {
  readonly text: CodeText | { readonly from: 'record'; readonly target: QrTarget | ((read: Read) => QrTarget | null) };
  readonly sizePx?: number;
}

/** A part of a form. */
export type Part =
  | Control
  /** Side by side where there is room. */
  | { readonly part: 'row'; readonly parts: readonly Part[]; readonly shown?: Condition }
  | { readonly part: 'section'; readonly title: Text; readonly note?: Text; readonly parts: readonly Part[]; readonly shown?: Condition }
  | { readonly part: 'tabs'; readonly label: Text; readonly tabs: readonly TabPart[]; readonly shown?: Condition }
  | { readonly part: 'note'; readonly tone: 'info' | 'warning'; readonly text: Text; readonly shown?: Condition }
  | BarcodePart
  | QrPart
  | PanelPart;

export interface TabPart {
  readonly id: string;
  readonly label: Text;
  readonly parts: readonly Part[];
}

/** A form: its parts, and what is judged over several fields. */
export interface FormSpec {
  readonly parts: readonly Part[];
  /** Problems that no single control sees; called with the whole record. */
  readonly check?: (record: never) => readonly FieldProblem[];
}
