import { expect, test } from 'vitest';
import { chineseParts } from '../locale/index.ts';
import { textLang } from './textLang.ts';

test.each([
  ['波形梁护栏', 'en', 'zh-Hans-CN'],
  ['S26 云望高速', 'en', 'zh-Hans-CN'],
  ['𠮷野', 'en', 'zh-Hans-CN'],
  ['波形梁护栏', 'zhtw', 'zh-Hans-CN'],
  ['波形梁护栏', 'zh', undefined],
  ['guardrail.wbeam', 'en', undefined],
  ['K98+500，', 'en', undefined],
  ['', 'en', undefined],
] as const)('3.1.2 %j on a page in %s: %s', (text, locale, lang) => expect(textLang(text, locale)).toBe(lang));

test('a text that may be a word of the page is told by its letters', () => {
  expect(textLang('启用', 'en', 'either')).toBe('zh-Hans-CN');
  expect(textLang('啟用', 'zhtw', 'either')).toBeUndefined();
});

test.each([
  ['Good morning, 何俊杰', 'en', ['Good morning, ', '何俊杰', '']],
  ['No option matches “隧道、桥梁” here', 'en', ['No option matches “', '隧道、桥梁', '” here']],
  ['早上好，何俊杰', 'zhtw', ['早上好，何俊杰']],
  ['Good morning', 'en', ['Good morning']],
] as const)('Chinese words of %j in %s', (text, locale, parts) => expect(chineseParts(text, locale)).toEqual(parts));
