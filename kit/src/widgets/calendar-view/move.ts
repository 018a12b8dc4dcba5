import { addDays, utcDate } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import type { CalendarItem, CalendarMode, CalendarSpan } from './types.ts';

/** Minutes a move goes at a time; the form has the ones between. @reading R-724 */
export const STEP_MINUTES = 15;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;

/** Part of an item that is moved: the whole of it, or its end alone. */
export type MovedPart = 'whole' | 'end';

/** Spot under a pointer; `minute` is null where a day has no hours: in a month, and in the row of whole days. */
export interface GridSpot {
  readonly day: Day;
  readonly minute: number | null;
}

const msOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const plus = (moment: string, minutes: number) => textOf(msOf(moment) + minutes * MINUTE_MS);
const plusDays = (moment: string, days: number) => `${addDays(moment.slice(0, 10), days)}${moment.slice(10)}`;
const daysBetween = (from: Day, to: Day) => Math.round((utcDate(to).getTime() - utcDate(from).getTime()) / (DAY_MINUTES * MINUTE_MS));
const minutesBetween = (from: string, to: string) => (msOf(to) - msOf(from)) / MINUTE_MS;

/** A moment on a quarter of an hour: the nearest one, or the one before or after it. */
function onQuarter(moment: string, towards: 'nearest' | 1 | -1): string {
  const quarters = msOf(moment) / (STEP_MINUTES * MINUTE_MS);
  const at = towards === 'nearest' ? Math.round(quarters) : towards === 1 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1;
  return textOf(at * STEP_MINUTES * MINUTE_MS);
}

const from = (item: CalendarSpan, start: string): CalendarSpan => ({ start, end: plus(start, minutesBetween(item.start, item.end)) });

/** Another end, which stays behind the start: a step behind it, or on its day where the days are whole. */
function until({ start, isAllDay }: CalendarItem, end: string): CalendarSpan {
  if (isAllDay) return { start, end: end < start ? `${start.slice(0, 10)}${end.slice(10)}` : end };
  return { start, end: end > start ? end : plus(start, STEP_MINUTES) };
}

/** Times of an item that a pointer has taken from one place to another. Days leave the clock as it is. @reading R-724 */
export function dragged(item: CalendarItem, part: MovedPart, begin: GridSpot, now: GridSpot): CalendarSpan {
  const days = daysBetween(begin.day, now.day);
  const hasHours = !item.isAllDay && begin.minute !== null && now.minute !== null;
  const minutes = hasHours ? (now.minute ?? 0) - (begin.minute ?? 0) : 0;
  // A hand that goes sideways shakes.
  const moved = Math.abs(minutes) < STEP_MINUTES / 2 ? 0 : minutes;
  const put = (moment: string) => {
    const there = plusDays(moment, days);
    return moved === 0 ? there : onQuarter(plus(there, moved), 'nearest');
  };
  return part === 'whole' ? from(item, put(item.start)) : until(item, put(item.end));
}

type Step = (moment: string) => string;

/** Step of an arrow: a day sideways; up and down a week in a month, a quarter of an hour elsewhere, nothing for whole days. */
function stepOf(key: string, mode: CalendarMode, isAllDay: boolean): Step | null {
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (moment) => plusDays(moment, by);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  if (mode === 'month') return (moment) => plusDays(moment, by * WEEK_DAYS);
  return isAllDay ? (moment) => moment : (moment) => onQuarter(moment, by);
}

/** Times an arrow takes an item, or its end, to; null for keys that move nothing. @reading R-724 */
export function movedByKey(item: CalendarItem, part: MovedPart, key: string, mode: CalendarMode): CalendarSpan | null {
  const step = stepOf(key, mode, item.isAllDay);
  if (step === null) return null;
  return part === 'whole' ? from(item, step(item.start)) : until(item, step(item.end));
}
