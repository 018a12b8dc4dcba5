import { expect, test } from 'vitest';
import { retryAfterMs } from './retry.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');

test.each([
  ['seconds', '2', 2000],
  ['a date', 'Fri, 20 Nov 2026 08:00:03 GMT', 3000],
  ['a date gone by', 'Fri, 20 Nov 2026 07:00:00 GMT', 0],
  ['longer than the bound', '3600', null],
  ['no pause at all', null, null],
  ['no sense', 'soon', null],
])('a pause of %s', (_, text, pauseMs) => {
  expect(retryAfterMs(new Headers(text === null ? {} : { 'retry-after': text }), NOW)).toBe(pauseMs);
});
