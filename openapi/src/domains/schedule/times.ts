import { officeDay, officeMs, officeSecond } from '../../wire/index.ts';

/** @reading R-125 */
export const DAY_MS = 86_400_000;

/** Hours and minutes of a schedule. @reading R-125 */
export const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Begin and end of something, milliseconds since 1970. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Members of a schedule about its times. */
export interface ScheduleTimes {
  startDay: number;
  startTime: string;
  endDay: number;
  endTime: string;
  isAllDay: boolean;
}

/** Midnight of the day a moment belongs to. */
export const startOfDay = (atMs: number): number => officeMs(officeDay(atMs));

/** The last second of the day a moment belongs to. */
export const endOfDay = (atMs: number): number => officeMs(`${officeDay(atMs)} 23:59:59`);

/** The clock of a moment: `09:30`. */
export const clockOf = (atMs: number): string => officeSecond(atMs).slice(11, 16);

/**
 * Begin and end of a schedule: its days with their clocks, or with the clocks of the days where none is written; a whole
 * day runs from its first to its last second.
 * @reading R-125
 */
export function scheduleSpan({ startDay, startTime, endDay, endTime, isAllDay }: ScheduleTimes): Span {
  if (isAllDay) return { startMs: startOfDay(startDay), endMs: endOfDay(endDay) };
  return { startMs: atClock(startDay, startTime), endMs: atClock(endDay, endTime) };
}

function atClock(dayMs: number, clock: string): number {
  return CLOCK.test(clock) ? officeMs(`${officeDay(dayMs)} ${clock}`) : dayMs;
}

/** The same clock so many days later, by the calendar of the office. */
export function addDays(atMs: number, days: number): number {
  const [day = '', clock = ''] = officeSecond(atMs).split(' ');
  return officeMs(`${new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)} ${clock}`);
}

/** The same clock so many months later; a day the month does not have becomes its last. @reading R-126 */
export function addMonths(atMs: number, months: number): number {
  const [day = '', clock = ''] = officeSecond(atMs).split(' ');
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const monthIndex = month - 1 + months;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  const to = new Date(Date.UTC(year, monthIndex, Math.min(date, lastDay))).toISOString().slice(0, 10);
  return officeMs(`${to} ${clock}`);
}

/** A moment on the clock of the office, `2026-11-24 09:30`. @reading R-125 */
export const officeText = (atMs: number): string => officeSecond(atMs).slice(0, 'YYYY-MM-DD HH:mm'.length);

/** The moment of a text of the office, `2026-11-24 09:30`, or of its midnight where the day stands alone. */
export const officeMoment = (text: string): number => officeMs(text);
