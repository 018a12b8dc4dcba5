import { describe, expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const LARGEST = 1 - Number.EPSILON;

describe('1 s × 1.5 up to 30 s, of which chance leaves 50 to 90 %', () => {
  test.each([
    [1, 500, 900],
    [2, 750, 1350],
    [3, 1125, 2025],
    [9, 12_814, 23_066],
    [10, 15_000, 27_000],
    [1000, 15_000, 27_000],
    [100_000, 15_000, 27_000],
  ])('after %d failures: %d to %d ms', (failures, least, most) => {
    expect(backoffMs(failures, 0)).toBe(least);
    expect(backoffMs(failures, LARGEST)).toBe(most);
  });
});
