import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Condition, Part } from '@milepost/kit/forms/grammar';
import {
  ALL_DAY_REMINDERS,
  isRepeating,
  MAX_REPETITIONS,
  MINUTE_REMINDERS,
  NO_REMINDER,
  TITLE_MAX_CHARS,
} from '@milepost/openapi/domains/schedule';
import { choice, date, derived, feed, files, longText, pair, panel, picks, text, toggle } from '../../features/resource/index.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { COMPARED_FIELDS } from './clashes.ts';
import { CONFIGURED, DURATIONS, NO_COLOR, OWN_END, timesCount } from './draft.ts';
import type { ScheduleDraft } from './draft.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const TYPES: Words = {
  1: msg({ message: 'Schedule', context: 'type of schedule' }),
  2: msg({ message: 'Meeting', context: 'type of schedule' }),
  3: msg({ message: 'Shift', context: 'type of schedule' }),
};
const URGENCIES: Words = { normal: msg`Normal`, important: msg`Important`, urgent: msg`Urgent` };
const LENGTHS: Words = {
  ...Object.fromEntries(DURATIONS.map((minutes) => [minutes, msg`${minutes} minutes`])),
  [OWN_END]: msg`Own end`,
};
const REPETITIONS: Words = {
  1: msg`Does not repeat`,
  2: msg`Every day`,
  3: msg`Every week`,
  4: msg`Every month`,
  5: msg`Every year`,
};
const COLORS: Words = {
  [NO_COLOR]: msg`No colour`,
  blue: msg({ message: 'Blue', context: 'accent' }),
  green: msg({ message: 'Green', context: 'accent' }),
  orange: msg({ message: 'Orange', context: 'accent' }),
  pink: msg({ message: 'Pink', context: 'colour of a label' }),
  teal: msg({ message: 'Teal', context: 'colour of a label' }),
  olive: msg({ message: 'Olive', context: 'colour of a label' }),
  purple: msg({ message: 'Purple', context: 'accent' }),
  red: msg({ message: 'Red', context: 'accent' }),
};
const WAYS: Words = { 1: msg`Site message`, [CONFIGURED]: msg`By a configuration` };

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A reminder in the largest unit that is whole. */
function beforeStart(minutes: number): MessageDescriptor {
  if (minutes < 0) return msg`At the start`;
  if (minutes >= DAY_MINUTES) {
    const days = minutes / DAY_MINUTES;
    return days === 1 ? msg`1 day before` : msg`${days} days before`;
  }
  if (minutes < HOUR_MINUTES) return msg`${minutes} minutes before`;
  const hours = minutes / HOUR_MINUTES;
  return hours === 1 ? msg`1 hour before` : msg`${hours} hours before`;
}

function beforeDay({ days, hour }: { readonly days: number; readonly hour: number }): MessageDescriptor {
  if (days === 0) return msg`On the day at ${hour}:00`;
  return days === 1 ? msg`1 day before at ${hour}:00` : msg`${days} days before at ${hour}:00`;
}

/** Options in the order given: keys of digits alone would be sorted, whatever the order. */
const inOrder = (codes: readonly (readonly [number, MessageDescriptor])[]) => ({
  from: 'static' as const,
  options: [[NO_REMINDER, msg`No reminder`] as const, ...codes].map(([code, label]) => ({ id: String(code), label })),
});
const REMINDERS = inOrder(MINUTE_REMINDERS.map((minutes) => [minutes, beforeStart(minutes)]));
const DAY_REMINDERS = inOrder(ALL_DAY_REMINDERS.map((reminder) => [reminder.code, beforeDay(reminder)]));

const isAllDay: Condition = { field: 'isAllDay', is: [true] };
const hasHours: Condition = { field: 'isAllDay', is: [false] };
const hasOwnEnd: Condition = { all: [hasHours, { field: 'duration', is: [OWN_END] }] };
const repeats: Condition = (read) => isRepeating(Number(read('repetition') ?? 1));
const NOT: readonly string[] = ['', String(NO_REMINDER)];
const reminds: Condition = (read) => {
  const chosen = read(read('isAllDay') === true ? 'dayReminder' : 'reminder');
  return typeof chosen === 'string' && !NOT.includes(chosen);
};

const endSays = { range: msg`It ends before it starts` };

/** Members a number of times follows from. */
const COUNTED = ['isAllDay', 'start', 'startDay', 'end', 'endDay', 'duration', 'repetition', 'until'] as const;

/** Schedules at the same time. @reading R-725 */
const clashes = panel(ClashNotice, { reads: [...COMPARED_FIELDS, 'toUserIds'] });

interface Particulars {
  readonly creator: string;
  readonly timesText: (count: number) => string;
}

/** Fields of a schedule. @source admin §2, §3 */
export const scheduleFields = ({ creator, timesText }: Particulars): readonly Part[] => [
  text('title', msg`Title`, { required: true, maxChars: TITLE_MAX_CHARS }),
  pair(choice('type', msg`Type`, TYPES, { required: true }), choice('urgent', msg`Urgency`, URGENCIES, { required: true })),
  toggle('isAllDay', msg`All day`),
  pair(
    date('start', msg`Start`, { precision: 'minute', required: true, shown: hasHours }),
    choice('duration', msg`Duration`, inLengths(), { required: true, shown: hasHours }),
  ),
  date('end', msg`End`, { precision: 'minute', required: true, shown: hasOwnEnd, message: endSays }),
  pair(
    date('startDay', msg`Start`, { required: true, shown: isAllDay }),
    date('endDay', msg`End`, { required: true, shown: isAllDay, message: endSays }),
  ),
  clashes,
  pair(
    choice('repetition', msg`Repeat`, REPETITIONS, { required: true }),
    date('until', msg`Repeats until`, {
      required: true,
      shown: repeats,
      message: { range: msg`It ends before it starts`, tooLong: msg`That would be more than ${MAX_REPETITIONS} times. End it earlier.` },
    }),
  ),
  { part: 'row', shown: repeats, parts: [derivedTimes(timesText)] },
  pair(
    choice('reminder', msg({ message: 'Reminder', context: 'of a schedule' }), REMINDERS, { shown: hasHours }),
    choice('dayReminder', msg({ message: 'Reminder', context: 'of a schedule' }), DAY_REMINDERS, { shown: isAllDay }),
  ),
  pair(
    choice('reminderType', msg`Way of reminding`, WAYS, { required: true, shown: reminds }),
    choice('send', msg`Sending configuration`, feed('configurations'), {
      required: true,
      shown: { all: [reminds, { field: 'reminderType', is: [CONFIGURED] }] },
    }),
  ),
  picks('toUserIds', msg`Participants`, 'person'),
  longText('content', msg`Content`),
  pair(
    choice('color', msg`Label colour`, COLORS),
    derived('creator', msg`Creator`, () => creator),
  ),
  files('files.value', msg`Attachments`),
];

const inLengths = () => ({
  from: 'static' as const,
  options: [...DURATIONS.map(String), OWN_END].map((id) => ({ id, label: LENGTHS[id] ?? id })),
});

const derivedTimes = (timesText: Particulars['timesText']) =>
  derived('times', msg`Number of times`, (read) =>
    timesText(timesCount(Object.fromEntries(COUNTED.map((field) => [field, read(field)])) as unknown as ScheduleDraft)),
  );
