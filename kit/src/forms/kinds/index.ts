import type { Control, ControlKindName } from '../grammar/index.ts';
import { calculateKind } from './calculate/index.ts';
import { cascadeKind } from './cascade/index.ts';
import { choiceKind } from './choice/index.ts';
import { colorKind } from './color/index.ts';
import { customKind } from './custom/index.ts';
import { dateKind } from './date/index.ts';
import { dateRangeKind } from './dateRange/index.ts';
import { derivedKind } from './derived/index.ts';
import { filesKind } from './files/index.ts';
import { htmlKind } from './html/index.ts';
import { integerKind } from './integer/index.ts';
import { numberKind } from './number/index.ts';
import { numberRangeKind } from './numberRange/index.ts';
import { pickKind } from './pick/index.ts';
import { rateKind } from './rate/index.ts';
import { recordKind } from './record/index.ts';
import { rowsKind } from './rows/index.ts';
import { shownKind } from './shown/index.ts';
import { sliderKind } from './slider/index.ts';
import { switchKind } from './switch/index.ts';
import { tableKind } from './table/index.ts';
import { textKind } from './text/index.ts';
import { timeKind } from './time/index.ts';
import { timeRangeKind } from './timeRange/index.ts';
import { unknownKind } from './unknown/index.ts';
import type { Kind } from './kind.ts';

/** Kinds of controls; each stands in a folder of its own. */
export const KINDS = {
  text: textKind,
  html: htmlKind,
  integer: integerKind,
  number: numberKind,
  numberRange: numberRangeKind,
  calculate: calculateKind,
  rate: rateKind,
  slider: sliderKind,
  color: colorKind,
  switch: switchKind,
  choice: choiceKind,
  date: dateKind,
  time: timeKind,
  dateRange: dateRangeKind,
  timeRange: timeRangeKind,
  pick: pickKind,
  cascade: cascadeKind,
  record: recordKind,
  shown: shownKind,
  unknown: unknownKind,
  derived: derivedKind,
  rows: rowsKind,
  table: tableKind,
  files: filesKind,
  custom: customKind,
} satisfies { readonly [Name in ControlKindName]: Kind<Extract<Control, { readonly kind: Name }>> };

/** Kind of a control. */
export const kindOf = <C extends Control>({ kind }: C): Kind<C> => KINDS[kind] as unknown as Kind<C>;
