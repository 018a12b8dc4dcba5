import { describe, expect, test } from 'vitest';
import { serialOf } from './index.ts';
import { dayOfSerial, partsOfSerial, timeOfSeconds } from './serialDay.ts';
import type { SheetCalendar } from './types.ts';

test.each<[number, SheetCalendar, string | null]>([
  [0, 1900, null],
  [1, 1900, '1900-01-01'],
  [59, 1900, '1900-02-28'],
  [60, 1900, null],
  [61, 1900, '1900-03-01'],
  [46_083.99, 1900, '2026-03-02'],
  [2_958_465, 1900, '9999-12-31'],
  [2_958_466, 1900, null],
  [-1, 1904, null],
  [0, 1904, '1904-01-01'],
  [59, 1904, '1904-02-29'],
  [60, 1904, '1904-03-01'],
  [44_621, 1904, '2026-03-02'],
])('the day %d of the calendar from %i is %s', (serial, calendar, day) => expect(dayOfSerial(serial, calendar)).toBe(day));

test.each([
  [46_083.5, 46_083, 43_200],
  [0.354_166_666_666_667, 0, 30_600],
  [46_082.999_999_99, 46_083, 0],
  [-0.5, -1, 43_200],
])('%d are %i days and %i seconds, to the nearest second', (serial, days, seconds) =>
  expect(partsOfSerial(serial)).toEqual({ days, seconds }),
);

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [86_399, '23:59:59'],
])('%i seconds after midnight it is %s', (seconds, time) => expect(timeOfSeconds(seconds)).toBe(time));

describe('a text of a day as a count of days', () => {
  test.each([
    ['2026-03-02', 46_083],
    ['2026-03-02 12:00', 46_083.5],
    ['2026-03-02 18:45:36', 46_083.781_666_666_67],
    ['1900-03-01', 61],
    ['9999-12-31', 2_958_465],
  ])('%s', (text, serial) => expect(serialOf(text)).toBeCloseTo(serial, 9));

  // What stands before the day that never was is counted otherwise by other programs.
  test.each(['1900-02-28', '1899-12-30', '', 'soon', '08:30'])('%j has none', (text) => expect(serialOf(text)).toBeNull());
});
