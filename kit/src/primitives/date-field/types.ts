import type { DatePrecision, DateProblem, DayNote } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

export interface DateFieldProps extends FieldWords {
  /**
   * A date of the calendar as text, null when empty: `YYYY-MM-DD`, with ` HH:mm` or ` HH:mm:ss` behind it where the field is
   * exact to the minute or second; `YYYY-MM` or `YYYY` where it is a month or a year. It has no zone: what moment it is,
   * whoever stores it decides.
   */
  readonly value: string | null;
  /** Called when the field holds a date between its ends, or nothing. What is neither changes nothing. */
  readonly onChange: (value: string | null) => void;
  /**
   * Called when the field stops or starts holding a date, before it is left. While there is a problem, `value` is the last
   * good one and not what is on the screen: do not save it.
   */
  readonly onProblem?: (problem: DateProblem | null) => void;
  /** Text that stood in the field, in place of the value, before it was drawn anew: `typed` of the problem. Read once. */
  readonly typed?: string | null | undefined;
  /** Called when the focus has left the field and its calendar. */
  readonly onLeave?: () => void;
  /** @defaultValue `day` */
  readonly precision?: DatePrecision;
  /** Ends, both inclusive, written like the value; a day alone is meant whole. Nothing typed is moved to them. */
  readonly min?: string | null;
  readonly max?: string | null;
  /** Holidays, working days in their place, and days that cannot be chosen, with the reason. */
  readonly notes?: readonly DayNote[];
  readonly use?: FieldUse;
  /** `bday` lets a browser fill in a date of birth. */
  readonly autoComplete?: 'bday';
}
