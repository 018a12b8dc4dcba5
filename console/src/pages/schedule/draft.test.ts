import { officeMoment, officeText } from '@milepost/openapi/domains/schedule';
import type { Schedule } from '@milepost/openapi/domains/schedule';
import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, following, movedDraft, newDraft, OWN_END, problemsOf, timesCount } from './draft.ts';
import { itemsOf } from './items.ts';
import { scheduleSearch } from './search.ts';

const at = officeMoment;
const schedule: Schedule = {
  id: '1',
  groupId: '2',
  category: '',
  type: 2,
  urgent: 'important',
  title: '除雪部署会',
  content: '',
  isAllDay: false,
  startDay: at('2026-11-24 09:30'),
  startTime: '09:30',
  endDay: at('2026-11-24 11:00'),
  endTime: '11:00',
  duration: 90,
  color: '#188ae2',
  reminderTime: 15,
  reminderType: 1,
  send: '',
  sendName: '',
  repetition: 3,
  repeatTime: at('2026-12-31 23:59'),
  creatorUserId: '7',
  toUserIds: ['8'],
  files: { kind: 'value', value: [] },
  lastModifyTime: null,
};
const slot = { day: '2026-11-24', time: null, isAllDay: false };
const draft = newDraft(slot, at('2026-11-20 15:42'));

test.each([
  ['at the next full hour where only the day is known', slot, '2026-11-24 16:00', '2026-11-24 17:00'],
  ['at the hour of its place', { ...slot, time: '23:00' }, '2026-11-24 23:00', '2026-11-25 00:00'],
])('a new schedule begins %s', (_, place, start, end) =>
  expect(newDraft(place, at('2026-11-20 15:42'))).toMatchObject({ start, end, startDay: '2026-11-24', endDay: '2026-11-24' }),
);

test('a new schedule is of normal urgency', () => expect(bodyOf(draft, '#ffffff')).toMatchObject({ urgent: 'normal' }));

test('the last hour of a day is not beyond it', () => expect(newDraft(slot, at('2026-11-20 23:30')).start).toBe('2026-11-24 23:00'));

test('a schedule that was loaded goes back as it came', () => {
  const { id: _id, groupId: _group, category: _category, creatorUserId: _creator, lastModifyTime: _modified, ...sent } = schedule;
  expect(bodyOf(draftOf(schedule), schedule.color)).toEqual({
    ...sent,
    startDay: at('2026-11-24'),
    endDay: at('2026-11-24'),
    repeatTime: at('2026-12-31') + 86_399_000,
  });
});

test.each([
  ['a duration', { duration: '30' }, '09:30', '10:00'],
  ['an end of its own', { duration: OWN_END, end: '2026-11-24 10:45' }, '09:30', '10:45'],
  ['whole days', { isAllDay: true }, '', ''],
])('its times follow from %s', (_, change, startTime, endTime) =>
  expect(bodyOf({ ...draftOf(schedule), ...change })).toMatchObject({ startTime, endTime }),
);

test('a duration that is not the distance of begin and end is an end of its own', () =>
  expect(draftOf({ ...schedule, duration: 60 }).duration).toBe(OWN_END));

test.each([
  ['hours', false, 15],
  ['whole days', true, 5],
])('reminders of %s are kept apart', (_, isAllDay, reminderTime) =>
  expect(bodyOf({ ...draft, isAllDay, reminder: '15', dayReminder: '5' }).reminderTime).toBe(reminderTime),
);

describe('problems stand at the field that is shown', () => {
  const named = { ...draft, title: 't' };
  test.each([
    ['no title', { title: ' ' }, 'title', 'required'],
    ['no start', { start: null }, 'start', 'required'],
    ['an end before the start', { duration: OWN_END, end: '2026-11-24 15:00' }, 'end', 'range'],
    ['a last day before the first', { isAllDay: true, endDay: '2026-11-23' }, 'endDay', 'range'],
    ['a repetition without an end', { repetition: '2' }, 'until', 'required'],
    ['one that ends before it begins', { repetition: '2', until: '2026-11-23' }, 'until', 'range'],
    ['more times than may be', { repetition: '2', until: '2027-11-25' }, 'until', 'tooLong'],
  ])('%s', (_, change, field, problem) => expect(problemsOf({ ...named, ...change })).toContainEqual({ field, problem }));
});

test.each([
  ['1', '2026-12-24', 1],
  ['2', '2026-11-30', 7],
  ['3', '2026-12-24', 5],
  ['4', null, 1],
])('repetition %s until %s comes %i times', (repetition, until, count) => expect(timesCount({ ...draft, repetition, until })).toBe(count));

test.each([
  ['start', { start: '2026-11-26 18:00' }, { startDay: '2026-11-26', end: '2026-11-26 19:00', endDay: '2026-11-26' }],
  ['end', { end: '2026-11-25 02:00' }, { endDay: '2026-11-25' }],
  ['startDay', { startDay: '2026-11-26' }, { start: '2026-11-26 16:00', endDay: '2026-11-26', end: '2026-11-26 17:00' }],
  ['endDay', { endDay: '2026-11-30' }, { end: '2026-11-30 17:00' }],
  ['title', { title: 'x' }, {}],
] as const)('when %s changes, what belongs to it follows', (field, change, then) =>
  expect(following({ ...draft, ...change }, field, field === 'title' ? null : draft[field])).toEqual(then),
);

test.each([
  ['90', '2026-11-25 10:00', '2026-11-25 11:30', '90'],
  ['90', '2026-11-24 09:30', '2026-11-24 11:30', '120'],
  ['90', '2026-11-24 09:30', '2026-11-24 11:45', OWN_END],
  [OWN_END, '2026-11-24 09:30', '2026-11-24 11:30', OWN_END],
])(
  'a schedule of %s minutes that is moved to %s – %s has a duration of %s, and is saved with these times',
  (duration, start, end, then) => {
    const moved = movedDraft({ ...draftOf(schedule), duration }, { start, end });
    expect(moved.duration).toBe(then);
    const { startDay, startTime, endDay, endTime } = bodyOf(moved);
    expect([startDay, startTime, endDay, endTime]).toEqual([at(start.slice(0, 10)), start.slice(11), at(end.slice(0, 10)), end.slice(11)]);
  },
);

test('the calendar draws schedules on the clock of the office, leaves out what has no moment, and lets one move one’s own', () => {
  const row = { ...schedule, type: 1 };
  expect(itemsOf([row, { ...row, id: '9', startDay: null, endDay: null }], schedule.creatorUserId ?? '')).toEqual([
    {
      id: '1',
      title: '除雪部署会',
      start: '2026-11-24 09:30',
      end: '2026-11-24 11:00',
      isAllDay: false,
      isRepeated: true,
      isMovable: true,
      color: 'blue',
      urgency: 'important',
    },
  ]);
  expect(itemsOf([row], 'somebody else')[0]?.isMovable).toBe(false);
  expect(officeText(at('2026-11-24 09:30'))).toBe('2026-11-24 09:30');
});

test('the address says the view and the day, and what makes no sense is this month', () => {
  expect(scheduleSearch.read({ view: 'week', day: '2026-11-24' })).toEqual({ mode: 'week', day: '2026-11-24' });
  expect(scheduleSearch.read({ view: 'year', day: '2026-02-30' })).toEqual({ mode: null, day: null });
  expect(scheduleSearch.write({ mode: null, day: null })).toEqual({});
  expect(scheduleSearch.write({ mode: 'month', day: null })).toEqual({ view: 'month' });
});
