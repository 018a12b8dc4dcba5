import { describe, expect, test } from 'vitest';
import { icsOf, type IcsSchedule } from './ics.ts';
import { officeMoment } from './index.ts';

const at = officeMoment;
const NOW = Date.parse('2026-11-24T01:02:03Z');
const talk: IcsSchedule = {
  id: '11',
  groupId: '7',
  title: '部署会',
  content: '',
  urgent: 'normal',
  isAllDay: false,
  startDay: at('2026-11-24'),
  startTime: '09:30',
  endDay: at('2026-11-24'),
  endTime: '11:00',
  reminderTime: -2,
  repetition: 1,
  repeatTime: null,
};
const whole = { ...talk, isAllDay: true, startDay: at('2026-11-16'), endDay: at('2026-11-20') };
const monthEnd = { ...talk, startDay: at('2026-10-31'), endDay: at('2026-10-31'), startTime: '07:00', endTime: '08:00', repetition: 4 };
const write = (schedule: IcsSchedule, as: 'times' | 'series' = 'series') => icsOf([schedule], { nowMs: NOW, as });
/** Lines as a reader has them: folds taken back. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test.each<[string, IcsSchedule, readonly string[]]>([
  [
    'hours in UTC',
    talk,
    ['UID:11@milepost', 'DTSTAMP:20261124T010203Z', 'DTSTART:20261124T013000Z', 'DTEND:20261124T030000Z', 'SUMMARY:部署会'],
  ],
  ['whole days as dates, with the day after as their end', whole, ['DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261121']],
  ['urgency as priority', { ...talk, urgent: 'urgent' }, ['PRIORITY:1']],
  ['what separates escaped', { ...talk, title: 'a,b;c\\d' }, ['SUMMARY:a\\,b\\;c\\\\d']],
  ['breaks as \\n', { ...talk, content: '一\r\nBEGIN:VEVENT\n二' }, ['DESCRIPTION:一\\nBEGIN:VEVENT\\n二']],
  ['no control characters', { ...talk, title: '会\u0000议\u001b\u0085\t室' }, ['SUMMARY:会议 室']],
  ['a formula behind its name', { ...talk, title: '=HYPERLINK("x")' }, ['SUMMARY:=HYPERLINK("x")']],
  [
    'a repetition on the clock of the office',
    { ...talk, repetition: 3, repeatTime: at('2026-12-28') },
    [
      'UID:7@milepost',
      'TZID:Asia/Shanghai',
      'DTSTART;TZID=Asia/Shanghai:20261124T093000',
      'DTEND;TZID=Asia/Shanghai:20261124T110000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261228T155959Z',
    ],
  ],
  ['whole days that repeat until a date', { ...whole, repetition: 5, repeatTime: at('2028-12-31') }, ['RRULE:FREQ=YEARLY;UNTIL=20281231']],
  [
    'the 31st as the last of each month',
    { ...monthEnd, repeatTime: at('2027-04-30') },
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270430T155959Z'],
  ],
  [
    'the 30th as the last there is up to it',
    { ...monthEnd, startDay: at('2026-10-30'), endDay: at('2026-10-30'), repeatTime: at('2027-04-30') },
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;UNTIL=20270430T155959Z'],
  ],
  [
    'the 29th of February as its last',
    { ...whole, startDay: at('2024-02-29'), endDay: at('2024-02-29'), repetition: 5, repeatTime: at('2029-12-31') },
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;UNTIL=20291231'],
  ],
  ['a reminder', { ...talk, reminderTime: 15 }, ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:部署会', 'TRIGGER:-PT15M', 'END:VALARM']],
  ['a reminder at the start', { ...talk, reminderTime: -1 }, ['TRIGGER:PT0M']],
  ['a reminder two days before', { ...talk, reminderTime: 2880 }, ['TRIGGER:-P2D']],
  ['a reminder of whole days, the day before at 8', { ...whole, reminderTime: 4 }, ['TRIGGER:-PT16H']],
  ['a reminder of whole days, on the day at 9', { ...whole, reminderTime: 2 }, ['TRIGGER:PT9H']],
])('a calendar file has %s', (_what, schedule, expected) => {
  expect(linesOf(write(schedule))).toEqual(expect.arrayContaining([...expected]));
});

describe('a calendar file has no', () => {
  test.each<[string, string, RegExp]>([
    ['rule for one of several times', write({ ...talk, repetition: 3, repeatTime: at('2026-12-28') }, 'times'), /RRULE|TZID/],
    ['rule for what was moved beyond its end', write({ ...talk, repetition: 3, repeatTime: at('2026-11-01') }), /RRULE/],
    ['end for what takes no time', write({ ...talk, endTime: '09:30' }), /DTEND/],
    ['event for what has no moment', write({ ...talk, startDay: null, endDay: null }), /VEVENT/],
    ['alarm without a reminder', write(talk), /VALARM/],
    ['half a character', write({ ...talk, title: '\ud83d会' }), /\ud83d|\ufffd/],
  ])('%s', (_what, file, never) => expect(file).not.toMatch(never));
});

test('lines have at most 75 bytes, are cut between characters and end with CR LF', () => {
  const title = `会${'🚧路'.repeat(60)}`;
  const file = write({ ...talk, title, content: 'x'.repeat(500) });
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).byteLength);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  expect(file).not.toContain('\ufffd');
});
