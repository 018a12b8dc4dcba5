import { expect, test } from 'vitest';
import { nearestDay, yearsOffered } from './yearsOffered.ts';

test.each<[number, string | null, string | null, number, number]>([
  [2026, null, null, 1926, 2046],
  [2026, '2026-01-01', '2027-12-31', 2026, 2027],
  [1990, null, '2026-11-21', 1890, 2026],
  [2030, '2026-01-01', '2027-12-31', 2026, 2030],
  [1000, null, null, 1000, 1020],
  [9999, null, null, 9899, 9999],
])('around %i, from %s to %s, the years are %i to %i', (shown, min, max, first, last) => {
  const years = yearsOffered(shown, min, max);
  expect([years[0], years.at(-1)]).toEqual([first, last]);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2025-11-21', '2026-01-01'],
  ['2027-11-21', '2026-12-31'],
])('a calendar of 2026 asked for %s opens at %s', (day, opensAt) => expect(nearestDay(day, '2026-01-01', '2026-12-31')).toBe(opensAt));
