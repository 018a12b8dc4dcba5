import type { RangeShortcut } from '../../engines/calendar-day/index.ts';
import type { DatePrecision, DateProblem, DayNote, TimePrecision } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

/** Start and end, both inclusive, as texts of one shape; null while both are empty. */
export type DateRange = readonly [start: string, end: string] | null;

interface EveryRangeProps extends FieldWords {
  readonly value: DateRange;
  /** Called when both ends hold a date, in their order and within the limits, or neither does. */
  readonly onChange: (value: DateRange) => void;
  /** Called when the field stops or starts holding a range. While there is a problem, `value` is the last good one: do not save it. */
  readonly onProblem?: (problem: DateProblem | null) => void;
  /** Text that stood in the field, in place of the value, before it was drawn anew: `typed` of the problem. Read once. */
  readonly typed?: string | null | undefined;
  /** Called when the focus has left the field and its calendar. */
  readonly onLeave?: () => void;
  /** Ends of what may be chosen, both inclusive. Nothing typed is moved to them. */
  readonly min?: string | null;
  readonly max?: string | null;
  readonly use?: FieldUse;
}

export interface DateRangeFieldProps extends EveryRangeProps {
  /** Precision of both ends, written as `DateField` writes them. @defaultValue `day` */
  readonly precision?: DatePrecision;
  /** Holidays, working days in their place, and closed days, over which no range goes. */
  readonly notes?: readonly DayNote[] | undefined;
  /** Spans offered by name; those usual for the precision when left out. */
  readonly shortcuts?: readonly RangeShortcut[] | undefined;
}

export interface TimeRangeFieldProps extends EveryRangeProps {
  /** @defaultValue `minute` */
  readonly precision?: TimePrecision;
}
