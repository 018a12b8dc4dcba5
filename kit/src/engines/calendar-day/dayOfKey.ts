import { addDays, addMonths, addYears, startOfWeek } from './day.ts';
import type { Day, Weekday } from './day.ts';

/** Keys that walk over the days of a month: arrows, Home and End in a week, Page keys by months, with Shift by years; null for others. @source forms §5 */
export function dayOfKey(key: string, isShift: boolean, day: Day, weekStart: Weekday): Day | null {
  const weekday = startOfWeek(day, weekStart);
  const page = (by: number) => (isShift ? addYears(day, by) : addMonths(day, by));
  const ways: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => page(-1),
    PageDown: () => page(1),
    Home: () => weekday,
    End: () => addDays(weekday, 6),
  };
  return ways[key]?.() ?? null;
}
