import type { FieldUse, FieldWords } from '../field/index.ts';

/** Precision of a field: `day` is `YYYY-MM-DD`, `minute` is `YYYY-MM-DD HH:mm` on a 24-hour clock. */
export type DatePrecision = 'day' | 'minute';

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
  /** The value that was given is no date; it stays as it is until somebody fills the field in. */
  | 'unreadable';

/** A problem, and the sentence that tells it in the user's language. */
export interface DateProblem {
  readonly kind: DateProblemKind;
  readonly message: string;
}

export interface DateFieldProps extends FieldWords {
  /**
   * A date of the calendar as text, null when empty: `YYYY-MM-DD`, with ` HH:mm` behind it where the field is exact to the
   * minute. It has no zone: what moment it is, whoever stores it decides.
   */
  readonly value: string | null;
  /** Called when the field holds a date between its ends, or nothing. What is neither changes nothing. */
  readonly onChange: (value: string | null) => void;
  /**
   * Called when the field stops or starts holding a date, before it is left. While there is a problem, `value` is the last
   * good one and not what is on the screen: do not save it.
   */
  readonly onProblem?: (problem: DateProblem | null) => void;
  /** Called when the focus has left the field and its calendar. */
  readonly onLeave?: () => void;
  /** @defaultValue `day` */
  readonly precision?: DatePrecision;
  /** Ends, both inclusive, written like the value; a day alone is meant whole. Nothing typed is moved to them. */
  readonly min?: string | null;
  readonly max?: string | null;
  readonly use?: FieldUse;
  /** `bday` lets a browser fill in a date of birth. */
  readonly autoComplete?: 'bday';
}
