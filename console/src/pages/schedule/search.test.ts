import { expect, test } from 'vitest';
import { scheduleSearch } from './search.ts';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['20260228', null],
  ['2026-2-8', null],
  ['', null],
])('day=%s in the address of the calendar is %s', (text, day) => {
  expect(scheduleSearch.read({ day: text })).toEqual({ mode: null, day });
});
