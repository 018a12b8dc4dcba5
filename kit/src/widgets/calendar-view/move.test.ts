import { describe, expect, test } from 'vitest';
import { dragged, movedByKey } from './move.ts';
import type { MovedPart, GridSpot } from './move.ts';
import type { CalendarItem, CalendarMode } from './types.ts';

const item = (start: string, end: string, isAllDay = false): CalendarItem => ({ id: '1', title: '会审', start, end, isAllDay });
const talk = item('2026-11-24 09:30', '2026-11-24 11:00');
const odd = item('2026-11-23 07:40', '2026-11-23 08:00');
const night = item('2026-11-25 22:00', '2026-11-26 02:00');
const days = item('2026-11-16 00:00', '2026-11-20 23:59', true);
const at = (day: number, minute: number | null = null): GridSpot => ({ day: `2026-11-${day}`, minute });
const text = ({ start, end }: { start: string; end: string }) => `${start.slice(5)} – ${end.slice(5)}`;

describe('what a pointer takes along', () => {
  test.each<[string, CalendarItem, MovedPart, GridSpot, GridSpot, string]>([
    ['goes to another day of a month at its clock', talk, 'whole', at(24), at(27), '11-27 09:30 – 11-27 11:00'],
    ['begins on the nearest quarter', talk, 'whole', at(24, 600), at(25, 652), '11-25 10:15 – 11-25 11:45'],
    ['keeps a clock between quarters where only the day changes', odd, 'whole', at(23, 465), at(24, 470), '11-24 07:40 – 11-24 08:00'],
    ['comes to a quarter once its hour changes', odd, 'whole', at(23, 465), at(23, 500), '11-23 08:15 – 11-23 08:35'],
    ['keeps its length over midnight', night, 'whole', at(26, 60), at(27, 0), '11-26 21:00 – 11-27 01:00'],
    ['keeps its days whole over hours', days, 'whole', at(16), at(18, 600), '11-18 00:00 – 11-22 23:59'],
    ['has no hour in the row of whole days', talk, 'whole', at(24, 600), at(26), '11-26 09:30 – 11-26 11:00'],
    ['ends later', talk, 'end', at(24, 660), at(24, 741), '11-24 09:30 – 11-24 12:15'],
    ['ends a quarter after its start at the earliest', talk, 'end', at(24, 660), at(24, 300), '11-24 09:30 – 11-24 09:45'],
    ['ends on another day', talk, 'end', at(24), at(25), '11-24 09:30 – 11-25 11:00'],
    ['ends on its first day at the earliest', days, 'end', at(20), at(10), '11-16 00:00 – 11-16 23:59'],
  ])('%s', (_promise, moved, part, begin, now, expected) => expect(text(dragged(moved, part, begin, now))).toBe(expected));
});

describe('where an arrow leads', () => {
  test.each<[string, CalendarItem, MovedPart, string, CalendarMode, string]>([
    ['a day', talk, 'whole', 'ArrowRight', 'week', '11-25 09:30 – 11-25 11:00'],
    ['a quarter', talk, 'whole', 'ArrowUp', 'day', '11-24 09:15 – 11-24 10:45'],
    ['to the quarter before', odd, 'whole', 'ArrowUp', 'week', '11-23 07:30 – 11-23 07:50'],
    ['to the quarter after', odd, 'whole', 'ArrowDown', 'list', '11-23 07:45 – 11-23 08:05'],
    ['a week in a month', talk, 'whole', 'ArrowUp', 'month', '11-17 09:30 – 11-17 11:00'],
    ['nowhere for whole days among hours', days, 'whole', 'ArrowDown', 'week', '11-16 00:00 – 11-20 23:59'],
    ['the end alone', talk, 'end', 'ArrowDown', 'week', '11-24 09:30 – 11-24 11:15'],
    ['the end by a day', days, 'end', 'ArrowLeft', 'month', '11-16 00:00 – 11-19 23:59'],
  ])('%s', (_promise, moved, part, key, mode, expected) => {
    const span = movedByKey(moved, part, key, mode);
    expect(span && text(span)).toBe(expected);
  });
  test('other keys lead nowhere', () => expect(movedByKey(talk, 'whole', 'Enter', 'week')).toBeNull());
});
