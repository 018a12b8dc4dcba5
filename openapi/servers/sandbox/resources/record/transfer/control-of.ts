import type {
  ChoiceControl,
  DateControl,
  DateRangeControl,
  NumberControl,
  RateControl,
  SliderControl,
  SwitchControl,
  TextControl,
  TimeControl,
  TimeRangeControl,
} from '@milepost/kit/forms/values';
import { textOf, type Field } from '../design.ts';

/** Controls of designs whose values stand in sheets, as far as their values need them. */
export type SheetControl =
  | TextControl
  | NumberControl
  | RateControl
  | SliderControl
  | SwitchControl
  | DateControl
  | DateRangeControl
  | TimeControl
  | TimeRangeControl
  | ChoiceControl;

const ROWS = 4;
const DATES: Readonly<Record<string, NonNullable<DateControl['precision']>>> = {
  yyyy: 'year',
  'yyyy-MM': 'month',
  'yyyy-MM-dd': 'day',
  'yyyy-MM-dd HH:mm': 'minute',
  'yyyy-MM-dd HH:mm:ss': 'second',
};
/** Kinds whose names are looked up: one, or several. */
const CHOSEN: ReadonlySet<string> = new Set([
  'radio',
  'select',
  'checkbox',
  'treeSelect',
  'dicSelect',
  'cascader',
  'comSelect',
  'address',
  'depSelect',
  'posSelect',
  'roleSelect',
  'groupSelect',
  'userSelect',
  'usersSelect',
]);

const figure = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const affix = (value: unknown): string | undefined => textOf(value) || undefined;

/** True where a field takes several values. */
export const isSeveral = ({ kind, control }: Field): boolean => kind === 'checkbox' || control['multiple'] === true;

/** Control of a field of a design. Dates are moments by the clock of the office. */
export function controlOf({ key, kind, label, control }: Field): SheetControl {
  const base = { part: 'control', field: key, label } as const;
  const ends = { min: figure(control['min']), max: figure(control['max']) };
  switch (kind) {
    case 'numInput': {
      const slot = Object(control['__slot__']) as Readonly<Record<string, unknown>>;
      const prefix = affix(slot['prepend'] ?? control['addonBefore']);
      const suffix = affix(slot['append'] ?? control['addonAfter']);
      return { ...base, kind: 'number', keeps: 'number', ...ends, precision: figure(control['precision']), prefix, suffix };
    }
    case 'rate':
      return {
        ...base,
        kind: 'rate',
        count: figure(control['count'] ?? control['max']),
        hasHalves: (control['allow-half'] ?? control['allowHalf']) === true,
      };
    case 'slider':
      return { ...base, kind: 'slider', ...ends };
    case 'switch':
      return { ...base, kind: 'switch', keeps: 'number', onText: '开', offText: '关' };
    case 'date':
    case 'dateRange': {
      const precision = DATES[textOf(control['format'])] ?? 'day';
      return { ...base, kind, keeps: 'ms', precision };
    }
    case 'time':
    case 'timeRange':
      return { ...base, kind, precision: textOf(control['format']) === 'HH:mm' ? 'minute' : 'second' };
    case 'textarea':
      return { ...base, kind: 'text', rows: ROWS };
    default:
      if (!CHOSEN.has(kind)) return { ...base, kind: 'text' };
      return { ...base, kind: 'choice', isMany: isSeveral({ kind, control } as Field), options: { from: 'feed', id: kind } };
  }
}
