import { expect, test } from 'vitest';
import { pairwise } from './pairwise.ts';

const FACTORS = { layout: ['side', 'top', 'both'], scheme: ['light', 'dark'], width: ['1280', '320'] } as const;
const { allPairs, filled, pairsMissing, pairsOf, sampleRows, valuesOf } = pairwise(FACTORS);
const many = Array.from({ length: 40 }, (_, at) => ({ id: `page ${at}`, fixed: at % 4 === 0 ? { width: '320' } : {} }));

test('there are as many pairs as two different factors have values together', () => {
  expect(allPairs().size).toBe(3 * 2 + 3 * 2 + 2 * 2);
});

test('a pair is its two values by name, there and back', () => {
  const [pair = ''] = pairsOf({ layout: 'top', width: '320' });
  expect(pair).toBe('layout=top width=320');
  expect(valuesOf(pair)).toEqual({ layout: 'top', width: '320' });
});

test('a sample meets every pair and leaves alone what is fixed', () => {
  const rows = sampleRows(many);
  expect(pairsMissing(rows)).toEqual([]);
  for (const [at, row] of rows.entries()) expect(row).toMatchObject(many[at]?.fixed ?? {});
});

test('a row is filled with what has not met yet', () => {
  const missing = new Set(['layout=both scheme=dark', 'scheme=dark width=320']);
  expect(filled({ scheme: 'dark' }, missing)).toEqual({ layout: 'both', scheme: 'dark', width: '320' });
});

test('pairs that nothing is shown in are told', () => {
  expect(pairsMissing([{ layout: 'side', scheme: 'light', width: '320' }])).toContain('layout=top scheme=dark');
});
