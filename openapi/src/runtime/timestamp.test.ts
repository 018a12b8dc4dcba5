import { expect, test } from 'vitest';
import { createTimestamps } from './timestamp.ts';

test('a thousand calls in one millisecond have a thousand timestamps, growing', () => {
  const next = createTimestamps(() => 1_795_000_000_000);
  const stamps = Array.from({ length: 1000 }, next);
  expect(stamps[0]).toBe(1_795_000_000_000);
  expect(stamps.every((stamp, index) => index === 0 || stamp > stamps[index - 1]!)).toBe(true);
});

test('a clock that goes back does not take timestamps back', () => {
  const times = [5000, 4000, 9000];
  const next = createTimestamps(() => times.shift() ?? 0);
  expect([next(), next(), next()]).toEqual([5000, 5001, 9000]);
});
