import { expect, test } from 'vitest';
import { rangeMoments, shortcutSpan } from './index.ts';
import type { RangeShortcut } from './index.ts';

test.each<[RangeShortcut, string, string]>([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['thisWeek', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-09', '2026-11-15'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['last7Days', '2026-11-16', '2026-11-22'],
  ['last30Days', '2026-10-24', '2026-11-22'],
])('%s of a Sunday is from %s to %s', (shortcut, start, end) => expect(shortcutSpan(shortcut, '2026-11-22', 1)).toEqual({ start, end }));

test('last month of 31 March is February', () =>
  expect(shortcutSpan('lastMonth', '2026-03-31', 1)).toEqual({ start: '2026-02-01', end: '2026-02-28' }));

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-20 00:00:00', '2026-11-20 23:59:59'],
  ['2024', '2026', '2024-01-01', '2026-01-01'],
  ['2026-03', '2026-05', '2026-03-01', '2026-05-01'],
  ['2026-11-20 08:30', '2026-11-21 09:00', '2026-11-20 08:30', '2026-11-21 09:00'],
])('from %s to %s is kept as %s and %s', (start, end, first, last) => expect(rangeMoments(start, end)).toEqual([first, last]));
