import { expect, test } from 'vitest';
import {
  COMPLETE_LANGUAGES,
  LANGUAGES,
  codeOf,
  commaIn,
  directionOf,
  fallbacksOf,
  isWrittenInHan,
  nearestCode,
  tagOf,
  wordsFor,
} from './index.ts';

test.each([
  ['zh', 'zh-Hans-CN', 'zh', '，', 'ltr', true],
  ['zhtw', 'zh-Hant-TW', 'zhtw', '，', 'ltr', true],
  ['zh-HK', 'zh-HK', 'zhtw', '，', 'ltr', true],
  ['en', 'en', 'en', ', ', 'ltr', false],
  ['de-AT', 'de-AT', 'en', ', ', 'ltr', false],
  ['ur', 'ur', 'en', '، ', 'rtl', false],
  ['yi', 'yi', 'en', ', ', 'rtl', false],
])('%s is %s, read in %s where there are no words of its own', (lang, tag, code, comma, dir, isHan) => {
  expect([tagOf(lang), nearestCode(lang), commaIn(lang), directionOf(lang), isWrittenInHan(lang)]).toEqual([tag, code, comma, dir, isHan]);
});

test('Japanese separates with its own comma, and its letters are Chinese characters too', () => {
  expect([commaIn('ja'), isWrittenInHan('ja')]).toEqual(['、', true]);
});

test.each([
  ['zh-MO', 'zhtw'],
  ['zh-SG', 'zh'],
  ['en-GB', 'en'],
  ['zhtw', 'zhtw'],
  ['yi', null],
  ['*', null],
  ['constructor', null],
  ['', null],
])('the language of the product for %s is %s', (tag, code) => expect(codeOf(tag)).toBe(code));

test('every language ends with the first of the list where a text is missing', () => {
  for (const { code } of LANGUAGES) expect([code, ...fallbacksOf(code)].at(-1)).toBe(LANGUAGES[0].code);
  expect(fallbacksOf('zhtw')).toEqual(['zh']);
  expect(fallbacksOf('zh')).toEqual([]);
});

test('words of a language that has none are those of its fallback', () => {
  expect(COMPLETE_LANGUAGES).toEqual(expect.arrayContaining(['zh', 'zhtw', 'en']));
  const words = { zh: '是', zhtw: '對', en: 'yes' };
  expect(['zh', 'zhtw', 'en', 'yi', 'constructor'].map((code) => wordsFor(words, code))).toEqual(['是', '對', 'yes', '是', '是']);
});
