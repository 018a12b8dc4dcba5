import type { CalendarSlot, CalendarSpan } from '@milepost/kit/calendar-view';
import { addDays } from '@milepost/kit/engines/calendar-day';
import {
  colorOfLabel,
  endOfDay,
  isRepeating,
  LABEL_COLORS,
  NO_LABEL,
  NO_REMINDER,
  officeMoment,
  officeText,
  REPETITIONS,
  repetitionStarts,
  SCHEDULE_TYPES,
  scheduleProblems,
  scheduleSpan,
} from '@milepost/openapi/domains/schedule';
import type { LabelColor, Repetition, Schedule, ScheduleBody } from '@milepost/openapi/domains/schedule';

/** Duration that says: the end is given. @source admin §3 */
export const OWN_END = '-1';
/** Label of a schedule without a colour. */
export const NO_COLOR = 'none';
/** Way of reminding that names a sending configuration. @reading R-129 */
export const CONFIGURED = '2';

/** A schedule as its form holds it. Moments are those of the office, `YYYY-MM-DD HH:mm`; hours and days of one schedule are kept apart. */
export interface ScheduleDraft {
  /** Null while it is new, like the id it shares with its other times. */
  readonly id: string | null;
  readonly groupId: string | null;
  readonly type: string | null;
  readonly urgent: ScheduleBody['urgent'];
  readonly title: string;
  readonly content: string;
  readonly files: ScheduleBody['files'];
  readonly isAllDay: boolean;
  readonly start: string | null;
  readonly end: string | null;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly duration: string | null;
  readonly toUserIds: readonly string[];
  readonly color: string | null;
  /** Minutes before the start. */
  readonly reminder: string | null;
  /** Number of a reminder of whole days. */
  readonly dayReminder: string | null;
  readonly reminderType: string | null;
  readonly send: string | null;
  readonly repetition: string | null;
  readonly until: string | null;
}

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 60;
const LAST_HOUR = 23;
/** Durations offered, in minutes. @source admin §3 */
export const DURATIONS = [30, 60, 90, 120, 180] as const;

const plusMinutes = (text: string, minutes: number) => officeText(officeMoment(text) + minutes * MINUTE_MS);

/** Clock of the next full hour of a moment of the office, not beyond its day. */
const nextHour = (now: string) => `${String(Math.min(Number(now.slice(11, 13)) + 1, LAST_HOUR)).padStart(2, '0')}:00`;

/** A new schedule at a place of the calendar; where only the day is known, at the next full hour. @source admin §2 */
export function newDraft({ day, time, isAllDay }: CalendarSlot, nowMs: number): ScheduleDraft {
  const start = `${day} ${time ?? nextHour(officeText(nowMs))}`;
  return {
    id: null,
    groupId: null,
    type: String(SCHEDULE_TYPES.schedule),
    urgent: 'normal',
    title: '',
    content: '',
    files: { kind: 'value', value: [] },
    isAllDay,
    start,
    end: plusMinutes(start, DEFAULT_MINUTES),
    startDay: day,
    endDay: day,
    duration: String(DEFAULT_MINUTES),
    toUserIds: [],
    color: NO_COLOR,
    reminder: String(NO_REMINDER),
    dayReminder: String(NO_REMINDER),
    reminderType: '1',
    send: '',
    repetition: String(REPETITIONS.none),
    until: null,
  };
}

/** A schedule that is there. @reading R-125 */
export function draftOf(schedule: Schedule): ScheduleDraft {
  const { startDay, endDay, isAllDay, duration, color, reminderTime, repetition, repeatTime } = schedule;
  const begin = startDay ?? endDay ?? 0;
  const { startMs, endMs } = scheduleSpan({ ...schedule, startDay: begin, endDay: endDay ?? begin });
  const [start, end] = [officeText(startMs), officeText(endMs)];
  const isOffered = DURATIONS.some((minutes) => minutes === duration && startMs + minutes * MINUTE_MS === endMs);
  const reminder = String(reminderTime ?? NO_REMINDER);
  return {
    id: schedule.id,
    groupId: schedule.groupId,
    type: schedule.type === null ? null : String(schedule.type),
    urgent: schedule.urgent,
    title: schedule.title,
    content: schedule.content,
    files: schedule.files,
    isAllDay,
    start,
    end,
    startDay: start.slice(0, 10),
    endDay: end.slice(0, 10),
    duration: isOffered ? String(duration) : OWN_END,
    toUserIds: schedule.toUserIds,
    color: colorOfLabel(color) ?? NO_COLOR,
    reminder: isAllDay ? String(NO_REMINDER) : reminder,
    dayReminder: isAllDay ? reminder : String(NO_REMINDER),
    reminderType: String(schedule.reminderType ?? 1),
    send: schedule.send,
    repetition: String(repetition ?? REPETITIONS.none),
    until: repeatTime === null ? null : officeText(repeatTime).slice(0, 10),
  };
}

/** The same at another time; a length nobody offers is an end of its own. */
export function movedDraft(draft: ScheduleDraft, { start, end }: CalendarSpan): ScheduleDraft {
  const minutes = (officeMoment(end) - officeMoment(start)) / MINUTE_MS;
  const isOffered = draft.duration !== OWN_END && DURATIONS.some((offered) => offered === minutes);
  const duration = isOffered ? String(minutes) : OWN_END;
  return { ...draft, start, end, startDay: start.slice(0, 10), endDay: end.slice(0, 10), duration };
}

const repetitionOf = ({ repetition }: Pick<ScheduleDraft, 'repetition'>): Repetition =>
  Object.values(REPETITIONS).find((known) => String(known) === repetition) ?? REPETITIONS.none;

type Times = Pick<ScheduleDraft, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay' | 'duration' | 'repetition' | 'until'>;

/** Begin and end as they are meant: by the day, by a duration, or as given; null while one is not there. */
function endsOf({ isAllDay, start, end, startDay, endDay, duration }: Times): readonly [string | null, string | null] {
  if (isAllDay) return [startDay, endDay];
  return [start, duration === OWN_END ? end : start && plusMinutes(start, Number(duration ?? DEFAULT_MINUTES))];
}

/** Times as the rules of schedules judge them. */
export function timesOf(draft: Times) {
  const [begin, end] = endsOf(draft);
  return {
    isAllDay: draft.isAllDay,
    startDay: begin === null ? null : officeMoment(begin.slice(0, 10)),
    startTime: draft.isAllDay ? '' : (begin?.slice(11) ?? ''),
    endDay: end === null ? null : officeMoment(end.slice(0, 10)),
    endTime: draft.isAllDay ? '' : (end?.slice(11) ?? ''),
    repetition: repetitionOf(draft),
    repeatTime: isRepeating(repetitionOf(draft)) && draft.until !== null ? endOfDay(officeMoment(draft.until)) : null,
  };
}

/** Body of the calls; the draft has been judged. A label nobody changed keeps its colour. @param color the colour it was loaded with */
export function bodyOf(draft: ScheduleDraft, color = NO_LABEL): ScheduleBody {
  const { isAllDay, duration, reminderType } = draft;
  const times = timesOf(draft);
  const chosen = draft.color === NO_COLOR ? null : (draft.color as LabelColor | null);
  const reminderTime = Number((isAllDay ? draft.dayReminder : draft.reminder) ?? NO_REMINDER);
  const isConfigured = reminderTime !== NO_REMINDER && reminderType === CONFIGURED;
  return {
    ...times,
    startDay: times.startDay ?? 0,
    endDay: times.endDay ?? 0,
    type: draft.type === null ? null : Number(draft.type),
    urgent: draft.urgent,
    title: draft.title.trim(),
    content: draft.content,
    files: draft.files,
    duration: isAllDay ? null : Number(duration ?? OWN_END),
    toUserIds: [...draft.toUserIds],
    color: colorOfLabel(color) === chosen ? color : chosen ? LABEL_COLORS[chosen] : NO_LABEL,
    reminderTime,
    reminderType: Number(reminderType ?? 1),
    send: isConfigured ? (draft.send ?? '') : '',
    sendName: '',
  };
}

/** Field of the form a problem of the rules stands at. */
const FIELDS = {
  title: () => 'title',
  startDay: ({ isAllDay }: ScheduleDraft) => (isAllDay ? 'startDay' : 'start'),
  startTime: () => 'start',
  endDay: ({ isAllDay }: ScheduleDraft) => (isAllDay ? 'endDay' : 'end'),
  endTime: () => 'end',
  repeatTime: () => 'until',
} as const;

/** Problems no single field sees. @reading R-126 */
export const problemsOf = (draft: ScheduleDraft) =>
  scheduleProblems({ title: draft.title, ...timesOf(draft) }).map(({ field, problem }) => ({ field: FIELDS[field](draft), problem }));

/** Number of times a schedule comes; one where it does not repeat, or nobody can say. */
export function timesCount(draft: ScheduleDraft): number {
  const { startDay, startTime, repetition, repeatTime } = timesOf(draft);
  if (startDay === null) return 1;
  const { startMs } = scheduleSpan({ startDay, startTime, endDay: startDay, endTime: '', isAllDay: draft.isAllDay });
  return repetitionStarts({ startMs, repetition, repeatTime }).length;
}

/**
 * Fields that follow one a person has changed: days and hours of one schedule agree, and an end keeps its distance from the start.
 * @param before value of the field before
 */
export function following(draft: ScheduleDraft, field: string, before: string | null): Partial<ScheduleDraft> {
  const { start, end, startDay, endDay } = draft;
  if (field === 'start' && start !== null) {
    const moved = before === null ? 0 : (officeMoment(start) - officeMoment(before)) / MINUTE_MS;
    const nextEnd = end && plusMinutes(end, moved);
    return { startDay: start.slice(0, 10), end: nextEnd, endDay: nextEnd?.slice(0, 10) ?? endDay };
  }
  if (field === 'end' && end !== null) return { endDay: end.slice(0, 10) };
  if (field === 'startDay' && startDay !== null) {
    const days = before === null ? 0 : Math.round((officeMoment(startDay) - officeMoment(before)) / (24 * 60 * MINUTE_MS));
    const nextEnd = endDay && addDays(endDay, days);
    return { start: `${startDay}${start?.slice(10) ?? ' 08:00'}`, endDay: nextEnd, end: end && nextEnd && `${nextEnd}${end.slice(10)}` };
  }
  if (field === 'endDay' && endDay !== null) return { end: `${endDay}${end?.slice(10) ?? ' 09:00'}` };
  return {};
}
