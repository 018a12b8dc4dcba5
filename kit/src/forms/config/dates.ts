import type { DateControl, DateEnd, DateUnit, TimeControl } from '../grammar/index.ts';
import type { Members } from './members.ts';
import { columnName } from './rows.ts';

type Precision = NonNullable<DateControl['precision']>;
type Time = NonNullable<TimeControl['precision']>;

/** Formats of designs and how exact they are. */
const DATES: Readonly<Record<string, Precision>> = {
  yyyy: 'year',
  'yyyy-MM': 'month',
  'yyyy-MM-dd': 'day',
  'yyyy-MM-dd HH:mm': 'minute',
  'yyyy-MM-dd HH:mm:ss': 'second',
};
const TIMES: Readonly<Record<string, Time>> = { 'HH:mm': 'minute', 'HH:mm:ss': 'second' };

export const datePrecision = (members: Members): Precision => DATES[members.oneOf('format', Object.keys(DATES), 'yyyy-MM-dd')] ?? 'day';
export const timePrecision = (members: Members): Time => TIMES[members.oneOf('format', Object.keys(TIMES), 'HH:mm:ss')] ?? 'second';

const DATE_UNITS: readonly DateUnit[] = ['year', 'month', 'day', 'hour', 'minute', 'second'];
const TIME_UNITS: readonly DateUnit[] = ['hour', 'minute', 'second'];
/** Furthest a limit may lie from now, in its unit. */
const MOST_UNITS = 1_000_000;

/** Kinds of limits as designs number them. */
const FIXED = '1';
const OF_FIELD = '2';
const NOW = '3';
const EARLIER = '4';

/** One end of what may be chosen, as a design has it. @source forms §5 */
function endOf(members: Members, edge: 'start' | 'end', units: readonly DateUnit[]): DateEnd | undefined {
  if (!members.flag(`${edge}TimeRule`, false)) return undefined;
  const type = members.oneOf(`${edge}TimeType`, ['1', '2', '3', '4', '5'], FIXED);
  const value = `${edge}TimeValue`;
  if (type === FIXED) {
    const at = members.raw(value);
    // A rule somebody has switched on and not filled in limits nothing.
    return typeof at === 'number' ? { from: 'fixed', at } : fixedText(members.text(value, ''));
  }
  if (type === OF_FIELD) {
    const field = columnName(members, `${edge}RelationField`, '');
    return field === '' ? undefined : { from: 'field', field };
  }
  if (type === NOW) return { from: 'now' };
  const by = members.whole(value, 0, -MOST_UNITS, MOST_UNITS);
  const unit = units[members.whole(`${edge}TimeTarget`, 1, 1, units.length) - 1] ?? 'day';
  return { from: 'now', by: type === EARLIER ? -by : by, unit };
}

const fixedText = (at: string): DateEnd | undefined =>
  at === '' ? undefined : { from: 'fixed', at: /^\d{10,15}$/.test(at) ? Number(at) : at };

/** Both ends of a control of dates or times. */
export function endsOf(members: Members, of: 'date' | 'time'): { readonly min?: DateEnd; readonly max?: DateEnd } {
  const units = of === 'date' ? DATE_UNITS : TIME_UNITS;
  // Designs have them in the configuration of the control; others at the control itself.
  const holder = (edge: string) => (members.raw(`${edge}TimeRule`) === undefined ? members.within('__config__') : members);
  const [min, max] = [endOf(holder('start'), 'start', units), endOf(holder('end'), 'end', units)];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
