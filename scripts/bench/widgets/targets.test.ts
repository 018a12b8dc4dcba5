import { expect, test } from 'vitest';
import { asTable } from './report.ts';
import { TARGETS, judge } from './targets.ts';

const target = { most: 1.6, failsAbove: 2.5, isRatio: true };

test.each([
  ['the median within the target', { median: 1.6, lower: 1.2, upper: 2.4, worst: 9 }, 'met'],
  ['the median over the target', { median: 1.7, lower: 1.2, upper: 2.4, worst: 9 }, 'near'],
  ['the worse quartile over the last line', { median: 1.2, lower: 1, upper: 2.6, worst: 9 }, 'missed'],
  ['no figure at all', { median: NaN, lower: NaN, upper: NaN, worst: NaN }, 'missed'],
  ['a ratio without a floor', null, 'missed'],
] as const)('%s', (_, ratio, verdict) => {
  expect(judge(ratio, target)).toBe(verdict);
});

test.each([
  [299, 'met'],
  [301, 'missed'],
] as const)('where every round counts, a worst one of %i ms is %s', (worst, verdict) => {
  const spread = { median: 150, lower: 140, upper: 160, worst };
  expect(judge(spread, { most: 300, failsAbove: 300, isRatio: false, isForWorst: true })).toBe(verdict);
});

test('every target leaves room before the last line', () => {
  for (const { most, failsAbove } of Object.values(TARGETS).flatMap((figures) => Object.values(figures)))
    expect(failsAbove).toBeGreaterThanOrEqual(most);
});

const spread = (median: number) => ({ median, lower: median, upper: median, worst: 2 * median });

test('the table names figure, both medians, ratio, its quartiles and worst round, target and verdict', () => {
  const figures = [{ figure: 'mountCpuMs', floor: spread(15.1), ours: spread(30), ratio: spread(1.99), target, verdict: 'near' as const }];
  expect(asTable({ scenario: 'table', beside: 'floor', rounds: [], figures }).split('\n').at(-1)).toBe(
    '| mountCpuMs |  15.1 | 30.0 |  1.99 | 1.99–1.99 |  3.98 | ≤ × 1.6 | near |',
  );
});

test('where there is no floor the table says so, and shows our own quartiles and worst round', () => {
  const own = { most: 300, failsAbove: 300, isRatio: false };
  const figures = [{ figure: 'openMs', floor: null, ours: spread(130), ratio: null, target: own, verdict: 'met' as const }];
  const lines = asTable({ scenario: 'picker', beside: null, rounds: [{ floor: null, ours: { openMs: 130 } }], figures }).split('\n');
  expect(lines[0]).toBe('picker, 1 rounds, medians; CPU of the main thread; no floor, figures stand alone');
  expect(lines.at(-1)).toBe('| openMs |     – |  130 |     – |   130–130 |   260 |  ≤ 300 | met |');
});
