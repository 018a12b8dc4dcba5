/** Part of a date or a time. */
export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Text of each part, as it is typed: digits only. */
export type DateParts = Readonly<Record<DatePart, string>>;

/**
 * Precision of a date as text: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `YYYY-MM-DD HH:mm`, `YYYY-MM-DD HH:mm:ss`, on a 24-hour clock.
 */
export type DatePrecision = 'year' | 'month' | 'day' | 'minute' | 'second';

/** Precision of a time of the day as text: `HH:mm`, `HH:mm:ss`. */
export type TimePrecision = 'minute' | 'second';

/** Shape of a text of parts: a date of some precision, or a time of the day. */
export type PartsShape = DatePrecision | `time:${TimePrecision}`;

/** Reasons the text of the field is not the date asked for. */
export type DateProblemKind =
  /** Some parts are filled in, others are not. */
  | 'incomplete'
  /** Fewer than four digits: 26 is never the year 0026. */
  | 'year'
  | 'month'
  /** The month has no such day. */
  | 'day'
  | 'time'
  | 'beforeMin'
  | 'afterMax'
  /** The day may not be chosen: it is closed, and the notes of the calendar say why. */
  | 'closed'
  /** Of a range: it ends before it begins. */
  | 'order'
  /** The value that was given is no date; it stays as it is until somebody fills the field in. */
  | 'unreadable';

/** A problem, and the sentence that tells it in the user's language. */
export interface DateProblem {
  readonly kind: DateProblemKind;
  readonly message: string;
  /** Text that stands in the field as it was typed: who draws the field anew gives it back as `typed`. */
  readonly typed?: string;
}

/** Note about days: a holiday, a working day in its place, or days that may not be chosen. */
export interface DayNote {
  /** The first day, and the last where there are several. */
  readonly from: string;
  readonly to?: string;
  readonly kind: 'holiday' | 'workday' | 'closed';
  /** Name of the holiday, or why the days are closed. */
  readonly name: string;
}
