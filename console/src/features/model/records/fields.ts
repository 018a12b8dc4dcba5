import type { MessageDescriptor } from '@lingui/core';
import type {
  CalculateControl,
  CascadeControl,
  ChoiceControl,
  ColorControl,
  Control,
  DateControl,
  DateRangeControl,
  Feed,
  FilesControl,
  HtmlControl,
  NumberControl,
  NumberRangeControl,
  PickControl,
  RateControl,
  RecordControl,
  ShownControl,
  SliderControl,
  SwitchControl,
  TableColumn,
  TableControl,
  Text,
  TextControl,
  TimeControl,
  TimeRangeControl,
} from '@milepost/kit/forms/grammar';
import { BUILDERS } from '@milepost/openapi/domains/design/declare';
import type { BuilderName } from '@milepost/openapi/domains/design/declare';
import { splitRules } from './fieldRules.ts';
import type { FieldRule, FieldRules, RULED } from './fieldRules.ts';

declare const VALUE: unique symbol;

/** A field of declared records: the control it is filled in with, and the value it has in a record. */
export interface RecordField<Value> {
  /** Name of its kind, as designs have it. */
  readonly kind: string;
  readonly control: Omit<Control, 'field'>;
  /** Rules that show, require and disable it as the form is filled in. */
  readonly rules?: FieldRules;
  /** Fields of its rows, of one that holds rows. */
  readonly columns?: RecordFields;
  readonly [VALUE]?: Value;
}
export type RecordFields = Readonly<Record<string, RecordField<unknown>>>;
/** Record of fields: the value of each under its name. */
export type RecordOf<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends RecordField<infer Value> ? Value : never;
};

/** Members that are said of a field, beside what its builder gives; those of a column of rows too. */
type Look<C extends Control> = Partial<Omit<C, 'part' | 'kind' | 'field' | 'label' | keyof typeof RULED>> &
  Partial<Pick<TableColumn, 'isSummed' | 'minWidthPx' | 'rules'>> & {
    readonly [Name in keyof typeof RULED]?: C[Name] | FieldRule | readonly [C[Name] | FieldRule, ...FieldRule[]];
  };

/** Columns a form is divided into: a field takes them all if nothing else is said. */
const COLUMNS = 24;

const builder =
  <C extends Control, Value>(name: BuilderName) =>
  (label: Text, look: Look<C> = {}): RecordField<Value> => {
    const { kind, usual } = BUILDERS[name];
    const { members, rules } = splitRules(look);
    const control = { part: 'control', span: COLUMNS, ...usual, label, ...members } as unknown as Omit<Control, 'field'>;
    return { kind, control, ...(rules.length > 0 && { rules }) };
  };

type Ids = string | readonly string[] | null;
/** Ids from the top, or several such lists. */
type PathOfIds = readonly unknown[];

/** A text of one line. */
export const text = builder<TextControl, string | null>('text');
/** A text of several lines. */
export const longText = builder<TextControl, string | null>('longText');
/** A number or an amount. */
export const decimal = builder<NumberControl, number | null>('decimal');
/** A yes or no, kept as 1 and 0. */
export const toggle = builder<SwitchControl, number | null>('toggle');
/** One of a few options, all of them in sight. */
export const radio = builder<ChoiceControl, string | null>('radio');
/** Several of a few options. */
export const checkboxes = builder<ChoiceControl, readonly string[]>('checkboxes');
/** One of a list of options, or several. */
export const choice = builder<ChoiceControl, Ids>('choice');
/** A way down through options that have levels. */
export const cascade = builder<CascadeControl, PathOfIds>('cascade');
/** A day, or a moment, as milliseconds since 1970. */
export const date = builder<DateControl, number | null>('date');
/** A time of the day, as text. */
export const time = builder<TimeControl, string | null>('time');
/** Two days, as milliseconds since 1970. */
export const dateRange = builder<DateRangeControl, readonly number[] | null>('dateRange');
/** Two times of the day, as texts. */
export const timeRange = builder<TimeRangeControl, readonly string[] | null>('timeRange');
/** Files of any kind. */
export const files = builder<FilesControl, readonly object[]>('files');
/** Pictures. */
export const images = builder<FilesControl, readonly object[]>('images');
/** A colour, as `#rrggbb`. */
export const color = builder<ColorControl, string | null>('color');
/** A rating in stars. */
export const rating = builder<RateControl, number | null>('rating');
/** A number between two ends. */
export const slider = builder<SliderControl, number | null>('slider');
/** Formatted text, as HTML. */
export const richText = builder<HtmlControl, string | null>('richText');
/** A person, or several, by id. */
export const user = builder<PickControl, Ids>('user');
/** People, departments, positions, roles and groups in one. */
export const member = builder<PickControl, Ids>('member');
/** An organisation, by the ids from the top. */
export const organization = builder<PickControl, PathOfIds>('organization');
/** A department, or several, by id. */
export const department = builder<PickControl, Ids>('department');
/** A position, or several, by id. */
export const position = builder<PickControl, Ids>('position');
/** A role, or several, by id. */
export const role = builder<PickControl, Ids>('role');
/** A group of people, or several, by id. */
export const userGroup = builder<PickControl, Ids>('userGroup');
/** An area of the country, by the ids from the province down. */
export const area = builder<PickControl, PathOfIds>('area');
/** One of a tree of options, or several. */
export const treeChoice = builder<ChoiceControl, Ids>('treeChoice');
/** An entry of a dictionary, or several, by id. */
export const dictionaryChoice = builder<ChoiceControl, Ids>('dictionaryChoice');
/** A record of another form, by id. */
export const relatedRecord = builder<RecordControl, Ids>('relatedRecord');
/** A value of the record another field has chosen. */
export const relatedValue = builder<RecordControl, unknown>('relatedValue');
/** A row of a data interface, chosen in a dialog. */
export const popupRow = builder<RecordControl, Ids>('popupRow');
/** A row of a data interface, chosen in a table below the field. */
export const popupTableRow = builder<RecordControl, Ids>('popupTableRow');
/** A value of the row another field has chosen. */
export const popupValue = builder<RecordControl, unknown>('popupValue');
/** A text, with suggestions of a data interface. */
export const suggestedText = builder<RecordControl, string | null>('suggestedText');
/** A number worked out of other fields. */
export const calculated = builder<CalculateControl, number | null>('calculated');
/** A number the server draws by a rule. */
export const documentNumber = builder<ShownControl, string | null>('documentNumber');
/** Person who made the record; the server fills it in. */
export const creator = builder<ShownControl, string | null>('creator');
/** Moment the record was made; the server fills it in. */
export const createdAt = builder<ShownControl, unknown>('createdAt');
/** Person who changed the record last; the server fills it in. */
export const changer = builder<ShownControl, string | null>('changer');
/** Moment the record was changed last; the server fills it in. */
export const changedAt = builder<ShownControl, unknown>('changedAt');
/** Organisation of who made the record; the server fills it in. */
export const ownOrganization = builder<ShownControl, unknown>('ownOrganization');
/** Department of who made the record; the server fills it in. */
export const ownDepartment = builder<ShownControl, unknown>('ownDepartment');
/** Position of who made the record; the server fills it in. */
export const ownPosition = builder<ShownControl, unknown>('ownPosition');
/** A signature of the person's profile. */
export const signature = builder<ShownControl, string | null>('signature');
/** A signature drawn by hand. */
export const drawnSignature = builder<ShownControl, string | null>('drawnSignature');
/** A place on a map. */
export const place = builder<ShownControl, string | null>('place');
/** Two ends of a range of numbers. */
export const numberRange = builder<NumberRangeControl, readonly (number | null)[]>('numberRange');

/** Rows with fields of their own, kept in the record. @param columns fields of a row */
export const rowsOf = <const Columns extends RecordFields>(
  label: Text,
  columns: Columns,
  look: Look<TableControl> = {},
): RecordField<readonly Partial<RecordOf<Columns>>[]> => {
  const all = Object.entries(columns).map(([field, { control }]) => {
    const { span: _span, ...cell } = control;
    return { ...cell, field } as unknown as TableColumn;
  });
  return { ...builder<TableControl, readonly Partial<RecordOf<Columns>>[]>('rowsOf')(label, { ...look, columns: all }), columns };
};

/** Options that never change: id, words, and level in a tree where they have one. */
export const fixedOptions = (...options: readonly (readonly [id: string, label: Text, depth?: number])[]): Feed => ({
  from: 'static',
  options: options.map(([id, label, depth]) => ({ id, label, ...(depth !== undefined && { depth }) })),
});

/** Condition of a field that designs hide. */
export const never = (): boolean => false;
/** Condition of a field that designs leave to be read. */
export const always = (): boolean => true;

/** Words of a message, of a text, or of none. */
export type Words = MessageDescriptor;
