import { expect, test } from 'vitest';
import { commaIn, directionOf, isWrittenInHan, nearestCode, tagOf } from './index.ts';

test.each([
  ['zh', 'zh-Hans-CN', 'zh', '，', 'ltr', true],
  ['zhtw', 'zh-Hant-TW', 'zhtw', '，', 'ltr', true],
  ['zh-HK', 'zh-HK', 'zhtw', '，', 'ltr', true],
  ['en', 'en', 'en', ', ', 'ltr', false],
  ['de-AT', 'de-AT', 'en', ', ', 'ltr', false],
  ['ja', 'ja', 'en', '、', 'ltr', true],
  ['ar', 'ar', 'en', '، ', 'rtl', false],
  ['he', 'he', 'en', ', ', 'rtl', false],
])('%s is %s, read in %s where there are no words of its own', (lang, tag, code, comma, dir, isHan) => {
  expect([tagOf(lang), nearestCode(lang), commaIn(lang), directionOf(lang), isWrittenInHan(lang)]).toEqual([tag, code, comma, dir, isHan]);
});
