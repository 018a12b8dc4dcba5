export { scheduleCodecs } from './codec.ts';
export type { Schedule, ScheduleBody, ScheduleDetail, ScheduleRow } from './model.ts';
export { clashesOf, COMPARED_MS, type Clash, type Compared } from './clashes.ts';
export { colorOfLabel, LABEL_COLORS, NO_LABEL, type LabelColor } from './colors.ts';
export { icsOf, type IcsSchedule } from './ics.ts';
export { ALL_DAY_REMINDERS, MINUTE_REMINDERS, NO_REMINDER, reminderMoment, type Reminded } from './reminders.ts';
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
export {
  addMonths,
  clockOf,
  DAY_MS,
  endOfDay,
  officeMoment,
  officeText,
  scheduleSpan,
  startOfDay,
  type ScheduleTimes,
  type Span,
} from './times.ts';
