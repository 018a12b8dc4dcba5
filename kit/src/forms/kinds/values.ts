import { calculateValue } from './calculate/value.ts';
import { cascadeValue } from './cascade/value.ts';
import { choiceValue } from './choice/value.ts';
import { colorValue } from './color/value.ts';
import { customValue } from './custom/value.ts';
import { dateValue } from './date/value.ts';
import { dateRangeValue } from './dateRange/value.ts';
import { derivedValue } from './derived/value.ts';
import { filesValue } from './files/value.ts';
import { htmlValue } from './html/value.ts';
import { integerValue } from './integer/value.ts';
import { numberValue } from './number/value.ts';
import { numberRangeValue } from './numberRange/value.ts';
import { pickValue } from './pick/value.ts';
import { rateValue } from './rate/value.ts';
import { recordValue } from './record/value.ts';
import { rowsValue } from './rows/value.ts';
import { shownValue } from './shown/value.ts';
import { sliderValue } from './slider/value.ts';
import { switchValue } from './switch/value.ts';
import { tableValue } from './table/value.ts';
import { textValue } from './text/value.ts';
import { timeValue } from './time/value.ts';
import { timeRangeValue } from './timeRange/value.ts';
import type { ValueKind } from './types.ts';
import { unknownValue } from './unknown/value.ts';

/** Values of each kind of control. A new kind is one folder and one line. */
export const VALUES = {
  text: textValue,
  html: htmlValue,
  integer: integerValue,
  number: numberValue,
  numberRange: numberRangeValue,
  calculate: calculateValue,
  rate: rateValue,
  slider: sliderValue,
  color: colorValue,
  switch: switchValue,
  choice: choiceValue,
  date: dateValue,
  time: timeValue,
  dateRange: dateRangeValue,
  timeRange: timeRangeValue,
  pick: pickValue,
  cascade: cascadeValue,
  record: recordValue,
  shown: shownValue,
  unknown: unknownValue,
  derived: derivedValue,
  rows: rowsValue,
  table: tableValue,
  files: filesValue,
  custom: customValue,
} satisfies Readonly<Record<string, ValueKind<never>>>;

/** Kinds of controls, one folder each. */
export type ControlKind = keyof typeof VALUES;

/** Values of the kind of a control: `valueKindOf(control).parse(control, text, {})`. */
export const valueKindOf = <Control extends { readonly kind: ControlKind }>({ kind }: Control): ValueKind<Control> =>
  VALUES[kind] as unknown as ValueKind<Control>;

const byName = new Map<string, ValueKind<never>>(Object.values(VALUES).flatMap((kind) => kind.names.map((name) => [name, kind] as const)));

/** Values of the kind a stored design calls by this name; undefined for a name no kind has. @source forms §3 */
export const valueKindNamed = (name: string): ValueKind<never> | undefined => byName.get(name);

export { dialectOf, STORED } from './dialectOf.ts';
export type { Dialect } from './dialectOf.ts';
export { storedOf, storedRange, textsOfStored } from './dates.ts';
export { isEmptyValue } from './readings.ts';
export { cellOfText, cellOfValue, matchHeadings, readSheet, textOfCell, textsOfRow } from '../../engines/sheet-cells/index.ts';
export type { HeadingMatch, SheetCell, SheetContent, SheetRow, WrittenCell } from '../../engines/sheet-cells/index.ts';
export type {
  CalculateControl,
  IntegerControl,
  NumberControl,
  NumberRangeControl,
  RateControl,
  SliderControl,
} from '../grammar/numberControls.ts';
export type { CascadeControl, ChoiceControl, ColorControl, PickControl, SwitchControl } from '../grammar/choiceControls.ts';
export type { DateControl, DateEnd, DateRangeControl, TimeControl, TimeRangeControl } from '../grammar/dateControls.ts';
export type { HtmlControl, TextControl } from '../grammar/textControls.ts';
export type { ProblemKind, Read, Text } from '../grammar/base.ts';
export type {
  FilterFacts,
  Facts,
  JudgingContext,
  ReadingContext,
  ValueInList,
  ValueInTable,
  ValueKind,
  ValueReading,
  ValueRefusal,
  ValueSentences,
  ValueWarning,
  ValueWords,
} from './types.ts';
