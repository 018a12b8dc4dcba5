import type { DateMessages, DateProblem, TimePrecision } from '../date-parts/headless.ts';
import type { DateInputsPart } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences and names of a time field. */
export interface TimeFieldMessages extends DateMessages {
  /** Name of the button that takes the time it is, with the name of the field. */
  readonly now: (label: string) => string;
}

/** Facts of a time field, whoever draws it. */
export interface TimeFieldData extends FieldWords {
  /**
   * A time of the day as text, null when empty: `HH:mm`, or `HH:mm:ss` where it is exact to the second; a 24-hour clock. Left out, the
   * field keeps it itself.
   */
  readonly value?: string | null | undefined;
  /** Time a field begins with that keeps it itself. @defaultValue none */
  readonly initialValue?: string | null | undefined;
  /** Called when the field holds a time between its ends, or nothing. What is neither changes nothing. */
  readonly onChange?: ((value: string | null) => void) | undefined;
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

/** Options of `useTimeField`. */
export interface TimeFieldOptions extends TimeFieldData {
  readonly messages: TimeFieldMessages;
}

/** Parts of a drawn time field, for `parts` and as `data-part`. */
export type TimeFieldPart = FieldPart | 'control' | DateInputsPart;

export interface TimeFieldProps extends TimeFieldData, PartsProps<TimeFieldPart> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}
