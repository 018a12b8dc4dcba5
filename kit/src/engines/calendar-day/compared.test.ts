import { expect, test } from 'vitest';
import { addDays, comparedDates, dayOfKey, endsNextDay, withoutNextDay } from './index.ts';

test.each<[string, string, number]>([
  ['2026-01-02', '2026-01-01', 1],
  ['2026-01-01', '2026-01-02', -1],
  ['2026-01-01', '2026-01-01', 0],
  ['2026-01-01 10:00', '2026-01-01', 0],
  ['2026-01-01', '2026-01-01 10:00:00', 0],
  ['2026-01-01 10:00:30', '2026-01-01 10:00', 1],
  ['10:00:00', '10:00', 0],
  ['09:59:59', '10:00', -1],
])('%s beside the end %s: %d', (value, end, order) => expect(comparedDates(value, end)).toBe(order));

test.each<[string, boolean, string | null]>([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowRight', false, '2026-11-19'],
  ['ArrowUp', false, '2026-11-11'],
  ['ArrowDown', false, '2026-11-25'],
  ['PageUp', false, '2026-10-18'],
  ['PageDown', false, '2026-12-18'],
  ['PageUp', true, '2025-11-18'],
  ['PageDown', true, '2027-11-18'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['Enter', false, null],
])('%s, with Shift: %j, leads from a Wednesday to %s', (key, isShift, day) => expect(dayOfKey(key, isShift, '2026-11-18', 1)).toBe(day));

test.each<[string, string, boolean]>([
  ['22:00', '06:00', true],
  ['08:00', '17:00', false],
  ['08:00', '08:00', false],
  ['08:00', '08:00:30', false],
  ['08:00:30', '08:00', true],
  ['', '06:00', false],
  ['22:00', '', false],
])('a range from %s to %s ends on the next day: %j', (start, end, isNext) => expect(endsNextDay(start, end)).toBe(isNext));

test('words for the next day are left out, and days end with the years there are', () => {
  expect([withoutNextDay('22:00 ~ 次日 06:00'), withoutNextDay('06:00 (next day)')]).toEqual(['22:00 ~ 06:00', '06:00']);
  expect([addDays('9999-12-30', 5), addDays('1000-01-02', -5), addDays('9999-12-30', 1)]).toEqual([
    '9999-12-31',
    '1000-01-01',
    '9999-12-31',
  ]);
});
