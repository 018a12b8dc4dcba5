import type { CalendarMessages } from '../calendar/headless.ts';
import type { CalendarPart } from '../calendar/index.ts';
import type { DateMessages, DatePrecision, DateProblem, DayNote } from '../date-parts/headless.ts';
import type { DateInputsPart } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences and names of a date field. */
export interface DateFieldMessages extends DateMessages {
  readonly calendar: CalendarMessages;
  /** Name of the calendar and of the button that opens it, with the name of the field. */
  readonly calendarOf: (label: string) => string;
  /** Said once the calendar has emptied the field, and once it has filled it in. */
  readonly cleared: (label: string) => string;
  readonly selected: (date: string) => string;
}

/** Facts of a date field, whoever draws it. */
export interface DateFieldData extends FieldWords {
  /**
   * A date of the calendar as text, null when empty: `YYYY-MM-DD`, with ` HH:mm` or ` HH:mm:ss` behind it where the field is
   * exact to the minute or second; `YYYY-MM` or `YYYY` where it is a month or a year. It has no zone: what moment it is,
   * whoever stores it decides. Left out, the field keeps it itself.
   */
  readonly value?: string | null | undefined;
  /** Date a field begins with that keeps it itself. @defaultValue none */
  readonly initialValue?: string | null | undefined;
  /** Called when the field holds a date between its ends, or nothing. What is neither changes nothing. */
  readonly onChange?: ((value: string | null) => void) | undefined;
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

/** Options of `useDateField`. */
export interface DateFieldOptions extends DateFieldData {
  readonly messages: DateFieldMessages;
}

/** Parts of a drawn date field and its calendar, for `parts` and as `data-part`. */
export type DateFieldPart = FieldPart | 'control' | DateInputsPart | CalendarPart;

export interface DateFieldProps extends DateFieldData, PartsProps<DateFieldPart> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}
