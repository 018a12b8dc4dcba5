import { addDays, addMonths, addYears, daysInMonth, partsOfDay, startOfWeek } from './day.ts';
import type { Day, Weekday } from './day.ts';

/** First and last day of a span, both inclusive. */
export interface DaySpan {
  readonly start: Day;
  readonly end: Day;
}

export const SHORTCUTS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
  'last7Days',
  'last30Days',
] as const;
/** Span people ask for by name. */
export type RangeShortcut = (typeof SHORTCUTS)[number];

const MONTHS_OF_QUARTER = 3;
const month = (day: Day): DaySpan => {
  const { year, month: at } = partsOfDay(day);
  const start = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  return { start, end: addDays(start, daysInMonth(year, at) - 1) };
};
const year = (day: Day): DaySpan => ({ start: `${day.slice(0, 'YYYY'.length)}-01-01`, end: `${day.slice(0, 'YYYY'.length)}-12-31` });

/** The days of a shortcut, as it is today. */
export function shortcutSpan(shortcut: RangeShortcut, today: Day, weekStart: Weekday): DaySpan {
  const monday = startOfWeek(today, weekStart);
  const firstOfQuarter = addMonths(month(today).start, -((partsOfDay(today).month - 1) % MONTHS_OF_QUARTER));
  const spans: Readonly<Record<RangeShortcut, () => DaySpan>> = {
    today: () => ({ start: today, end: today }),
    yesterday: () => ({ start: addDays(today, -1), end: addDays(today, -1) }),
    thisWeek: () => ({ start: monday, end: addDays(monday, 6) }),
    lastWeek: () => ({ start: addDays(monday, -7), end: addDays(monday, -1) }),
    thisMonth: () => month(today),
    lastMonth: () => month(addMonths(today, -1)),
    thisQuarter: () => ({ start: firstOfQuarter, end: month(addMonths(firstOfQuarter, MONTHS_OF_QUARTER - 1)).end }),
    thisYear: () => year(today),
    lastYear: () => year(addYears(today, -1)),
    last7Days: () => ({ start: addDays(today, -6), end: today }),
    last30Days: () => ({ start: addDays(today, -29), end: today }),
  };
  return spans[shortcut]();
}

/**
 * First and last moment of a range as it is kept: days from 00:00:00 to 23:59:59; months and years are the first day of theirs,
 * so a range of years has January alone.
 * @source forms §5
 * @reading R-587
 */
export function rangeMoments(start: string, end: string): readonly [string, string] {
  if (start.length < 'YYYY-MM-DD'.length)
    return [`${start}-01-01`, `${end}-01-01`].map((text) => text.slice(0, 'YYYY-MM-DD'.length)) as [string, string];
  return start.length === 'YYYY-MM-DD'.length ? [`${start} 00:00:00`, `${end} 23:59:59`] : [start, end];
}
