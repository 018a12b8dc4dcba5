import { expect, test } from 'vitest';
import { dayInYear, momentInYear, momentText, shortMoment, timeText } from './momentText.ts';

const at = (year: number, month: number, day: number, hour: number, minute: number) => Date.UTC(year, month - 1, day, hour - 8, minute);
const NOW = at(2026, 11, 21, 9, 0);

test.each([
  ['today', at(2026, 11, 21, 0, 5), '2026-11-21 00:05', '11-21', '11-21 00:05', '00:05'],
  ['yesterday, less than a day ago', at(2026, 11, 20, 23, 59), '2026-11-20 23:59', '11-20', '11-20 23:59', '11-20 23:59'],
  ['this year', at(2026, 3, 8, 9, 5), '2026-03-08 09:05', '03-08', '03-08 09:05', '03-08 09:05'],
  ['the same day of another year', at(2025, 11, 21, 9, 0), '2025-11-21 09:00', '2025-11-21', '2025-11-21 09:00', '2025-11-21 09:00'],
  ['next year', at(2027, 1, 1, 8, 0), '2027-01-01 08:00', '2027-01-01', '2027-01-01 08:00', '2027-01-01 08:00'],
])('YYYY-MM-DD HH:mm, and what narrow columns leave out of it: %s', (_, ms, whole, day, inYear, short) => {
  expect(momentText(ms)).toBe(whole);
  expect(dayInYear(ms, NOW)).toBe(day);
  expect(momentInYear(ms, NOW)).toBe(inYear);
  expect(shortMoment(ms, NOW)).toBe(short);
  expect(timeText(ms)).toBe(whole.slice(-5));
});

test('no moment is empty text', () => expect(momentText(null)).toBe(''));
