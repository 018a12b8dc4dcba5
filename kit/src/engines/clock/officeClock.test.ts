import { afterEach, expect, test } from 'vitest';
import { DEFAULT_OFFICE_ZONE, minutesAhead, msInZone, setOfficeZone, textInZone } from './index.ts';

const before = process.env['TZ'];
afterEach(() => {
  setOfficeZone(DEFAULT_OFFICE_ZONE);
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const ZONES = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'] as const;

test.each(ZONES)('in %s a date that is written is the same date, and what the office keeps is the same moment', (zone) => {
  process.env['TZ'] = zone;
  expect(msInZone('2026-11-20')).toBe(Date.parse('2026-11-20T00:00:00+08:00'));
  expect(textInZone(Date.parse('2026-11-20T00:00:00+08:00'))).toBe('2026-11-20 00:00:00');
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

test.each([
  ['2026-03-08 02:30', '2026-03-08T03:30-04:00'],
  ['2026-03-08 12:00', '2026-03-08T12:00-04:00'],
  ['2026-11-01 01:30', '2026-11-01T01:30-04:00'],
  ['2026-11-01 12:00', '2026-11-01T12:00-05:00'],
])('on the day clocks of New York change, %s is %s', (text, moment) => expect(msInZone(text, 'America/New_York')).toBe(Date.parse(moment)));

test('a zone that puts its clocks back at midnight keeps the day', () =>
  expect(textInZone(msInZone('2026-11-01 00:00', 'America/Havana'), 'America/Havana')).toBe('2026-11-01 00:00:00'));

test('the deployment names the zone; one that is unknown changes nothing', () => {
  expect(setOfficeZone('Europe/Berlin')).toBe(true);
  expect(setOfficeZone('Mars/Olympus')).toBe(false);
  expect(textInZone(Date.parse('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30:00');
  expect(msInZone('2026-12-01')).toBe(Date.parse('2026-12-01T00:00:00+01:00'));
});

test.each([
  ['Asia/Shanghai', 480],
  ['America/New_York', -300],
  ['Asia/Kolkata', 330],
  ['UTC', 0],
])('in November the clocks of %s are %i minutes ahead', (zone, minutes) =>
  expect(minutesAhead(Date.parse('2026-11-29T13:27:45.600Z'), zone)).toBe(minutes),
);

test('what is no moment has no text', () => expect([textInZone(Number.NaN), textInZone(Infinity)]).toEqual(['', '']));
