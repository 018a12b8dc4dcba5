import { expect, test } from 'vitest';
import { fullRows } from './rows.ts';
import { pairsMissing, sampleRows } from './sample.ts';
import type { Sampled } from './sample.ts';

/** As stories are: most have steps that look for Chinese words, some are in a language or a scheme of their own. */
function storiesUpTo(count: number): Sampled[] {
  const fixed = [{ locale: 'zh' }, {}, { locale: 'zh' }, { scheme: 'dark', locale: 'zh' }, { locale: 'en' }, {}, { density: 'mini' }];
  return Array.from({ length: count }, (_, at) => ({ id: `story-${at}`, fixed: fixed[at % fixed.length] ?? {} }));
}

test.each([120, 300, 603])(
  '%i stories, each shown once, meet every pair of language, scheme, accent, density, zoom, colours and motion',
  (count) => {
    expect(pairsMissing(sampleRows(storiesUpTo(count)))).toEqual([]);
  },
);

test('a story is shown with the values that are its own', () => {
  const stories = storiesUpTo(300);
  for (const [at, row] of sampleRows(stories).entries()) expect(row).toMatchObject(stories[at]?.fixed ?? {});
});

test('a story that comes or goes changes the rows of hardly any other', () => {
  const [first, ...rest] = storiesUpTo(300);
  const before = sampleRows(first ? [first, ...rest] : rest).slice(1);
  const changed = sampleRows(rest).filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
  expect(changed.length).toBeLessThan(10);
});

test('pairs that nobody can be shown in are told, not made up', () => {
  const missing = pairsMissing(sampleRows(storiesUpTo(300).map(({ id }) => ({ id, fixed: { locale: 'zh' } }))));
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.every((pair) => /locale=(zhtw|en)/.test(pair))).toBe(true);
});

test('the whole matrix of a story holds every language × scheme × zoom × mode, and every pair', () => {
  const rows = fullRows();
  expect(pairsMissing(rows)).toEqual([]);
  const products = new Set(rows.map(({ locale, scheme, zoom, mode }) => [locale, scheme, zoom, mode].join()));
  expect(products.size).toBe(3 * 2 * 3 * 3);
  expect(rows.length).toBeLessThanOrEqual(60);
});
