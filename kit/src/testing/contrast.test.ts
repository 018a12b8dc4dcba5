import { expect, test } from 'vitest';
import { LEAST, contrastOf, contrastTable } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.47],
  ['#409eff', '#ffffff', 2.78],
])('%s on %s is %f', (a, b, ratio) => {
  expect(contrastOf(a, b)).toBeCloseTo(ratio, 1);
});

test('in all nine accents, light and dark, text has 4.5 and a line with a meaning has 3', () => {
  const table = contrastTable();
  expect(new Set(table.map(({ accent, scheme }) => `${accent} ${scheme}`)).size).toBe(18);
  expect(table.filter(({ kind, ratio }) => ratio < LEAST[kind])).toEqual([]);
});
