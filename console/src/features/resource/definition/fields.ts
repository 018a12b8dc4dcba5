import { FIELD_PATTERNS } from '@milepost/openapi/rules';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  CellControl,
  ChoiceControl,
  ColorControl,
  Condition,
  Control,
  CustomControl,
  DateControl,
  DateRangeControl,
  Feed,
  FilesControl,
  HtmlControl,
  IntegerControl,
  NumberControl,
  Option,
  PanelPart,
  PickControl,
  RateControl,
  Read,
  RowsControl,
  SliderControl,
  SwitchControl,
  Text,
  TabsPart,
  TextControl,
} from '@milepost/kit/forms/grammar';
import type { PickerName } from './pickerNames.ts';
import { rangeField } from './rangeFilter.ts';
import type { FieldControl, FieldPart, FieldTab } from './types.ts';

/** A record with one member, at a place that may be inside another record: `details.shortName`. */
type At<Path extends string, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { readonly [Member in Head]: At<Rest, Value> }
  : { readonly [Member in Path]: Value };
type Look<C extends Control> = Partial<Omit<C, 'part' | 'kind' | 'field' | 'label'>>;
type Label = MessageDescriptor;

const control = <Path extends string, Value>(made: Control): FieldControl<At<Path, Value>> => made;

/** A text. @param look its limit, pattern, rows, whether it is required */
export const text = <Path extends string>(field: Path, label: Label, look: Look<TextControl> = {}) =>
  control<Path, string>({ part: 'control', kind: 'text', field, label, ...look });

/** Limits that every maintained record shares. @source admin §5, §9 */
const NAME_MAX_CHARS = 50;
const CODE_MAX_CHARS = 50;
const SORT_MIN = 0;
const SORT_MAX = 999_999;

/** The name of a record, required. @source admin §5 */
export const name = <Path extends string>(field: Path, label: Label = msg`Name`, look: Look<TextControl> = {}) =>
  text(field, label, {
    required: true,
    maxChars: NAME_MAX_CHARS,
    ...look,
    message: { required: msg`Enter a name`, tooLong: msg`A name has at most ${NAME_MAX_CHARS} characters`, ...look.message },
  });

/** A name of Chinese, letters and digits alone, required. @source admin §5 @reading R-015 */
export const plainName = <Path extends string>(field: Path, label?: Label) =>
  name(field, label, {
    pattern: FIELD_PATTERNS.plainName,
    message: {
      required: msg`Enter a name`,
      tooLong: msg`A name has at most ${NAME_MAX_CHARS} characters`,
      pattern: msg`A name cannot hold special characters: use Chinese, letters and digits`,
    },
  });

/** The code of a record, required. @source admin §5 */
export const code = <Path extends string>(field: Path, label: Label = msg`Code`, look: Look<TextControl> = {}) =>
  text(field, label, {
    required: true,
    maxChars: CODE_MAX_CHARS,
    pattern: FIELD_PATTERNS.code,
    spellCheck: false,
    message: {
      required: msg`Enter a code`,
      tooLong: msg`A code has at most ${CODE_MAX_CHARS} characters`,
      pattern: msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`,
    },
    ...look,
  });

/** The description of a record. @source admin §5 */
export const description = <Path extends string = 'description'>(field: Path = 'description' as Path) =>
  text(field, msg`Description`, { rows: 3 });

/** A text of several lines. */
export const longText = <Path extends string>(field: Path, label: Label, look: Look<TextControl> = {}) =>
  text(field, label, { rows: 3, ...look });

/** Formatted text, as HTML. */
export const richText = <Path extends string>(field: Path, label: Label, look: Look<HtmlControl> = {}) =>
  control<Path, string>({ part: 'control', kind: 'html', field, label, ...look });

/** A whole number; null while empty. */
export const integer = <Path extends string>(field: Path, label: Label, look: Look<IntegerControl> & Pick<IntegerControl, 'min' | 'max'>) =>
  control<Path, number | null>({ part: 'control', kind: 'integer', field, label, ...look });

/**
 * A number that may have places after the point, as a JavaScript number; null while empty. @reading R-714
 * @public pages of `npx milepost new domain` use it
 */
export const decimal = <Path extends string>(field: Path, label: Label, look: Look<NumberControl> = {}) =>
  control<Path, number | null>({ part: 'control', kind: 'number', storedAs: 'number', field, label, ...look });

/** The sort order of a record, from 0 to 999,999. @source admin §5 */
export const sortCode = (): FieldControl<At<'sortCode', number | null>> =>
  integer('sortCode', msg`Sort order`, {
    min: SORT_MIN,
    max: SORT_MAX,
    initial: 0,
    help: msg`${SORT_MIN} to ${SORT_MAX}, small ones first`,
  });

/** A rating in stars; null while nobody has rated. */
export const rate = <Path extends string>(field: Path, label: Label, look: Look<RateControl> = {}) =>
  control<Path, number | null>({ part: 'control', kind: 'rate', field, label, ...look });

/** A number between two ends; null while nobody has set it. */
export const slider = <Path extends string>(field: Path, label: Label, look: Look<SliderControl> = {}) =>
  control<Path, number | null>({ part: 'control', kind: 'slider', field, label, ...look });

/** A colour, as `#rrggbb`. */
export const color = <Path extends string>(field: Path, label: Label, look: Look<ColorControl> = {}) =>
  control<Path, string>({ part: 'control', kind: 'color', field, label, ...look });

/** A yes or no. */
export const toggle = <Path extends string>(field: Path, label: Label, look: Look<SwitchControl> = {}) =>
  control<Path, boolean>({ part: 'control', kind: 'switch', field, label, onText: msg`Yes`, offText: msg`No`, ...look });

/** State of a record; a new one is enabled. @source admin §5 */
export const enabled = <Path extends string>(field: Path, look: Look<SwitchControl> = {}) =>
  toggle(field, msg`Status`, { onText: msg`Enabled`, offText: msg`Disabled`, initial: true, ...look });

/** Options of a fixed list by their values. */
export const optionsOf = (words: Readonly<Record<string, MessageDescriptor>>): readonly Option[] =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const feedOf = (options: Feed | Readonly<Record<string, MessageDescriptor>>): Feed =>
  'from' in options && typeof options.from === 'string'
    ? (options as Feed)
    : { from: 'static', options: optionsOf(options as Readonly<Record<string, MessageDescriptor>>) };

/** One of a list: a feed, or values with their words. Null while nothing is chosen. */
export const choice = <Path extends string>(
  field: Path,
  label: Label,
  options: Feed | Readonly<Record<string, MessageDescriptor>>,
  look: Look<ChoiceControl> = {},
) => control<Path, string | null>({ part: 'control', kind: 'choice', field, label, options: feedOf(options), ...look });

/** The filter of a list by the state of its records, as most lists are asked. @source admin §3 */
export const stateFilter = () => choice('enabledMark', msg`Status`, { 1: msg`Enabled`, 0: msg`Disabled` });

/** Several of a list. */
export const choices = <Path extends string>(
  field: Path,
  label: Label,
  options: Feed | Readonly<Record<string, MessageDescriptor>>,
  look: Look<ChoiceControl> = {},
) => control<Path, readonly string[]>({ part: 'control', kind: 'choice', field, label, options: feedOf(options), isMany: true, ...look });

/** A feed of options by its name; parameters are fields of the form. */
export const feed = (id: string, parameters?: Readonly<Record<string, string>>): Feed => ({
  from: 'feed',
  id,
  ...(parameters && { parameters }),
});
/** Entries of a dictionary by its code. What is kept is the entry's code, its id, or its name where records hold people's own words. */
export const dictionary = (enCode: string, storedAs: 'code' | 'id' | 'name' = 'code'): Feed => feed(`dictionary.${storedAs}:${enCode}`);

/** A day, or a minute of one, as text. */
export const date = <Path extends string>(field: Path, label: Label, look: Look<DateControl> = {}) =>
  control<Path, string | null>({ part: 'control', kind: 'date', field, label, ...look });

/** A moment to the minute, as milliseconds since 1970. */
export const moment = <Path extends string>(field: Path, label: Label, look: Look<DateControl> = {}) =>
  control<Path, number | null>({ part: 'control', kind: 'date', field, label, precision: 'minute', storedAs: 'ms', ...look });

/**
 * A period to narrow a list down by, to the minute: two moments as milliseconds since 1970, sent and kept in the address under the
 * names of its ends.
 */
export const period = <Start extends string, End extends string>(
  start: Start,
  end: End,
  label: Label,
  look: Look<DateRangeControl> = {},
): FieldControl<At<Start | End, number | null>> => ({
  part: 'control',
  kind: 'dateRange',
  field: rangeField(start, end),
  label,
  precision: 'minute',
  storedAs: 'ms',
  ...look,
});

/** One of what has a picker, by the picker's name. */
export const pick = <Path extends string>(field: Path, label: Label, picker: PickerName, look: Look<PickControl> = {}) =>
  control<Path, string | null>({ part: 'control', kind: 'pick', field, label, picker, ...look });

/** Several of what has a picker. */
export const picks = <Path extends string>(field: Path, label: Label, picker: PickerName, look: Look<PickControl> = {}) =>
  control<Path, readonly string[]>({ part: 'control', kind: 'pick', field, label, picker, isMany: true, ...look });

/** Text made of other fields; shown, never sent. */
export const derived = (field: string, label: Label, compute: (read: Read) => Text): FieldPart<unknown> =>
  control<never, never>({ part: 'control', kind: 'derived', field, label, compute }) as FieldPart<unknown>;

/** The same, which is not there while it has nothing to say. */
export const derivedIfAny = (field: string, label: Label, compute: (read: Read) => Text): FieldPart<unknown> =>
  ({ ...derived(field, label, compute), shown: (read: Read) => compute(read) !== '' }) as FieldPart<unknown>;

/** Rows of a few controls each. */
export const rows = <Path extends string>(
  field: Path,
  label: Label,
  columns: readonly FieldPart<never>[],
  look: Look<RowsControl> & { readonly add: Text },
) =>
  control<Path, readonly object[]>({
    part: 'control',
    kind: 'rows',
    field,
    label,
    columns: columns as unknown as readonly CellControl[],
    ...look,
  });

/** Files or images. */
export const files = <Path extends string>(field: Path, label: Label, look: Look<FilesControl> = {}) =>
  control<Path, readonly object[]>({ part: 'control', kind: 'files', field, label, look: 'files', ...look });

/** A control of the screen's own. An editor that brings much along is a `lazyPart`. */
export const custom = <Path extends string>(field: Path, label: Label, editor: CustomControl['editor'], look: Look<CustomControl> = {}) =>
  control<Path, never>({ part: 'control', kind: 'custom', field, label, editor, ...look }) as FieldPart<unknown>;

/** Two fields side by side where there is room. */
export const pair = <First, Second>(first: FieldPart<First>, second: FieldPart<Second>): FieldPart<First & Second> => ({
  part: 'row',
  parts: [first, second],
});

/** A view of the screen's own among the fields. One that brings much along is a `lazyPart`. */
export const panel = (view: PanelPart['view'], look: Pick<PanelPart, 'shown' | 'reads'> = {}): FieldPart<unknown> => ({
  part: 'panel',
  view,
  ...look,
});

/** Fields under a heading. */
export const section = <Parts extends readonly FieldPart<never>[]>(title: Label, ...parts: Parts): FieldPart<DraftOfParts<Parts>> => ({
  part: 'section',
  title,
  parts,
});

/** Fields behind tabs. */
export const tabs = <const Tabs extends readonly FieldTab<never>[]>(label: Label, ...all: Tabs): FieldPart<DraftOfTabs<Tabs>> => ({
  part: 'tabs',
  label,
  tabs: all,
});
/** Tabs with a search over what stands behind them. @param search its spoken name, and that of its results */
export const searchedTabs = <const Tabs extends readonly FieldTab<never>[]>(
  label: Label,
  search: NonNullable<TabsPart['search']>,
  ...all: Tabs
): FieldPart<DraftOfTabs<Tabs>> => ({ part: 'tabs', label, search, tabs: all });
/** One tab of `tabs`. */
export const tab = <const Parts extends readonly FieldPart<never>[]>(
  id: string,
  label: Label,
  ...parts: Parts
): FieldTab<DraftOfParts<Parts>> => ({ id, label, parts });

/** Fields that are shown under a condition. */
export const when = <Draft>(shown: Condition, part: FieldPart<Draft>): FieldPart<Draft> => ({
  ...part,
  shown: part.shown === undefined ? shown : { all: [part.shown, shown] },
});

/** A sentence among the fields. */
export const note = (says: Label, tone: 'info' | 'warning' = 'info', shown?: Condition): FieldPart<unknown> => ({
  part: 'note',
  tone,
  text: says,
  ...(shown !== undefined && { shown }),
});

/** Members the drafts of all parts have in common with one draft. */
type DraftOfParts<Parts extends readonly unknown[]> = Parts extends readonly [FieldPart<infer First>, ...infer Rest]
  ? First & DraftOfParts<Rest>
  : unknown;
type DraftOfTabs<Tabs extends readonly unknown[]> = Tabs extends readonly [FieldTab<infer First>, ...infer Rest]
  ? First & DraftOfTabs<Rest>
  : unknown;
