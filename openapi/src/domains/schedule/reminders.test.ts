import { expect, test } from 'vitest';
import { officeMoment, officeText, reminderMoment } from './index.ts';

test.each([
  ['no reminder', false, -2, null],
  ['nothing said', false, null, null],
  ['at the start', false, -1, '2026-11-24 09:30'],
  ['15 minutes', false, 15, '2026-11-24 09:15'],
  ['a day', false, 1440, '2026-11-23 09:30'],
  ['a week', false, 10_080, '2026-11-17 09:30'],
  ['a number nobody knows', false, -7, null],
  ['whole days, the same day at 8', true, 1, '2026-11-24 08:00'],
  ['whole days, the day before at 9', true, 5, '2026-11-23 09:00'],
  ['whole days, two days before at 10', true, 9, '2026-11-22 10:00'],
  ['whole days, a week before at 10', true, 12, '2026-11-17 10:00'],
  ['whole days, minutes left of another kind', true, 15, null],
  ['whole days, none', true, -2, null],
])('%s', (_, isAllDay, reminderTime, expected) => {
  const startMs = officeMoment(isAllDay ? '2026-11-24' : '2026-11-24 09:30');
  const at = reminderMoment({ startMs, isAllDay, reminderTime });
  expect(at && officeText(at)).toBe(expected);
});

test.each([
  ['2026-11-24 00:05', '2026-11-23T16:05:00Z'],
  ['2026-11-24', '2026-11-23T16:00:00Z'],
])('%s at the office is %s', (text, iso) => {
  expect(new Date(officeMoment(text)).toISOString()).toBe(iso.replace('Z', '.000Z'));
  expect(officeText(officeMoment(text))).toBe(text.padEnd(16, ' 00:00'));
});
