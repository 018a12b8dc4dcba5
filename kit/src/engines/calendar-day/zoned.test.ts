import { afterEach, expect, test } from 'vitest';
import { localSecond, msInZone, msOfLocal, readWritten, textInZone } from './index.ts';

const before = process.env['TZ'];
afterEach(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const ZONES = ['Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'] as const;

test.each(ZONES)('in %s a date that is written is the same date, and what the office keeps is the same moment', (zone) => {
  process.env['TZ'] = zone;
  expect(readWritten('2026-11-20')?.day).toBe('2026-11-20');
  expect(msInZone('2026-11-20')).toBe(Date.parse('2026-11-20T00:00:00+08:00'));
  expect(textInZone(Date.parse('2026-11-20T00:00:00+08:00'))).toBe('2026-11-20 00:00:00');
  expect(localSecond(msOfLocal('2026-05-10 23:59:59'))).toBe('2026-05-10 23:59:59');
});

test.each([
  ['1991-04-14 02:30', '1991-04-14T03:30+09:00'],
  ['1988-04-17 02:30', '1988-04-17T03:30+09:00'],
  ['1991-07-01 00:00', '1991-07-01T00:00+09:00'],
  ['1991-09-15 01:30', '1991-09-15T01:30+09:00'],
  ['2026', '2026-01-01T00:00+08:00'],
  ['2026-11', '2026-11-01T00:00+08:00'],
  ['2026-11-20 08:30:15', '2026-11-20T08:30:15+08:00'],
])('%s at the office is %s, summers with other clocks included', (text, moment) => expect(msInZone(text)).toBe(Date.parse(moment)));

test('a zone that puts its clocks back at midnight keeps the day', () =>
  expect(textInZone(msInZone('2026-11-01 00:00', 'America/Havana'), 'America/Havana')).toBe('2026-11-01 00:00:00'));
