import { expect, test } from 'vitest';
import { fittingTags } from './fittingTags.ts';

test.each([
  { promise: 'all tags that fit are shown, without a count', widths: [60, 60], total: 2, line: 124, fits: 2 },
  { promise: 'the count of the others needs room too', widths: [60, 60, 60], total: 3, line: 124, fits: 1 },
  { promise: 'beside a count two fit', widths: [60, 60, 60], total: 3, line: 168, fits: 2 },
  { promise: 'the last of all needs no room for a count', widths: [60, 60, 60], total: 3, line: 188, fits: 3 },
  { promise: 'a count of five figures takes more room', widths: [60, 60, 60], total: 12_345, line: 168, fits: 1 },
  { promise: 'the first tag is always shown, however long', widths: [600, 60], total: 2, line: 200, fits: 1 },
])('$promise', ({ widths, total, line, fits }) => {
  expect(fittingTags(widths, total, line)).toBe(fits);
});
