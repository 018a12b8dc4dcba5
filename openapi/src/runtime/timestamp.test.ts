import { expect, test } from 'vitest';
import { createTimestamps } from './timestamp.ts';

test('a thousand calls in one millisecond have a thousand timestamps, growing', () => {
  const next = createTimestamps(() => 1_795_000_000_000);
  const stamps = Array.from({ length: 1000 }, next);
  expect(stamps[0]).toBe(1_795_000_000_000);
  expect(stamps.every((stamp, index) => index === 0 || stamp > stamps[index - 1]!)).toBe(true);
});

test('R23 a clock that is three years off, or jumps back an hour in the middle, leaves every timestamp distinct', () => {
  const YEARS_MS = 3 * 365 * 86_400_000;
  const HOUR_MS = 3_600_000;
  const now = 1_795_000_000_000;
  for (const start of [now - YEARS_MS, now, now + YEARS_MS]) {
    const times = [start, start, start + 5, start + 5 - HOUR_MS, start + 6 - HOUR_MS, start + 7];
    const next = createTimestamps(() => times.shift() ?? start);
    const stamps = Array.from({ length: 7 }, next);
    expect(new Set(stamps).size).toBe(7);
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
  }
});

test('a clock that goes back does not take timestamps back', () => {
  const times = [5000, 4000, 9000];
  const next = createTimestamps(() => times.shift() ?? 0);
  expect([next(), next(), next()]).toEqual([5000, 5001, 9000]);
});
