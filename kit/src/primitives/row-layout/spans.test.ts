import { expect, test } from 'vitest';
import { columnSpan, gutter } from './spans.ts';

test.each([
  [12, 12],
  [0, 1],
  [-3, 1],
  [25, 24],
  [7.6, 8],
  [Number.NaN, 24],
  [undefined, 24],
  ['12', 24],
])('a span of %o is %o columns', (span, columns) => {
  expect(columnSpan(span)).toBe(columns);
});

test.each([
  [15, 15],
  [-1, 0],
  [1e9, 64],
  [undefined, 16],
])('a gutter of %o is %o px', (px, expected) => {
  expect(gutter(px, 16)).toBe(expected);
});
