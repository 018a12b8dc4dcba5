import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import shippedEn from 'react-aria-components/i18n/en-US';
import { expect, test } from 'vitest';
import { englishIn, simplifiedIn } from '../../testing/transcripts/lint.ts';
import { ARIA_TEXTS, ariaTextsFor } from './ariaTexts.ts';
import { ZH } from './data/zh.ts';
import { ZHTW } from './data/zhtw.ts';
import { ariaTag, installAriaTexts, markOf } from './installAriaTexts.ts';
import type { AriaFormatter, AriaText } from './types.ts';

const formatter = (locale: string): AriaFormatter => ({
  locale,
  number: (value) => String(value),
  plural: (count, options) => read(options[`=${count}`] ?? options['other'] ?? ''),
  select: (options, value) => read(options[value] ?? options['other'] ?? ''),
});
const read = (option: string | (() => string)): string => (typeof option === 'function' ? option() : option);
/** Every value a text can ask for is there, and says its name. */
const values = new Proxy({} as Record<string, string | number | boolean>, {
  get: (_target, name) =>
    ({ count: 3, groupCount: 3, optionCount: 3, isSelected: true, isGroupChange: true })[String(name)] ?? `〔${String(name)}〕`,
});
const say = (text: AriaText, locale: string): string => (typeof text === 'function' ? text(values, formatter(locale)) : text);

const all = (locale: 'zh' | 'zhtw') =>
  Object.entries(ARIA_TEXTS[locale]).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${name} ${key}`, say(text, locale)] as const),
  );

test.each([
  ['zh', '@react-aria/tree', 'expand', '展开'],
  ['zh', '@react-aria/overlays', 'dismiss', '关闭'],
  ['zh', '@react-aria/datepicker', 'weekday', '星期'],
  ['zh', '@react-aria/calendar', 'previous', '上个月'],
  ['zh', '@react-aria/calendar', 'next', '下个月'],
  ['zh', '@react-aria/grid', 'deselectedItem', '已取消选择 〔item〕。'],
  ['zh', '@react-aria/numberfield', 'decrease', '减小 〔fieldLabel〕'],
  ['zh', '@react-aria/combobox', 'focusAnnouncement', '已进入 〔groupTitle〕 组，共 3 个选项。〔optionText〕，已选择'],
  ['zhtw', '@react-aria/datepicker', 'hour', '小時'],
  ['zhtw', '@react-aria/datepicker', 'minute', '分鐘'],
  ['zhtw', '@react-aria/datepicker', 'timeZoneName', '時區'],
  ['zhtw', '@react-aria/datepicker', 'era', '紀元'],
  ['zhtw', '@react-aria/datepicker', 'weekday', '星期'],
  ['zhtw', '@react-aria/numberfield', 'increase', '增加〔fieldLabel〕'],
  ['zhtw', '@react-aria/menu', 'longPressMessage', '長按或按 Alt + 向下鍵以開啟選單'],
  ['zhtw', '@react-aria/overlays', 'dismiss', '關閉'],
] as const)('in %s %s says for “%s”: %s', (locale, name, key, said) => {
  expect(say(ARIA_TEXTS[locale][name]?.[key] ?? '', locale)).toBe(said);
});

test.each(['zh', 'zhtw'] as const)('in %s every text of the English set is there', (locale) => {
  const keys = (of: 'zh' | 'zhtw' | 'en') =>
    Object.entries(ARIA_TEXTS[of]).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`));
  expect(keys(locale).toSorted()).toEqual(keys('en').toSorted());
});

test.each([
  ['zh', ZH],
  ['zhtw', ZHTW],
] as const)('in %s none of our texts answers to a name React Aria does not ask for', (_locale, ours) => {
  const unknown = Object.entries(ours).flatMap(([name, texts]) =>
    Object.keys(texts)
      .filter((key) => ARIA_TEXTS.en[name]?.[key] === undefined)
      .map((key) => `${name} ${key}`),
  );
  expect(unknown).toEqual([]);
});

test.each(['zh', 'zhtw'] as const)('in %s no English word is left', (locale) => {
  const left = all(locale).filter(([, said]) => englishIn(said.replaceAll(/〔.*?〕/g, '')).length > 0);
  expect(left).toEqual([]);
});

test('in zhtw no character is Simplified', () => {
  expect(all('zhtw').filter(([, said]) => simplifiedIn(said).length > 0)).toEqual([]);
  expect(simplifiedIn('小时分钟纪元')).toEqual(['时', '钟', '纪']);
});

test('in zhtw one word stands for choosing, in our catalogues and in the texts of React Aria', () => {
  const catalogues = ['kit', 'console'].flatMap((workspace) => {
    const text = readFileSync(new URL(`../../../../${workspace}/src/locales/zhtw.po`, import.meta.url), 'utf8');
    return [...text.matchAll(/^msgstr "(.*)"$/gm)].map(([, words = '']) => words);
  });
  expect([...catalogues, ...all('zhtw').map(([, said]) => said)].filter((words) => /選取|選定/.test(words))).toEqual([]);
});

test.each(['zh', 'zhtw'] as const)('in %s punctuation is full width, and no text is longer than is listened to', (locale) => {
  const left = all(locale).filter(([, said]) => /\p{Script=Han}[,.;:!?]|[,.;:!?]\p{Script=Han}/u.test(said) || said.length > 60);
  expect(left).toEqual([]);
});

test.each([
  ['zh-Hans-CN', 'zh'],
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['zh-Hant-TW', 'zhtw'],
  ['zh-TW', 'zhtw'],
  ['en', 'en'],
  ['de-DE', 'en'],
] as const)('%s is read as %s', (tag, locale) => {
  expect(ariaTextsFor(tag)).toBe(ARIA_TEXTS[locale]);
});

/** Names of packages React Aria asks the page for; one that is missing would stop the page. */
test('every package of React Aria that asks for texts is answered', () => {
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('react-aria-components/package.json')));
  const asked = new Set<string>();
  for (const name of ['react-aria', 'react-aria-components', 'react-stately'])
    for (const file of readdirSync(join(modules, name, 'dist/private'), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.mjs') && !file.includes('intl'))
        for (const [, found] of readFileSync(join(modules, name, 'dist/private', file), 'utf8').matchAll(
          /'((?:@react-(?:aria|stately)\/[a-z]+)|react-aria-components)'/g,
        ))
          asked.add(found ?? '');
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => ARIA_TEXTS.en[name] === undefined)).toEqual([]);
});

test('every package of React Aria is known by its English texts', () => {
  const marks = Object.values(shippedEn).map(markOf);
  expect(new Set(marks).size).toBe(marks.length);
});

test('our tag is answered in our words, and no other tag is', () => {
  installAriaTexts();
  const shipped = { 'en-US': { dismiss: 'Dismiss' }, 'zh-CN': { dismiss: '取消' } };
  const formatterOf = (tag: string) => new LocalizedStringFormatter(tag, new LocalizedStringDictionary(shipped));
  expect(formatterOf(ariaTag('zh-Hans-CN')).format('dismiss')).toBe('关闭');
  expect(formatterOf(ariaTag('en')).format('dismiss')).toBe('Close');
  expect(formatterOf('zh-CN').format('dismiss')).toBe('取消');
  expect(formatterOf('en-US').format('dismiss')).toBe('Dismiss');
});
