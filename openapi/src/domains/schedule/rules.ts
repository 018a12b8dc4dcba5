import { addDays, addMonths, CLOCK, endOfDay, scheduleSpan, startOfDay } from './times.ts';

/** Repetitions of a schedule, by its number on the wire. @reading R-126 */
export const REPETITIONS = { none: 1, daily: 2, weekly: 3, monthly: 4, yearly: 5 } as const;
export type Repetition = (typeof REPETITIONS)[keyof typeof REPETITIONS];

/** Scopes: the times of a repeated schedule that are meant. @source admin §4 */
export const SCOPES = { this: 1, thisAndLater: 2, all: 3 } as const;
export type ScheduleScope = (typeof SCOPES)[keyof typeof SCOPES];

/** Types by their number on the wire; servers may have more. @reading R-128 */
export const SCHEDULE_TYPES = { schedule: 1, meeting: 2, shift: 3 } as const;

/** Times of one repeated schedule. @reading R-126 */
export const MAX_REPETITIONS = 366;
/** @reading R-126 */
export const TITLE_MAX_CHARS = 200;

/** Does it come back? 1 and nothing mean no, every other number yes. @source admin §4 */
export const isRepeating = (repetition: number | null | undefined): boolean =>
  repetition !== null && repetition !== undefined && repetition !== REPETITIONS.none;

/** Repetition of a schedule. */
export interface Repeated {
  /** The first start, milliseconds since 1970. */
  startMs: number;
  repetition: number | null;
  /** A moment of the last day; null where it does not repeat. */
  repeatTime: number | null;
}

/**
 * The starts of a schedule, the first included, at most `limit` of them. Months and years are counted from the first start,
 * so a day that one month lacks is back in the next.
 * @reading R-126
 */
export function repetitionStarts({ startMs, repetition, repeatTime }: Repeated, limit = MAX_REPETITIONS): number[] {
  const next = STEPS.get(repetition);
  if (!next || repeatTime === null) return [startMs];
  const untilMs = endOfDay(repeatTime);
  const starts = [startMs];
  for (let at = next(startMs, 1); at <= untilMs && starts.length < limit; at = next(startMs, starts.length)) starts.push(at);
  return starts;
}

type Step = (startMs: number, times: number) => number;

const STEPS: ReadonlyMap<number | null, Step> = new Map<number | null, Step>([
  [REPETITIONS.daily, addDays],
  [REPETITIONS.weekly, (startMs, times) => addDays(startMs, times * 7)],
  [REPETITIONS.monthly, addMonths],
  [REPETITIONS.yearly, (startMs, times) => addMonths(startMs, times * 12)],
]);

export type ScheduleField = 'title' | 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'repeatTime';

/**
 * Problem of a field; the words for it belong to the view. `range` of an end: it lies before the start; `tooLong` of
 * the end of a repetition: more than 366 times.
 */
export interface ScheduleProblem {
  field: ScheduleField;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/** Draft of the form, as far as it can be wrong. */
export interface ScheduleDraft {
  title: string;
  isAllDay: boolean;
  /** Null while the field is empty, like the other days. */
  startDay: number | null;
  startTime: string;
  endDay: number | null;
  endTime: string;
  repetition: number | null;
  repeatTime: number | null;
}

/** Problems of a schedule, at most one per field, in the order of the form. @reading R-126 */
export const scheduleProblems = (draft: ScheduleDraft): ScheduleProblem[] =>
  [
    titleProblem(draft.title),
    draft.startDay === null ? missing('startDay') : null,
    clockProblem('startTime', draft.startTime),
    draft.endDay === null ? missing('endDay') : null,
    clockProblem('endTime', draft.endTime),
    hasClocks(draft) ? orderProblem(draft) : null,
    repeatProblem(draft),
  ].filter((problem) => problem !== null);

const missing = (field: ScheduleField): ScheduleProblem => ({ field, problem: 'required' });

function titleProblem(title: string): ScheduleProblem | null {
  if (title.trim() === '') return missing('title');
  return Array.from(title).length > TITLE_MAX_CHARS ? { field: 'title', problem: 'tooLong' } : null;
}

const isClock = (clock: string): boolean => clock === '' || CLOCK.test(clock);
const hasClocks = ({ startTime, endTime }: ScheduleDraft): boolean => isClock(startTime) && isClock(endTime);
const clockProblem = (field: 'startTime' | 'endTime', clock: string): ScheduleProblem | null =>
  isClock(clock) ? null : { field, problem: 'pattern' };

function orderProblem({ startDay, endDay, ...times }: ScheduleDraft): ScheduleProblem | null {
  if (startDay === null || endDay === null) return null;
  const { startMs, endMs } = scheduleSpan({ ...times, startDay, endDay });
  return endMs < startMs ? { field: 'endDay', problem: 'range' } : null;
}

function repeatProblem({ startDay, endDay, repetition, repeatTime, ...times }: ScheduleDraft): ScheduleProblem | null {
  if (!isRepeating(repetition) || startDay === null) return null;
  if (repeatTime === null) return missing('repeatTime');
  if (endOfDay(repeatTime) < startOfDay(startDay)) return { field: 'repeatTime', problem: 'range' };
  const { startMs } = scheduleSpan({ ...times, startDay, endDay: endDay ?? startDay });
  const starts = repetitionStarts({ startMs, repetition, repeatTime }, MAX_REPETITIONS + 1);
  return starts.length > MAX_REPETITIONS ? { field: 'repeatTime', problem: 'tooLong' } : null;
}
