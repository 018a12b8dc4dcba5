import { expect, test } from 'vitest';
import { addMonths, clockOf, endOfDay, scheduleSpan, startOfDay } from './index.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);

test.each([
  ['2026-11-20T00:00:00', '2026-11-20T00:00:00', '2026-11-20T23:59:59'],
  ['2026-11-20T07:59:59', '2026-11-20T00:00:00', '2026-11-20T23:59:59'],
  ['2026-11-20T23:59:59', '2026-11-20T00:00:00', '2026-11-20T23:59:59'],
  ['1969-12-31T12:00:00', '1969-12-31T00:00:00', '1969-12-31T23:59:59'],
])('the day of %s runs from %s to %s', (moment, start, end) => {
  expect(startOfDay(at(moment))).toBe(at(start));
  expect(endOfDay(at(moment))).toBe(at(end));
});

test.each([
  ['2024-01-31T09:00:00', 1, '2024-02-29T09:00:00'],
  ['2024-02-29T09:00:00', 12, '2025-02-28T09:00:00'],
  ['2026-10-31T00:30:00', 1, '2026-11-30T00:30:00'],
  ['2026-11-30T23:59:59', 1, '2026-12-30T23:59:59'],
  ['2026-12-31T07:00:00', 2, '2027-02-28T07:00:00'],
])('%s and %s months are %s', (moment, months, expected) => expect(addMonths(at(moment), months)).toBe(at(expected)));

test('a schedule runs by its days and their clocks', () => {
  const days = { startDay: at('2026-11-24T00:00:00'), endDay: at('2026-11-25T13:45:00') };
  const clocks = { startTime: '22:00', endTime: '06:00' };
  expect(scheduleSpan({ ...days, ...clocks, isAllDay: false })).toEqual({
    startMs: at('2026-11-24T22:00:00'),
    endMs: at('2026-11-25T06:00:00'),
  });
  expect(scheduleSpan({ ...days, startTime: '', endTime: '', isAllDay: false })).toEqual({ startMs: days.startDay, endMs: days.endDay });
  expect(scheduleSpan({ ...days, ...clocks, isAllDay: true })).toEqual({
    startMs: at('2026-11-24T00:00:00'),
    endMs: at('2026-11-25T23:59:59'),
  });
});

test('the clock of a moment is that of the office', () => expect(clockOf(at('2026-11-24T00:05:59'))).toBe('00:05'));
