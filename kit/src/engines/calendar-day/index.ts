export {
  FIRST_YEAR,
  LAST_YEAR,
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysInMonth,
  localMoment,
  msOfLocal,
  partsOfDay,
  placeOf,
  startOfWeek,
  utcDate,
  weeksOfMonth,
} from './day.ts';
export { dayOfKey } from './dayOfKey.ts';
export { readWritten } from './readWritten.ts';
export type { Day, Weekday } from './day.ts';
export type { WrittenDate } from './readWritten.ts';
