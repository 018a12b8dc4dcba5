import { officeAheadMs, officeZone } from '../../wire/index.ts';
import type { ScheduleRow } from './model.ts';
import { reminderMoment } from './reminders.ts';
import { REPETITIONS } from './rules.ts';
import { DAY_MS, endOfDay, officeText, scheduleSpan } from './times.ts';

/** Members of a schedule that stand in a calendar file. Participants are not among them: nobody's address is known. */
export type IcsSchedule = Pick<
  ScheduleRow,
  | 'id'
  | 'groupId'
  | 'title'
  | 'content'
  | 'urgent'
  | 'isAllDay'
  | 'startDay'
  | 'startTime'
  | 'endDay'
  | 'endTime'
  | 'reminderTime'
  | 'repetition'
  | 'repeatTime'
>;

interface IcsOptions {
  /** The moment it is written, milliseconds since 1970. */
  readonly nowMs: number;
  /** `times`: each as one time. `series`: one that repeats comes again, from the given time to its end. */
  readonly as: 'times' | 'series';
}

const LINE_MAX_BYTES = 75;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Days every month has. */
const SAFE_DAYS = 28;
const LONGEST_MONTH = 31;
const FEBRUARY = 2;
const PRIORITIES = { normal: null, important: 5, urgent: 1 } as const;

const two = (part: number) => String(part).padStart(2, '0');

/** The clock of the office as it is now; programs that know its zone by name have its summers too. @reading R-125 R-189 */
function zoneLines(nowMs: number): readonly string[] {
  const minutes = officeAheadMs(nowMs) / MINUTE_MS;
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / HOUR_MINUTES))}${two(size % HOUR_MINUTES)}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${officeZone()}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

/**
 * Schedules as a calendar file (RFC 5545): lines of at most 75 bytes that end with CR LF, moments in UTC, whole days as dates with
 * the day after as their end. What repeats has the clock of the office, since the days of its rule are those of the office. One
 * without a moment is left out. No line begins with what somebody typed, and no control character stands in one.
 * @source admin §2 @reading R-726
 */
export function icsOf(schedules: readonly IcsSchedule[], { nowMs, as }: IcsOptions): string {
  const events = schedules.map((schedule) => eventOf(schedule, nowMs, as));
  const hasZone = events.some((lines) => lines.some((line) => line.startsWith(`DTSTART;TZID=`)));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milepost//Schedules//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(hasZone ? zoneLines(nowMs) : []),
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(schedule: IcsSchedule, nowMs: number, as: IcsOptions['as']): string[] {
  const { id, groupId, title, content, urgent, isAllDay, startDay, endDay } = schedule;
  const first = startDay ?? endDay;
  if (first === null) return [];
  const { startMs, endMs } = scheduleSpan({ ...schedule, startDay: first, endDay: endDay ?? first });
  const rule = as === 'series' ? ruleOf(schedule, startMs) : null;
  const priority = PRIORITIES[urgent];
  return [
    'BEGIN:VEVENT',
    `UID:${text((rule === null ? null : groupId) ?? id)}@milepost`,
    `DTSTAMP:${utc(nowMs)}`,
    ...(isAllDay ? wholeDays(startMs, endMs) : clocks(startMs, endMs, rule !== null)),
    ...(rule === null ? [] : [rule]),
    `SUMMARY:${text(title)}`,
    ...(content === '' ? [] : [`DESCRIPTION:${text(content)}`]),
    ...(priority === null ? [] : [`PRIORITY:${priority}`]),
    ...alarmOf(schedule, startMs),
    'END:VEVENT',
  ];
}

const utc = (atMs: number) => `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const local = (atMs: number) => `${officeText(atMs).replace(/[-:]/g, '').replace(' ', 'T')}00`;
const date = (atMs: number) => officeText(atMs).slice(0, 10).replaceAll('-', '');

const wholeDays = (startMs: number, endMs: number) => [
  `DTSTART;VALUE=DATE:${date(startMs)}`,
  `DTEND;VALUE=DATE:${date(Math.max(startMs, endMs) + DAY_MS)}`,
];

/** Begin and end; one that ends as it begins has no end: a file may not name the same moment twice. */
function clocks(startMs: number, endMs: number, isLocal: boolean): string[] {
  const at = (name: string, ms: number) => (isLocal ? `${name};TZID=${officeZone()}:${local(ms)}` : `${name}:${utc(ms)}`);
  return endMs > startMs ? [at('DTSTART', startMs), at('DTEND', endMs)] : [at('DTSTART', startMs)];
}

/** Rule of a repetition; null where there is none, or nothing of it is left. A day a month lacks is its last. @reading R-126 */
function ruleOf({ repetition, repeatTime, isAllDay }: IcsSchedule, startMs: number): string | null {
  if (repeatTime === null || endOfDay(repeatTime) < startMs) return null;
  const [, month = 1, day = 1] = officeText(startMs).slice(0, 10).split('-').map(Number);
  const often = oftenOf(repetition, month, day);
  return often && `RRULE:${often};UNTIL=${isAllDay ? date(repeatTime) : utc(endOfDay(repeatTime))}`;
}

function oftenOf(repetition: number | null, month: number, day: number): string | null {
  switch (repetition) {
    case REPETITIONS.daily:
      return 'FREQ=DAILY';
    case REPETITIONS.weekly:
      return 'FREQ=WEEKLY';
    case REPETITIONS.monthly:
      return `FREQ=MONTHLY${lateDays(day)}`;
    case REPETITIONS.yearly:
      return month === FEBRUARY && day > SAFE_DAYS ? `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=-1` : 'FREQ=YEARLY';
    default:
      return null;
  }
}

/** Days a month may lack: the last one is named as such, which more programs understand than the last of several. */
function lateDays(day: number): string {
  if (day <= SAFE_DAYS) return '';
  if (day === LONGEST_MONTH) return ';BYMONTHDAY=-1';
  return `;BYMONTHDAY=${day === SAFE_DAYS + 1 ? '28,29' : '28,29,30'};BYSETPOS=-1`;
}

function alarmOf({ isAllDay, reminderTime, title }: IcsSchedule, startMs: number): string[] {
  const at = reminderMoment({ startMs, isAllDay, reminderTime });
  if (at === null) return [];
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${text(title)}`, `TRIGGER:${duration((at - startMs) / MINUTE_MS)}`, 'END:VALARM'];
}

function duration(minutes: number): string {
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '';
  if (size >= DAY_MINUTES && size % DAY_MINUTES === 0) return `${sign}P${size / DAY_MINUTES}D`;
  return size > 0 && size % HOUR_MINUTES === 0 ? `${sign}PT${size / HOUR_MINUTES}H` : `${sign}PT${size}M`;
}

/** Text of a value: what separates is escaped, breaks are `\n`, control characters and halves of characters are left out. */
const text = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** A line as several of at most 75 bytes, cut between characters; each after the first begins with a space. */
function folded(line: string): string {
  let room = LINE_MAX_BYTES;
  let out = '';
  for (const character of line) {
    const bytes = encoder.encode(character).byteLength;
    if (bytes > room) {
      out += '\r\n ';
      room = LINE_MAX_BYTES - 1;
    }
    out += character;
    room -= bytes;
  }
  return out;
}
