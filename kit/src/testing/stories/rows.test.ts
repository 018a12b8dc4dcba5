import { expect, test } from 'vitest';
import { allPairs, pairsOf, pairwiseRows, wholeRows } from './rows.ts';

const missing = (rows: readonly ReturnType<typeof pairwiseRows>[number][]) => {
  const met = new Set(rows.flatMap((row) => pairsOf(row)));
  return [...allPairs()].filter((pair) => !met.has(pair));
};

test('the sample holds every pair of language, scheme, accent, density, zoom, colours and motion, in few rows', () => {
  const rows = pairwiseRows();
  expect(missing(rows)).toEqual([]);
  expect(rows.length).toBeLessThanOrEqual(48);
});

test('the whole matrix of a story holds every language × scheme × zoom × mode, and every pair', () => {
  const rows = wholeRows();
  expect(missing(rows)).toEqual([]);
  const products = new Set(rows.map(({ locale, scheme, zoom, mode }) => [locale, scheme, zoom, mode].join()));
  expect(products.size).toBe(3 * 2 * 3 * 3);
  expect(rows.length).toBeLessThanOrEqual(60);
});
