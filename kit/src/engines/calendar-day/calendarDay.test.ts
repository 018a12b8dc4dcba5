import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  placeOf,
  readWritten,
  readWrittenMonth,
  readWrittenTime,
  startOfWeek,
  weeksOfMonth,
} from './index.ts';

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));

test('no day lies beyond the years of four digits', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addMonths('9999-12-01', 1)).toBe('9999-12-31');
  expect(addYears('1000-01-01', -1)).toBe('1000-01-01');
});

test('a year after 29 February is 28 February', () => expect(addYears('2024-02-29', 1)).toBe('2025-02-28'));

test.each([
  ['1991-04-13', 1, '1991-04-14'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s, whatever a clock does that night', (day, days, then) => expect(addDays(day, days)).toBe(then));

test.each([
  [2026, 2, 30],
  [2026, 13, 1],
  [2026, 0, 1],
  [2026, 11, 0],
  [26, 11, 20],
  [Number.NaN, 11, 20],
])('there is no day %i-%i-%i', (year, month, day) => expect(dayOf(year, month, day)).toBeNull());

test('a week begins where it is said to', () => {
  expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
  expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
});

test('a month is its weeks, with places of other months left empty', () => {
  const weeks = weeksOfMonth('2026-11-20', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOfMonth('2026-02-01', 0)).toHaveLength(4);
  expect(weeksOfMonth('9999-12-31', 1).flat().filter(Boolean)).toHaveLength(31);
});

test.each([
  ['2026-01-01', 'within'],
  ['2026-12-31', 'within'],
  ['2025-12-31', 'before'],
  ['2027-01-01', 'after'],
] as const)('%s lies %s the year 2026', (day, place) => expect(placeOf(day, '2026-01-01', '2026-12-31')).toBe(place));

test.each([
  ['2026-11-20', '2026-11-20', null],
  ['2026/11/20', '2026-11-20', null],
  ['2026.1.5', '2026-01-05', null],
  ['2026年11月20日', '2026-11-20', null],
  ['２０２６-１１-２０', '2026-11-20', null],
  [' 20261120\n', '2026-11-20', null],
  ['2026-11-20T08:30:00.000', '2026-11-20', '08:30:00'],
  ['2026年11月20日 8时30分15秒', '2026-11-20', '08:30:15'],
  ['2026年11月20日 8点30分', '2026-11-20', '08:30'],
  ['2026-11-20 08：30', '2026-11-20', '08:30'],
])('“%s” is read as %s, %s', (text, day, time) => expect(readWritten(text)).toEqual({ day, time }));

test.each(['', '2026-02-30', '11/20/2026', '26-11-20', '2026-11', '明天', '2026-11-20 24:00', '2026-11-20 8', '202611201'])(
  '“%s” is no date',
  (text) => expect(readWritten(text)).toBeNull(),
);

test.each([
  ['8:30', '08:30'],
  ['08:30:05', '08:30:05'],
  ['１７：００', '17:00'],
  ['8点30分', '08:30'],
  ['8時30分5秒', '08:30:05'],
  ['173059', '17:30:59'],
  ['1730', '17:30'],
])('“%s” is the time %s', (text, time) => expect(readWrittenTime(text)).toBe(time));

test.each(['', '24:00', '8', '12:60', '12:00:60', '8 pm'])('“%s” is no time', (text) => expect(readWrittenTime(text)).toBeNull());

test.each([
  ['2026-11', '2026-11'],
  ['2026年1月', '2026-01'],
  ['202611', '2026-11'],
  ['2026年', '2026'],
  ['２０２６', '2026'],
])('“%s” is read as %s', (text, month) => expect(readWrittenMonth(text)).toBe(month));

test.each(['', '2026-13', '26', '26-11', '11/2026', '下月'])('“%s” is no month and no year', (text) =>
  expect(readWrittenMonth(text)).toBeNull(),
);
