import { describe, expect, test } from 'vitest';
import { momentText } from '../../i18n/momentText.ts';
import { relativeTime } from './relativeTime.ts';
import vectors from './testing/relativeTime.json' with { type: 'json' };

const DAY = 86_400;

describe('just now, minutes, hours, days up to 6, weeks up to 3, months up to 3, otherwise a date', () => {
  test.each(vectors.rows.map(({ seconds, unit, count }) => [seconds, unit, count] as const))('%i s: %s %i', (seconds, unit, count) => {
    expect(relativeTime(seconds)).toEqual({ unit, count });
  });

  test.each([
    [0, 'now', 0],
    [-86_400, 'now', 0],
    [60, 'minute', 1],
    [3600, 'hour', 1],
    [DAY, 'day', 1],
    [7 * DAY - 1, 'day', 6],
    [7 * DAY, 'week', 1],
    [28 * DAY - 1, 'week', 3],
    [28 * DAY, 'month', 1],
    [59 * DAY, 'month', 1],
    [60 * DAY, 'month', 2],
    [120 * DAY - 1, 'month', 3],
    [120 * DAY, 'date', 0],
    [Number.MAX_SAFE_INTEGER, 'date', 0],
  ])('%i s: %s %i', (seconds, unit, count) => expect(relativeTime(seconds)).toEqual({ unit, count }));
});

test('a date is YYYY-MM-DD HH:mm by the clock of the office', () => {
  expect(momentText(Date.parse('2026-03-08T09:05:00+08:00'))).toBe('2026-03-08 09:05');
});

const YEAR = 365 * DAY;
test.each([
  ['three years behind the server', -3 * YEAR, 'now', 0],
  ['set back by an hour after the message came', -3600, 'now', 0],
  ['three years ahead of the server', 3 * YEAR, 'date', 0],
] as const)('R23 with a clock %s a message of this moment is said as %s s: %s', (_, ageSeconds, unit, count) =>
  expect(relativeTime(ageSeconds)).toEqual({ unit, count }),
);
