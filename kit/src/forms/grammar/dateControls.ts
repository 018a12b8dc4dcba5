import type { RangeShortcut } from '../../engines/calendar-day/index.ts';
import type { DatePrecision, DayNote, TimePrecision } from '../../primitives/date-parts/types.ts';
import type { Base, FieldPath, Read } from './base.ts';

export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Keeping of a date or time: as text, or as a moment by the clock of the office. @reading R-189 */
export type DateStorage = 'text' | 'ms';

/**
 * End of what may be chosen: a fixed date, another field of the form, or now, so much later or, with a negative number, earlier.
 * @source forms §5
 * @reading R-589
 */
export type DateLimit =
  | { readonly from: 'fixed'; readonly at: string | number }
  | { readonly from: 'field'; readonly field: FieldPath }
  | { readonly from: 'now'; readonly by?: number; readonly unit?: DateUnit };

/** Functions that give an end serve where a declaration needs more than its data can say. */
export type DateEnd = DateLimit | ((read: Read) => string | null);

/** Facts of controls of dates and times: the ends of what may be chosen. @source forms §5 */
interface Dated<Kind extends string> extends Base<Kind> {
  readonly min?: DateEnd;
  readonly max?: DateEnd;
}

/** A day, month, year, or a minute or second of a day; null while empty. */
export interface DateControl extends Dated<'date'> {
  readonly precision?: DatePrecision;
  /**
   * Value: text without a zone, or milliseconds since 1970 by the clock of the office, which is the same day wherever it is
   * read. @defaultValue `text`
   */
  readonly storedAs?: DateStorage;
  /** Holidays, working days in their place, and days that cannot be chosen. */
  readonly notes?: (read: Read) => readonly DayNote[];
}

/** A time of the day as text, `HH:mm` or `HH:mm:ss`; null while empty. */
export interface TimeControl extends Dated<'time'> {
  readonly precision?: TimePrecision;
}

/** Two dates of one precision, both inclusive, each kept as a date is; null while empty. */
export interface DateRangeControl extends Dated<'dateRange'>, Pick<DateControl, 'precision' | 'storedAs' | 'notes'> {
  /** Spans offered by name; those usual for the precision when left out. */
  readonly shortcuts?: readonly RangeShortcut[];
}

/** Two times of the day, each as text; an end before the start is on the next day. Null while empty. @reading R-191 */
export interface TimeRangeControl extends Dated<'timeRange'> {
  readonly precision?: TimePrecision;
}
