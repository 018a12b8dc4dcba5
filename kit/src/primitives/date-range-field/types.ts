import type { RangeShortcut } from '../../engines/calendar-day/index.ts';
import type { DateFieldMessages } from '../date-field/headless.ts';
import type { DateFieldPart } from '../date-field/index.ts';
import type { DateMessages, DatePrecision, DateProblem, DayNote, TimePrecision } from '../date-parts/headless.ts';
import type { DateInputsPart } from '../date-parts/index.ts';
import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Start and end, both inclusive, as texts of one shape; null while both are empty. */
export type DateRange = readonly [start: string, end: string] | null;

/** Sentences of two dates or two times that make a range. */
export interface EndsMessages extends DateMessages {
  /** Names of both ends. */
  readonly startName: string;
  readonly endName: string;
  /** Sign or word between both ends. */
  readonly between: string;
  /** Problems of both together: one is missing, they are turned round, they go over closed days. */
  readonly oneMissing: string;
  readonly turned: string;
  readonly overClosed: (reason: string) => string;
}

/** Sentences and names of a range of dates. */
export interface DateRangeMessages extends EndsMessages, DateFieldMessages {
  /** Said once the range is begun: its start, in words. */
  readonly begun: (day: string) => string;
  /** Said once what was begun is dropped. */
  readonly dropped: string;
  /** Names of the spans that are offered. */
  readonly shortcut: Readonly<Record<RangeShortcut, string>>;
}

/** Sentences and names of a range of times. */
export interface TimeRangeMessages extends EndsMessages {
  /** In place of the name of the end, and of what stands between both, where it ends on the next day. */
  readonly endNextDayName: string;
  readonly betweenNextDay: string;
  /** Said once it ends on the next day. */
  readonly nextDay: string;
}

interface EveryRange extends FieldWords {
  /** Left out, the field keeps it itself. */
  readonly value?: DateRange | undefined;
  /** Range a field begins with that keeps it itself. @defaultValue none */
  readonly initialValue?: DateRange | undefined;
  /** Called when both ends hold a date, in their order and within the limits, or neither does. */
  readonly onChange?: ((value: DateRange) => void) | undefined;
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

/** Facts of a range of dates, whoever draws it. */
export interface DateRangeData extends EveryRange {
  /** Precision of both ends, written as `DateField` writes them. @defaultValue `day` */
  readonly precision?: DatePrecision;
  /** Holidays, working days in their place, and closed days, over which no range goes. */
  readonly notes?: readonly DayNote[] | undefined;
  /** Spans offered by name; those usual for the precision when left out. */
  readonly shortcuts?: readonly RangeShortcut[] | undefined;
}

/** Facts of a range of times, whoever draws it. */
export interface TimeRangeData extends EveryRange {
  /** @defaultValue `minute` */
  readonly precision?: TimePrecision;
}

/** Options of `useDateRange`. */
export interface DateRangeOptions extends DateRangeData {
  readonly messages: DateRangeMessages;
}

/** Options of `useTimeRange`. */
export interface TimeRangeOptions extends TimeRangeData {
  readonly messages: TimeRangeMessages;
}

type HalvesPart = 'half' | 'between';

/** Parts of a drawn range of times, for `parts` and as `data-part`. */
export type TimeRangePart = FieldPart | 'control' | DateInputsPart | HalvesPart;

/** Parts of a drawn range of dates and its calendar, for `parts` and as `data-part`. */
export type DateRangePart = DateFieldPart | HalvesPart | 'shortcuts';

interface Given {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
}
export interface DateRangeFieldProps extends Omit<DateRangeData, keyof Given>, Given, PartsProps<DateRangePart> {}
export interface TimeRangeFieldProps extends Omit<TimeRangeData, keyof Given>, Given, PartsProps<TimeRangePart> {}
