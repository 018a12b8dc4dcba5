import {
  addDays,
  addMonths,
  addYears,
  comparedDates,
  daysInMonth,
  partsOfDay,
  readWritten,
  readWrittenMonth,
  readWrittenTime,
} from '../../engines/calendar-day/index.ts';
import { textInZone } from '../../engines/clock/index.ts';
import type { Read } from './base.ts';
import type { DateEnd, DateUnit } from './dateControls.ts';

const CHARS: Readonly<Record<DateUnit, number>> = {
  year: 'YYYY'.length,
  month: 'YYYY-MM'.length,
  day: 'YYYY-MM-DD'.length,
  hour: 'YYYY-MM-DD HH'.length,
  minute: 'YYYY-MM-DD HH:mm'.length,
  second: 'YYYY-MM-DD HH:mm:ss'.length,
};

/** Text of a kept date, as exact as its unit. */
export function textOfStored(value: unknown, unit: DateUnit): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return textInZone(value).slice(0, CHARS[unit]) || null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A kept text as the date, or the time of the day, it is; null for what is none: a design or a field may hold anything. */
function dateIn(text: string | null, isTime: boolean | undefined): string | null {
  if (text === null) return null;
  if (isTime) return readWrittenTime(text);
  const written = readWritten(text);
  if (written === null) return readWrittenMonth(text);
  return written.time === null ? written.day : `${written.day} ${written.time}`;
}

const SECONDS = { hour: 3600, minute: 60, second: 1 } as const;
const SECONDS_OF_DAY = 86_400;
const two = (part: number) => String(part).padStart(2, '0');

/** A moment of the calendar so many units later; a day that a month has not is its last. */
function later(moment: string, by: number, unit: DateUnit): string {
  const [day = '', time = ''] = moment.split(' ');
  if (unit === 'day') return `${addDays(day, by)} ${time}`;
  if (unit === 'month') return `${addMonths(day, by)} ${time}`;
  if (unit === 'year') return `${addYears(day, by)} ${time}`;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const at = hours * SECONDS.hour + minutes * SECONDS.minute + seconds + by * SECONDS[unit];
  const days = Math.floor(at / SECONDS_OF_DAY);
  const rest = at - days * SECONDS_OF_DAY;
  const clock = [Math.floor(rest / SECONDS.hour), Math.floor((rest % SECONDS.hour) / SECONDS.minute), rest % SECONDS.minute];
  return `${addDays(day, days)} ${clock.map(two).join(':')}`;
}

const FIRST = '0000-01-01 00:00:00';
/** The first second of a unit, or its last. */
function edgeOf(moment: string, unit: DateUnit, edge: 'start' | 'end'): string {
  const kept = moment.slice(0, CHARS[unit]);
  if (edge === 'start') return `${kept}${FIRST.slice(kept.length)}`;
  const { year, month } = partsOfDay(`${kept}${FIRST.slice(kept.length)}`);
  const last = `0000-12-${unit === 'year' ? '31' : daysInMonth(year, month)} 23:59:59`;
  return `${kept}${last.slice(kept.length)}`;
}

/** Circumstances an end is worked out in. */
export interface LimitAt {
  readonly edge: 'start' | 'end';
  /** Now by the clock of the office, as `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string;
  readonly precision: DateUnit;
  /** The value is a time of the day. */
  readonly isTime?: boolean;
}

/**
 * The end as text: the start of what may be chosen begins with its unit, the end of it lasts to the end of its unit. Null where
 * nothing limits: no limit is given, the field it is taken from is empty, or what stands there is no date.
 */
export function limitText(limit: DateEnd | undefined, read: Read, at: LimitAt): string | null {
  if (limit === undefined) return null;
  if (typeof limit === 'function') return limit(read);
  if (limit.from === 'fixed') return dateIn(textOfStored(limit.at, at.precision), at.isTime);
  if (limit.from === 'field') {
    const value = read(limit.field);
    // Of a range, its end is what others begin with, and its start what they end with.
    const one: unknown = Array.isArray(value) ? value[at.edge === 'start' ? 1 : 0] : value;
    return dateIn(textOfStored(one, at.precision), at.isTime);
  }
  const unit = limit.unit ?? at.precision;
  const moment = edgeOf(later(at.now, limit.by ?? 0, unit), unit, at.edge);
  return moment.slice(at.isTime ? 'YYYY-MM-DD '.length : 0, CHARS[at.precision]);
}

/** Values of other fields an end is worked out from. */
export function givenOfLimit(limit: DateEnd | undefined, read: Read): unknown {
  if (typeof limit === 'function') return limit(read);
  return limit?.from === 'field' ? read(limit.field) : null;
}

/** True for a kept date that lies beyond a fixed end, or one another field gives; now is for whoever fills it in. */
export function isBeyondEnds(
  { min, max }: { readonly min?: DateEnd; readonly max?: DateEnd },
  value: unknown,
  read: Read,
  at: Pick<LimitAt, 'precision' | 'isTime'>,
): boolean {
  const text = textOfStored(value, at.precision);
  if (text === null) return false;
  const given = (limit: DateEnd | undefined, edge: 'start' | 'end') =>
    limit !== undefined && typeof limit !== 'function' && limit.from === 'now' ? null : limitText(limit, read, { ...at, edge, now: '' });
  const [first, last] = [given(min, 'start'), given(max, 'end')];
  return (first !== null && comparedDates(text, first) < 0) || (last !== null && comparedDates(text, last) > 0);
}
