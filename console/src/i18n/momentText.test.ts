import { expect, test } from 'vitest';
import { momentText } from './momentText.ts';

test.each([
  [Date.parse('2026-11-16T00:00:00+08:00'), '2026-11-16 00:00'],
  [Date.parse('2026-11-16T16:05:00+08:00'), '2026-11-16 16:05'],
  [Date.parse('2026-03-08T09:05:00+08:00'), '2026-03-08 09:05'],
  [null, ''],
])('the default date format is YYYY-MM-DD HH:mm: %j is %j', (ms, text) => expect(momentText(ms)).toBe(text));
