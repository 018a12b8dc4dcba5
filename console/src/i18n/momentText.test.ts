import { expect, test } from 'vitest';
import { momentText } from './momentText.ts';

test.each([
  [new Date(2026, 10, 16, 0, 0).getTime(), '2026-11-16 00:00'],
  [new Date(2026, 10, 16, 16, 5).getTime(), '2026-11-16 16:05'],
  [new Date(2026, 2, 8, 9, 5).getTime(), '2026-03-08 09:05'],
  [null, ''],
])('the default date format is YYYY-MM-DD HH:mm: %j is %j', (ms, text) => expect(momentText(ms)).toBe(text));
