import type { DateProblem, TimePrecision } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

export interface TimeFieldProps extends FieldWords {
  /** A time of the day as text, null when empty: `HH:mm`, or `HH:mm:ss` where it is exact to the second; a 24-hour clock. */
  readonly value: string | null;
  /** Called when the field holds a time between its ends, or nothing. What is neither changes nothing. */
  readonly onChange: (value: string | null) => void;
  /** Called when the field stops or starts holding a time. While there is a problem, `value` is the last good one: do not save it. */
  readonly onProblem?: (problem: DateProblem | null) => void;
  /** Text that stood in the field, in place of the value, before it was drawn anew: `typed` of the problem. Read once. */
  readonly typed?: string | null | undefined;
  /** Called when the focus has left the field. */
  readonly onLeave?: () => void;
  /** @defaultValue `minute` */
  readonly precision?: TimePrecision;
  /** Ends, both inclusive; seconds that are not written are 00. Nothing typed is moved to them. */
  readonly min?: string | null;
  readonly max?: string | null;
  readonly use?: FieldUse;
}
