import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@milepost/kit/locale';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, fetchPageWords, speakApp } from './appCatalogs.ts';
import { $locale } from './locale.ts';

/** Catalogues that do not come. */
const gone = vi.hoisted(() => new Set<string>());
/** The catalogue of the console as it is, or a failure to read it, asked anew each time. */
const catalog = vi.hoisted(() => (name: string, read: () => Promise<{ messages: object }>) => async () => {
  const { messages } = await read();
  return {
    get messages() {
      if (gone.has(name)) throw new TypeError(`Failed to fetch ${name}`);
      return messages;
    },
  };
});
vi.mock('../locales/zh.po', (read: () => Promise<{ messages: object }>) => catalog('zh', read)());
vi.mock('../locales/pages/zh.po', (read: () => Promise<{ messages: object }>) => catalog('pages', read)());
vi.mock('../locales/en.po', (read: () => Promise<{ messages: object }>) => catalog('en', read)());

const ofConsole = msg`Dictionary categories`;
const ofPage = msg`Data interfaces`;
const ofKit = msg`Next page`;
const said = (i18n: ReturnType<typeof setupI18n>) => [i18n._(ofConsole), i18n._(ofKit)];
const CHINESE = ['字典分类', '下一页'];
const ENGLISH = ['Dictionary categories', 'Next page'];

beforeEach(() => {
  gone.clear();
  $locale.set('zh');
});

test.each([
  ['zh', CHINESE],
  ['en', ENGLISH],
] as const)('the words of console and kit are there once %s is spoken', async (locale: Locale, words) => {
  const i18n = setupI18n();
  expect(await speakApp(i18n, locale)).toBe(locale);
  expect(i18n.locale).toBe(locale);
  expect(said(i18n)).toEqual(words);
});

test('words that do not come are said in another language, all of them, and asked for again', async () => {
  const i18n = setupI18n();
  gone.add('en');
  $locale.set('en');
  expect(await speakApp(i18n, 'en')).toBe('zh');
  expect(said(i18n)).toEqual(CHINESE);
  expect($locale.get()).toBe('zh');
  gone.clear();
  expect(await speakApp(i18n, 'en')).toBe('en');
  expect(said(i18n)).toEqual(ENGLISH);
});

test('a change to a language whose words do not come leaves the one that is spoken, and is possible later', async () => {
  const i18n = setupI18n();
  await speakApp(i18n, 'zh');
  gone.add('en');
  await expect(changeLanguage(i18n, 'en')).rejects.toThrow('Failed to fetch');
  expect(said(i18n)).toEqual(CHINESE);
  gone.clear();
  await changeLanguage(i18n, 'en');
  expect(said(i18n)).toEqual(ENGLISH);
});

test('words of pages come with the first page that asks, before a language is spoken or after, and with every other language', async () => {
  const i18n = setupI18n();
  await speakApp(i18n, 'zh');
  expect(i18n._(ofPage)).toBe('Data interfaces');
  await fetchPageWords(i18n);
  expect(i18n._(ofPage)).toBe('数据接口');
  // As `useLingui` hands it out.
  await changeLanguage(new Proxy(i18n, {}), 'zhtw');
  expect(i18n._(ofPage)).toBe('資料介面');
  const opened = setupI18n();
  const speaking = speakApp(opened, 'zh');
  await fetchPageWords(opened);
  await speaking;
  expect(opened._(ofPage)).toBe('数据接口');
});

test('words of a page that do not come are its failure, and are asked for again with it', async () => {
  const i18n = setupI18n();
  await speakApp(i18n, 'zh');
  gone.add('pages');
  await expect(fetchPageWords(i18n)).rejects.toThrow('Failed to fetch');
  gone.clear();
  await fetchPageWords(i18n);
  expect(i18n._(ofPage)).toBe('数据接口');
});
