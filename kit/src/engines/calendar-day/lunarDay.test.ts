import { expect, test } from 'vitest';
import { lunarDays } from './lunarDay.ts';

test.each([
  ['2026-02-17', '正月', '初一', true],
  ['2025-07-27', '闰六月', '初三', false],
  ['2026-11-23', '十月', '十五', false],
])('%s is %s %s of the Chinese calendar', (day, month, of, isFirst) => {
  expect(lunarDays('zh-CN')(day)).toEqual({ month, day: of, isFirst });
});

test('languages without names for its days have numbers', () => {
  expect(lunarDays('en')('2026-02-17')).toMatchObject({ month: '1', day: '1', isFirst: true });
});
