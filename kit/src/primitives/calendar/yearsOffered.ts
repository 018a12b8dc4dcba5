import { FIRST_YEAR, LAST_YEAR, partsOfDay, placeOf } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';

/** Years to choose from without limits: for days of birth and for plans. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** Years the calendar offers around the one it shows, which is always among them. */
export function yearsOffered(shown: number, min: Day | null, max: Day | null): number[] {
  const first = Math.min(shown, min === null ? shown - YEARS_BACK : partsOfDay(min).year);
  const last = Math.max(shown, max === null ? shown + YEARS_AHEAD : partsOfDay(max).year);
  const [from, to] = [Math.max(first, FIRST_YEAR, shown - YEARS_BACK), Math.min(last, LAST_YEAR, shown + YEARS_BACK)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** A day, or the end it lies beyond. */
export function nearestDay(day: Day, min: Day | null, max: Day | null): Day {
  const place = placeOf(day, min, max);
  if (place === 'before' && min !== null) return min;
  return place === 'after' && max !== null ? max : day;
}
