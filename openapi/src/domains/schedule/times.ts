/** The calendar is that of the office, which has no summer time. @reading R-125 */
const OFFICE_OFFSET_MS = 8 * 60 * 60 * 1000;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** @reading R-125 */
export const DAY_MS = 24 * 60 * MINUTE_MS;

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
export const startOfDay = (atMs: number): number => Math.floor((atMs + OFFICE_OFFSET_MS) / DAY_MS) * DAY_MS - OFFICE_OFFSET_MS;

/** The last second of the day a moment belongs to. */
export const endOfDay = (atMs: number): number => startOfDay(atMs) + DAY_MS - SECOND_MS;

/** The clock of a moment: `09:30`. */
export const clockOf = (atMs: number): string => new Date(atMs + OFFICE_OFFSET_MS).toISOString().slice(11, 16);

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
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? dayMs : startOfDay(dayMs) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The same clock so many months later; a day the month does not have becomes its last. @reading R-126 */
export function addMonths(atMs: number, months: number): number {
  const from = new Date(atMs + OFFICE_OFFSET_MS);
  const monthIndex = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), monthIndex + 1, 0)).getUTCDate();
  const date = Date.UTC(from.getUTCFullYear(), monthIndex, Math.min(from.getUTCDate(), lastDay));
  return date + (atMs - startOfDay(atMs)) - OFFICE_OFFSET_MS;
}

/** A moment on the clock of the office, `2026-11-24 09:30`. @reading R-125 */
export const officeText = (atMs: number): string => new Date(atMs + OFFICE_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** The moment of a text of the office, `2026-11-24 09:30`, or of its midnight where the day stands alone. */
export const officeMoment = (text: string): number =>
  Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}:00Z`) - OFFICE_OFFSET_MS;
