import { expect, test } from 'vitest';
import { degreeOf, meterShare } from './load.ts';

test.each([
  [0, 'fine'],
  [69.9, 'fine'],
  [70, 'high'],
  [89.9, 'high'],
  [90, 'critical'],
  [100, 'critical'],
])('a load of %d percent is %s', (percent, degree) => expect(degreeOf(percent)).toBe(degree));

test.each([
  [-1, 0],
  [42.5, 42.5],
  [180, 100],
])('a share of %d is drawn as %d', (percent, drawn) => expect(meterShare(percent)).toBe(drawn));
