import { afterEach, expect, test } from 'vitest';
import { officeAheadMs, officeDay, officeMs, officeSecond, officeZone, setOfficeZone } from './index.ts';

const zoneBefore = officeZone();
afterEach(() => void setOfficeZone(zoneBefore));

test.each([
  ['2026-11-20', '2026-11-20T00:00:00+08:00'],
  ['2026-11', '2026-11-01T00:00:00+08:00'],
  ['2026-11-20 08:30', '2026-11-20T08:30:00+08:00'],
  ['2026-11-20 08:30:15', '2026-11-20T08:30:15+08:00'],
  ['2026-11-20T08:30:15', '2026-11-20T08:30:15+08:00'],
  // Shanghai had summers with other clocks: an hour that is left out, one that is there twice, and a day in between.
  ['1991-04-14 02:30', '1991-04-14T03:30:00+09:00'],
  ['1991-09-15 01:30', '1991-09-15T01:30:00+09:00'],
  ['1991-07-01', '1991-07-01T00:00:00+09:00'],
])('%s on the clock of the office is %s', (text, moment) => expect(officeMs(text)).toBe(Date.parse(moment)));

test.each(['', '2026', '26-11-20', 'yesterday', '20/11/2026', '2026-11-xx'])('%j is no date', (text) => expect(officeMs(text)).toBeNaN());

test.each([
  ['2026-11-19T16:00:00Z', '2026-11-20 00:00:00'],
  ['2026-11-20T15:59:59.900Z', '2026-11-20 23:59:59'],
  ['0001-06-01T00:00:00Z', '0001-06-01 08:05:43'],
])('%s is %s at the office', (moment, text) => {
  expect(officeSecond(Date.parse(moment))).toBe(text);
  expect(officeDay(Date.parse(moment))).toBe(text.slice(0, 10));
});

test('what is no moment has no text', () => {
  expect([officeSecond(Number.NaN), officeSecond(Infinity), officeDay(Number.NaN)]).toEqual(['', '', '']);
});

test('the deployment names the zone, and one that is unknown changes nothing', () => {
  expect([setOfficeZone('America/New_York'), officeZone()]).toEqual([true, 'America/New_York']);
  expect([setOfficeZone('Mars/Olympus'), officeZone()]).toEqual([false, 'America/New_York']);
  expect(officeSecond(Date.parse('2026-07-01T02:30:00Z'))).toBe('2026-06-30 22:30:00');
  expect(officeMs('2026-12-01')).toBe(Date.parse('2026-12-01T00:00:00-05:00'));
});

test.each([
  ['Asia/Shanghai', 8],
  ['Asia/Kolkata', 5.5],
  ['America/New_York', -5],
])('in November %s is %d hours ahead, to the second', (zone, hours) => {
  setOfficeZone(zone);
  expect(officeAheadMs(Date.parse('2026-11-29T13:27:45.600Z'))).toBe(hours * 3_600_000);
});

test.each([
  ['2026-03-08 02:30', '2026-03-08T03:30:00-04:00'],
  ['2026-11-01 01:30', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01 02:30', '2026-11-01T02:30:00-05:00'],
])('%s in New York is %s: an hour that is left out is later, of one that is there twice it is the first', (text, moment) => {
  setOfficeZone('America/New_York');
  expect(officeMs(text)).toBe(Date.parse(moment));
});
