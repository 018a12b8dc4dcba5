import { describe, expect, test } from 'vitest';
import { blocksOn, daysOf, daysShown, isAllDayOn, itemsOn, periodOf, stepBy, weeksOf } from './place.ts';
import type { CalendarItem } from './types.ts';

const item = (id: string, start: string, end: string, isAllDay = false): CalendarItem => ({ id, title: id, start, end, isAllDay });

test.each([
  ['month', '2026-11-20', 1, '2026-11-01', '2026-11-30'],
  ['list', '2024-02-29', 1, '2024-02-01', '2024-02-29'],
  ['week', '2026-11-22', 1, '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', 0, '2026-11-22', '2026-11-28'],
  ['day', '2026-12-31', 1, '2026-12-31', '2026-12-31'],
] as const)('the %s of %s, weeks from %i, is %s to %s', (mode, day, first, from, to) =>
  expect(periodOf(mode, day, first)).toEqual({ from, to }),
);

test('a month brings the whole of its first and last week', () => {
  expect(daysShown('month', '2026-11-20', 1)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(weeksOf(daysShown('month', '2026-02-10', 0)).map(([first]) => first)).toEqual([
    '2026-02-01',
    '2026-02-08',
    '2026-02-15',
    '2026-02-22',
  ]);
  expect(daysOf({ from: '9999-12-30', to: '9999-12-31' })).toHaveLength(2);
});

test.each([
  ['month', 1, '2026-02-28'],
  ['list', -1, '2025-12-31'],
  ['week', 1, '2026-02-07'],
  ['day', -1, '2026-01-30'],
] as const)('one %s on by %i from 31 January is %s', (mode, by, day) => expect(stepBy(mode, '2026-01-31', by)).toBe(day));

test.each([
  ['over midnight, on its first day', '2026-11-25 22:00', '2026-11-26 02:00', '2026-11-25', true, false],
  ['over midnight, on its last day', '2026-11-25 22:00', '2026-11-26 02:00', '2026-11-26', true, false],
  ['until midnight, on the day after', '2026-11-25 22:00', '2026-11-26 00:00', '2026-11-26', false, false],
  ['of no length at midnight', '2026-11-25 00:00', '2026-11-25 00:00', '2026-11-25', true, false],
  ['of three days, on the middle one', '2026-11-24 09:00', '2026-11-26 12:00', '2026-11-25', true, true],
  ['the day before', '2026-11-24 09:00', '2026-11-24 10:00', '2026-11-25', false, false],
])('what lies %s', (_, start, end, day, isThere, isWhole) => {
  const one = item('1', start, end);
  expect(itemsOn([one], day).map((found) => isAllDayOn(found, day))).toEqual(isThere ? [isWhole] : []);
});

test('a day lists what takes it whole first, then by its begin', () => {
  const all = [
    item('b', '2026-11-20 09:00', '2026-11-20 10:00'),
    item('a', '2026-11-20 08:00', '2026-11-20 08:30'),
    item('w', '2026-11-20 00:00', '2026-11-20 23:59', true),
    item('m', '2026-11-19 20:00', '2026-11-20 08:00'),
  ];
  expect(itemsOn(all, '2026-11-20').map(({ id }) => id)).toEqual(['w', 'm', 'a', 'b']);
});

describe('blocks of a day', () => {
  const lanes = (items: readonly CalendarItem[]) =>
    blocksOn(items, '2026-11-20').map(({ item: { id }, lane, lanes: of }) => `${id} ${lane}/${of}`);
  const at = (id: string, from: string, to: string) => item(id, `2026-11-20 ${from}`, `2026-11-20 ${to}`);

  test('what does not overlap has the whole width', () =>
    expect(lanes([at('a', '08:00', '09:00'), at('b', '09:00', '10:00')])).toEqual(['a 0/1', 'b 0/1']));

  test('what overlaps stands side by side, and a place that is free again is taken again', () =>
    expect(lanes([at('a', '08:00', '12:00'), at('b', '08:30', '09:30'), at('c', '10:00', '11:00'), at('d', '13:00', '14:00')])).toEqual([
      'a 0/2',
      'b 1/2',
      'c 1/2',
      'd 0/1',
    ]));

  test('the shortest is high enough to be pressed, also just before midnight', () =>
    expect(blocksOn([at('a', '09:00', '09:00'), at('b', '23:55', '23:59')], '2026-11-20')).toMatchObject([
      { fromMinute: 540, toMinute: 570 },
      { fromMinute: 1410, toMinute: 1440 },
    ]));

  test('a night is cut at midnight, whole days are no blocks', () => {
    const night = item('n', '2026-11-20 22:00', '2026-11-21 02:00');
    expect(blocksOn([night], '2026-11-20')).toMatchObject([{ fromMinute: 1320, toMinute: 1440 }]);
    expect(blocksOn([night], '2026-11-21')).toMatchObject([{ fromMinute: 0, toMinute: 120 }]);
    expect(blocksOn([item('w', '2026-11-20 00:00', '2026-11-20 23:59', true)], '2026-11-20')).toEqual([]);
  });
});
