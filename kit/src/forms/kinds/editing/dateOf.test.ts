import { expect, test } from 'vitest';
import { storedRange, textsOfStored } from '../dates.ts';
import { isImpossibleRange } from './dateOf.ts';

test.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'])(
  'in %s a range the office keeps is read as the days that were chosen',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const kept = storedRange(['2026-05-10', '2026-05-20'], 'ms');
      expect(kept).toEqual([Date.parse('2026-05-10T00:00:00+08:00'), Date.parse('2026-05-20T23:59:59+08:00')]);
      expect(textsOfStored(kept, 'day')).toEqual(['2026-05-10', '2026-05-20']);
      expect(textsOfStored(storedRange(['2024', '2026'], 'ms'), 'year')).toEqual(['2024', '2026']);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

test('nothing, or half of a range, is none', () => {
  expect(storedRange(null, 'text')).toBeNull();
  expect(textsOfStored(['2026-05-10', null], 'day')).toBeNull();
  expect(textsOfStored([], 'day')).toBeNull();
});

test.each([
  ['2026-05-10', '2026-05-09', true],
  ['2026-05-10', '2026-05-10', false],
  ['17:00', '08:30', true],
  [null, '08:30', false],
])('from %s to %s nothing can be chosen: %s', (min, max, contrary) => expect(isImpossibleRange({ min, max })).toBe(contrary));
