export { scheduleCodecs } from './codec.ts';
export type { Schedule, ScheduleBody, ScheduleDetail, ScheduleRow } from './model.ts';
export { URGENCIES, type Named, type Urgency } from './named.ts';
export {
  isRepeating,
  MAX_REPETITIONS,
  REPETITIONS,
  repetitionStarts,
  SCHEDULE_TYPES,
  scheduleProblems,
  SCOPES,
  TITLE_MAX_CHARS,
  type Repeated,
  type Repetition,
  type ScheduleDraft,
  type ScheduleField,
  type ScheduleProblem,
  type ScheduleScope,
} from './rules.ts';
export { addMonths, clockOf, DAY_MS, endOfDay, scheduleSpan, startOfDay, type ScheduleTimes, type Span } from './times.ts';
