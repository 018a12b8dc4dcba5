import { FIRST_YEAR, LAST_YEAR, addMonths, partsOfDay } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';

export type Unit = 'month' | 'year';

/** Months of a year, and years shown at once. */
export const SHOWN_AT_ONCE = 12;
const PER_ROW = 3;
const MONTHS_IN = { month: 1, year: 12 } as const;

/** Length of a month or year as text: `YYYY-MM`, `YYYY`. */
const CHARS = { month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;
export const unitText = (day: Day, unit: Unit): string => day.slice(0, CHARS[unit]);

/** First day of a month or year that is written as text. */
export const firstDayOf = (text: string): Day => `${text.slice(0, CHARS.month)}${'-01-01'.slice(text.length < CHARS.month ? 0 : 3)}`;

/** The first year that is shown with a year: the dozens begin at the same years wherever one comes from. */
const firstShown = (year: number) => year - ((year - FIRST_YEAR) % SHOWN_AT_ONCE);

/** First days of the twelve months of the year, or of the twelve years, that are shown with one of them; none beyond the years there are. */
export function unitsShown(current: Day, unit: Unit): (Day | null)[] {
  const { year } = partsOfDay(current);
  const days = Array.from({ length: SHOWN_AT_ONCE }, (_, at) =>
    unit === 'month' ? `${year}-${String(at + 1).padStart(2, '0')}-01` : `${firstShown(year) + at}-01-01`,
  );
  return days.map((day) => (day.length === 'YYYY-MM-DD'.length && Number(day.slice(0, 4)) <= LAST_YEAR ? day : null));
}

/** The same in rows of three. */
export const unitRows = (current: Day, unit: Unit): (Day | null)[][] => {
  const days = unitsShown(current, unit);
  return Array.from({ length: SHOWN_AT_ONCE / PER_ROW }, (_, row) => days.slice(row * PER_ROW, (row + 1) * PER_ROW));
};

/** The same place in the twelve before or after. */
export const pageOf = (current: Day, unit: Unit, by: number): Day => addMonths(current, by * SHOWN_AT_ONCE * MONTHS_IN[unit]);

/** Keys that walk over months or years: arrows, Home and End in a row, Page keys by what is shown at once; null for others. */
export function unitOfKey(key: string, current: Day, unit: Unit): Day | null {
  const at = unitsShown(current, unit).indexOf(current) % PER_ROW;
  const by = (count: number) => addMonths(current, count * MONTHS_IN[unit]);
  const ways: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    ArrowUp: () => by(-PER_ROW),
    ArrowDown: () => by(PER_ROW),
    PageUp: () => pageOf(current, unit, -1),
    PageDown: () => pageOf(current, unit, 1),
    Home: () => by(-at),
    End: () => by(PER_ROW - 1 - at),
  };
  const next = ways[key]?.() ?? null;
  // The last day there is belongs to a month that begins.
  return next && firstDayOf(unitText(next, unit));
}
