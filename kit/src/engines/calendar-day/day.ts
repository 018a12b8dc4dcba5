/**
 * A day of the calendar as `YYYY-MM-DD`: no moment, no zone, so that nothing moves it. Days compare as their texts do.
 * @reading R-318
 */
export type Day = string;

/** 0 is Sunday, as JavaScript counts. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Years are written with four digits: nobody means the year 26. */
export const FIRST_YEAR = 1000;
export const LAST_YEAR = 9999;
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

const two = (part: number) => String(part).padStart(2, '0');
const write = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`;

/** Number of days in a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of its parts, null where there is no such day. */
export function dayOf(year: number, month: number, day: number): Day | null {
  const isYear = year >= FIRST_YEAR && year <= LAST_YEAR;
  const isMonth = month >= 1 && month <= MONTHS_OF_YEAR;
  return isYear && isMonth && day >= 1 && day <= daysInMonth(year, month) ? write(year, month, day) : null;
}

/** Year, month from 1 and day of a day. */
export const partsOfDay = (day: Day): { readonly year: number; readonly month: number; readonly day: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
});

const utcMsOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOfUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** A day as a moment at midnight of UTC: to be written with `timeZone: 'UTC'`. */
export const utcDate = (day: Day): Date => new Date(utcMsOf(day));

const FIRST_DAY: Day = write(FIRST_YEAR, 1, 1);
const LAST_DAY: Day = write(LAST_YEAR, MONTHS_OF_YEAR, 31);

/** The day so many days later, or earlier; never beyond the years there are. */
export function addDays(day: Day, days: number): Day {
  const ms = utcMsOf(day) + days * DAY_MS;
  if (ms > utcMsOf(LAST_DAY)) return LAST_DAY;
  return ms < utcMsOf(FIRST_DAY) ? FIRST_DAY : dayOfUtc(ms);
}

/** The same day of another month; the last of that month where it has none; never beyond the years there are. */
export function addMonths(from: Day, months: number): Day {
  const { year, month, day } = partsOfDay(from);
  const count = year * MONTHS_OF_YEAR + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / MONTHS_OF_YEAR), (count % MONTHS_OF_YEAR) + 1];
  if (toYear > LAST_YEAR) return LAST_DAY;
  if (toYear < FIRST_YEAR) return FIRST_DAY;
  return write(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

export const addYears = (day: Day, years: number): Day => addMonths(day, years * MONTHS_OF_YEAR);

/** Number of days before a day in its week. */
const placesBefore = (day: Day, first: Weekday) => (utcDate(day).getUTCDay() - first + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** First day of the week a day lies in. */
export const startOfWeek = (day: Day, first: Weekday): Day => addDays(day, -placesBefore(day, first));

/** The weeks of a month, each of seven places; null where a place belongs to another month. */
export function weeksOfMonth(inMonth: Day, first: Weekday): (Day | null)[][] {
  const { year, month } = partsOfDay(inMonth);
  const count = daysInMonth(year, month);
  const before = placesBefore(write(year, month, 1), first);
  const dayAt = (place: number) => (place > before && place <= before + count ? write(year, month, place - before) : null);
  return Array.from({ length: Math.ceil((before + count) / DAYS_OF_WEEK) }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, at) => dayAt(week * DAYS_OF_WEEK + at + 1)),
  );
}

/** Place of a day between two ends, both inclusive. */
export function placeOf(day: Day, min: Day | null, max: Day | null): 'within' | 'before' | 'after' {
  if (min !== null && day < min) return 'before';
  return max !== null && day > max ? 'after' : 'within';
}
