import { valueKindNamed } from '@milepost/kit/forms/values';
import type {
  ChoiceControl,
  ColorControl,
  DateControl,
  DateEnd,
  DateRangeControl,
  NumberControl,
  NumberRangeControl,
  RateControl,
  SliderControl,
  SwitchControl,
  TextControl,
  TimeControl,
  TimeRangeControl,
} from '@milepost/kit/forms/values';
import { isOn } from '../truth.ts';
import { membersOf, textOf } from './members.ts';
import type { Members, RecordField } from './types.ts';

/** Controls of designs, as far as their values need them. */
export type RecordControl =
  | TextControl
  | NumberControl
  | NumberRangeControl
  | RateControl
  | SliderControl
  | SwitchControl
  | ColorControl
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
/** A number of a design, also as text. */
const figure = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
const affix = (value: unknown): string | undefined => textOf(value) || undefined;

/** Kinds of limits of dates, as designs number them: a fixed one, or that of another field. Those that follow the clock limit nothing here. */
const FIXED = '1';
const OF_FIELD = '2';

function endOf(members: Members, edge: 'start' | 'end'): DateEnd | undefined {
  if (!isOn(members[`${edge}TimeRule`])) return undefined;
  const type = textOf(members[`${edge}TimeType`]) || FIXED;
  const field = textOf(members[`${edge}RelationField`]);
  if (type === OF_FIELD) return field === '' ? undefined : { from: 'field', field };
  const at = members[`${edge}TimeValue`];
  const text = textOf(at);
  if (type !== FIXED || text === '') return undefined;
  return { from: 'fixed', at: typeof at === 'number' || /^\d{10,15}$/.test(text) ? Number(at) : text };
}

/** Ends of what may be chosen; designs have them in the configuration of the control, others at the control itself. */
function datesOf({ config, control }: RecordField): { readonly min?: DateEnd; readonly max?: DateEnd } {
  const holder = (edge: string): Members => (control[`${edge}TimeRule`] === undefined ? config : control);
  const [min, max] = [endOf(holder('start'), 'start'), endOf(holder('end'), 'end')];
  return { ...(min && { min }), ...(max && { max }) };
}

const boundsOf = (control: Members) => {
  const slot = membersOf(control['__slot__']);
  return {
    storedAs: 'number',
    min: figure(control['min']),
    max: figure(control['max']),
    precision: figure(control['precision']),
    hasThousands: isOn(control['thousands']),
    prefix: affix(slot['prepend'] ?? control['addonBefore']),
    suffix: affix(slot['append'] ?? control['addonAfter']),
  } as const;
};

/** True where a field takes several values; ways say so within what they are made of, too. */
export const isSeveral = ({ kind, control }: Pick<RecordField, 'kind' | 'control'>): boolean =>
  kind === 'checkbox' ||
  isOn(control['multiple']) ||
  (kind === 'cascader' && isOn(membersOf(membersOf(control['props'])['props'])['multiple']));

/** Control of a field of a design. Dates are moments by the clock of the office. */
export function controlOf(own: RecordField): RecordControl {
  const { key, kind, label, control } = own;
  const base = { part: 'control', field: key, label } as const;
  const maxChars = figure(control['maxlength']) || undefined;
  switch (kind) {
    case 'numInput':
      return { ...base, kind: 'number', ...boundsOf(control) };
    case 'numRange':
    case 'numberRange':
      return { ...base, kind: 'numberRange', ...boundsOf(control) };
    case 'rate':
      return {
        ...base,
        kind: 'rate',
        count: figure(control['count'] ?? control['max']),
        hasHalves: isOn(control['allow-half'] ?? control['allowHalf']),
      };
    case 'slider':
      return { ...base, kind: 'slider', min: figure(control['min']), max: figure(control['max']), step: figure(control['step']) };
    case 'switch':
      return { ...base, kind: 'switch', storedAs: 'number', onText: '开', offText: '关' };
    case 'colorPicker':
      return { ...base, kind: 'color', hasAlpha: isOn(control['show-alpha'] ?? control['showAlpha']) };
    case 'date':
    case 'dateRange': {
      const precision = DATES[textOf(control['format'])] ?? 'day';
      return { ...base, kind, storedAs: 'ms', precision, ...datesOf(own) };
    }
    case 'time':
    case 'timeRange':
      return { ...base, kind, precision: textOf(control['format']) === 'HH:mm' ? 'minute' : 'second', ...datesOf(own) };
    case 'textarea':
      return { ...base, kind: 'text', rows: ROWS, maxChars };
    default:
      if (valueKindNamed(kind)?.list?.filterBy !== 'choice') return { ...base, kind: 'text', ...(kind === 'comInput' && { maxChars }) };
      return { ...base, kind: 'choice', isMany: isSeveral(own), options: { from: 'feed', id: kind } };
  }
}
