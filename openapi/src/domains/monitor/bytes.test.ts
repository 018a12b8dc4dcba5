import { expect, it } from 'vitest';
import { bytes } from './bytes.ts';

it.each([
  [2048, 2048],
  ['15.50 GB', 16_642_998_272],
  ['100 GiB', 107_374_182_400],
  ['512K', 524_288],
  ['7', 7],
  ['', null],
  ['many', null],
  [null, null],
])('%j is %j bytes', (wire, expected) => {
  expect(bytes.decode(wire)).toBe(expected);
});
