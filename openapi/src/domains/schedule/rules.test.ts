import { describe, expect, test } from 'vitest';
import { isRepeating, repetitionStarts, scheduleProblems, type ScheduleDraft } from './index.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const dayText = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
const days = (from: string, repetition: number | null, until: string | null): string[] =>
  repetitionStarts({ startMs: at(`${from}T09:30:00`), repetition, repeatTime: until === null ? null : at(`${until}T00:00:00`) }).map(
    dayText,
  );

test.each([
  [1, false],
  [null, false],
  [undefined, false],
  [2, true],
  [5, true],
  [9, true],
])('repetition %s repeats: %s', (repetition, repeats) => expect(isRepeating(repetition)).toBe(repeats));

describe('the days of a repetition', () => {
  test.each([
    ['a single one', '2026-11-20', 1, '2026-12-31', ['2026-11-20']],
    ['nothing said', '2026-11-20', null, null, ['2026-11-20']],
    ['without an end', '2026-11-20', 2, null, ['2026-11-20']],
    ['a number nobody knows', '2026-11-20', 9, '2026-12-31', ['2026-11-20']],
    ['daily over the end of a month', '2026-11-29', 2, '2026-12-02', ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']],
    ['daily over 29 February', '2028-02-28', 2, '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['weekly over the end of a year', '2026-12-24', 3, '2027-01-07', ['2026-12-24', '2026-12-31', '2027-01-07']],
    ['monthly on the 31st', '2024-01-31', 4, '2024-05-31', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']],
    ['monthly on the 30th in a common year', '2026-12-30', 4, '2027-03-30', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
    ['yearly on 29 February', '2024-02-29', 5, '2028-12-31', ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['ended on its first day', '2026-11-20', 2, '2026-11-20', ['2026-11-20']],
  ])('%s', (_, from, repetition, until, expected) => expect(days(from, repetition, until)).toEqual(expected));

  test('a start early in the day of the office belongs to that day, not to the one of UTC', () => {
    const startMs = at('2026-01-31T01:00:00');
    const starts = repetitionStarts({ startMs, repetition: 4, repeatTime: at('2026-03-31T00:30:00') });
    expect(starts).toEqual([startMs, at('2026-02-28T01:00:00'), at('2026-03-31T01:00:00')]);
  });

  test('the last day counts whole, whatever the clock of its moment', () => {
    const repeated = { startMs: at('2026-11-20T23:00:00'), repetition: 2, repeatTime: at('2026-11-22T00:00:00') };
    expect(repetitionStarts(repeated).map(dayText)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  test('there are never more than 366', () => expect(days('2026-01-01', 2, '2036-01-01').length).toBe(366));
});

const good: ScheduleDraft = {
  title: '冬季除雪保畅部署会',
  isAllDay: false,
  startDay: at('2026-11-24T00:00:00'),
  startTime: '09:30',
  endDay: at('2026-11-24T00:00:00'),
  endTime: '11:00',
  repetition: 1,
  repeatTime: null,
};

test('a complete draft has no problem', () => expect(scheduleProblems(good)).toEqual([]));

test.each([
  ['no title', { title: ' ' }, 'title', 'required'],
  ['a title of 201 characters', { title: '会'.repeat(201) }, 'title', 'tooLong'],
  ['no start', { startDay: null }, 'startDay', 'required'],
  ['no end', { endDay: null }, 'endDay', 'required'],
  ['a clock of 24:00', { startTime: '24:00' }, 'startTime', 'pattern'],
  ['a clock of one digit', { endTime: '9:30' }, 'endTime', 'pattern'],
  ['an end on the day before', { endDay: at('2026-11-23T00:00:00') }, 'endDay', 'range'],
  ['an end an hour before', { endTime: '08:30' }, 'endDay', 'range'],
  ['a repetition without end', { repetition: 2 }, 'repeatTime', 'required'],
  ['a repetition that ends before it starts', { repetition: 2, repeatTime: at('2026-11-23T23:59:59') }, 'repeatTime', 'range'],
  ['367 days', { repetition: 2, repeatTime: at('2027-11-25T00:00:00') }, 'repeatTime', 'tooLong'],
] as const)('%s is a problem', (_, change, field, problem) => {
  expect(scheduleProblems({ ...good, ...change })).toEqual([{ field, problem }]);
});

test.each([
  ['an end at the start', { endTime: '09:30' }],
  ['a whole day, whose clocks do not count', { isAllDay: true, startTime: '18:00', endTime: '08:00' }],
  ['an end by the clock of its day', { endDay: at('2026-11-24T10:00:00'), endTime: '' }],
  ['366 days', { repetition: 2, repeatTime: at('2027-11-24T00:00:00') }],
  ['a repetition that ends on its first day', { repetition: 3, repeatTime: at('2026-11-24T00:00:00') }],
  ['an end of no repetition', { repetition: 1, repeatTime: at('2020-01-01T00:00:00') }],
] as const)('%s is fine', (_, change) => expect(scheduleProblems({ ...good, ...change })).toEqual([]));
