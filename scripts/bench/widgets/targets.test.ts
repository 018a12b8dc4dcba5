import { expect, test } from 'vitest';
import { asTable } from './report.ts';
import { TARGETS, judge } from './targets.ts';

const target = { most: 1.6, failsAbove: 2.5, isRatio: true };

test.each([
  ['the median within the target', { median: 1.6, lower: 1.2, upper: 2.4 }, 'met'],
  ['the median over the target', { median: 1.7, lower: 1.2, upper: 2.4 }, 'near'],
  ['the worse quartile over the last line', { median: 1.2, lower: 1, upper: 2.6 }, 'missed'],
  ['no figure at all', { median: NaN, lower: NaN, upper: NaN }, 'missed'],
] as const)('%s', (_, ratio, verdict) => {
  expect(judge(ratio, target)).toBe(verdict);
});

test('every target leaves room before the last line', () => {
  for (const { most, failsAbove } of Object.values(TARGETS).flatMap((figures) => Object.values(figures)))
    expect(failsAbove).toBeGreaterThanOrEqual(most);
});

test('the table names figure, both medians, ratio, target and verdict', () => {
  const spread = (median: number) => ({ median, lower: median, upper: median });
  const figures = [{ figure: 'mountCpuMs', floor: spread(15.1), ours: spread(30), ratio: spread(1.99), target, verdict: 'near' as const }];
  expect(asTable({ scenario: 'table', rounds: [], figures }).split('\n').at(-1)).toBe(
    '| mountCpuMs |  15.1 | 30.0 |  1.99 | 1.99–1.99 | ≤ × 1.6 | near |',
  );
});
