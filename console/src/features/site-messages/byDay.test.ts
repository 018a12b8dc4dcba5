import { DEFAULT_OFFICE_ZONE, setOfficeZone } from '@milepost/kit/engines/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { byDay, dayGroup, daySequence, partsOfDays } from './byDay.ts';

const at = (month: number, day: number, hour = 12, minute = 0) => Date.UTC(2026, month - 1, day, hour - 8, minute);
const NOW = at(3, 10, 15, 30);

test.each([
  ['a minute ago', at(3, 10, 15, 29), 'today'],
  ['midnight', at(3, 10, 0), 'today'],
  ['ahead of the clock', at(3, 11), 'today'],
  ['a minute before midnight', at(3, 9, 23, 59), 'yesterday'],
  ['the first minute of yesterday', at(3, 9, 0), 'yesterday'],
  ['the day before', at(3, 8, 23, 59), 'earlier'],
  ['last year', at(3, 10) - 365 * 86_400_000, 'earlier'],
  ['nobody knows when', null, 'earlier'],
] as const)('%s is %s', (_, atMs, group) => expect(dayGroup(atMs, NOW)).toBe(group));

test('the first of a month has a yesterday', () => expect(dayGroup(at(2, 28), at(3, 1))).toBe('yesterday'));

test('rows keep their order within a day, and a day without rows is left out', () => {
  const rows = [at(3, 10, 9), at(3, 1), at(3, 10, 8)];
  expect(byDay(rows, (row) => row, NOW)).toEqual([
    { group: 'today', rows: [at(3, 10, 9), at(3, 10, 8)] },
    { group: 'earlier', rows: [at(3, 1)] },
  ]);
});

test('headings and rows make one sequence, and what is drawn of it goes under its heading', () => {
  const days = daySequence([
    { group: 'today', rows: [{ id: 'a' }, { id: 'b' }] },
    { group: 'earlier', rows: [{ id: 'c' }, { id: 'd' }, { id: 'e' }] },
  ]);
  expect(days).toEqual({ keys: ['day today', 'a', 'b', 'day earlier', 'c', 'd', 'e'], headings: [0, 3], ids: ['a', 'b', 'c', 'd', 'e'] });
  const gap = { kind: 'gap', name: 'gap-top', heightPx: 99 } as const;
  const row = (index: number) => ({ kind: 'row', index }) as const;
  expect(partsOfDays([row(0), gap, row(3), row(4), gap], days.headings)).toEqual([[gap], [row(4), gap]]);
});

afterEach(() => void setOfficeZone(DEFAULT_OFFICE_ZONE));

describe('R23 days on which the clock is changed', () => {
  test.each([
    ['spring, 23 hours', '2026-03-29T12:00:00+02:00', '2026-03-28T23:30:00+01:00'],
    ['autumn, 25 hours', '2026-10-25T12:00:00+01:00', '2026-10-24T23:30:00+02:00'],
  ])('%s: what was said before midnight was said yesterday', (_, now, before) => {
    setOfficeZone('Europe/Berlin');
    expect(dayGroup(Date.parse(before), Date.parse(now))).toBe('yesterday');
    expect(dayGroup(Date.parse(before) + 30 * 60_000, Date.parse(now))).toBe('today');
    expect(dayGroup(Date.parse(before) - 24 * 3_600_000, Date.parse(now))).toBe('earlier');
  });
});
