export { comparedDates, toTheSecond } from './compared.ts';
export {
  FIRST_YEAR,
  LAST_YEAR,
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysInMonth,
  partsOfDay,
  placeOf,
  startOfWeek,
  utcDate,
  weeksOfMonth,
} from './day.ts';
export { lunarDays } from './lunarDay.ts';
export type { LunarDay } from './lunarDay.ts';
export { dayOfKey } from './dayOfKey.ts';
export { endsNextDay, withoutNextDay } from './nextDay.ts';
export { readWritten, readWrittenMonth, readWrittenTime } from './readWritten.ts';
export type { Day, Weekday } from './day.ts';
export type { WrittenDate } from './readWritten.ts';
export { SHORTCUTS, rangeMoments, shortcutSpan } from './ranges.ts';
export type { DaySpan, RangeShortcut } from './ranges.ts';
