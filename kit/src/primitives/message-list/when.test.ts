import { expect, test } from 'vitest';
import { when } from './when.ts';

const NOW = new Date(2026, 10, 20, 15, 22).getTime();

test.for([
  ['today shows the time only', new Date(2026, 10, 20, 9, 5), 'zh-Hans-CN', '09:05'],
  ['midnight is 00', new Date(2026, 10, 20, 0, 0), 'en', '00:00'],
  ['yesterday shows the date too', new Date(2026, 10, 19, 23, 59), 'zh-Hans-CN', '11月19日 23:59'],
  ['English', new Date(2026, 10, 19, 8, 30), 'en', 'Nov 19 08:30'],
  ['Traditional Chinese', new Date(2026, 10, 19, 8, 30), 'zh-Hant-TW', '11月19日 08:30'],
] as const)('%s', ([, at, languageTag, text]) => {
  expect(when(at.getTime(), NOW, languageTag)).toBe(text);
});
