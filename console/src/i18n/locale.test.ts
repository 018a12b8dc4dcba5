import { describe, expect, test } from 'vitest';
import { detectLocale } from './locale.ts';

describe('the stored choice wins; otherwise the browser language is used; the fallback is Chinese', () => {
  test.each([
    ['en', ['zh-CN'], 'en'],
    ['zhtw', ['en'], 'zhtw'],
    [null, ['zh-TW', 'en'], 'zhtw'],
    [null, ['zh-HK'], 'zhtw'],
    [null, ['zh-Hant-MO'], 'zhtw'],
    [null, ['zh-CN'], 'zh'],
    [null, ['zh'], 'zh'],
    [null, ['en-GB'], 'en'],
    [null, ['eo', 'en-US'], 'en'],
    [null, ['eo'], 'zh'],
    [null, [], 'zh'],
    ['constructor', ['eo'], 'zh'],
  ] as const)('stored %s, browser %j → %s', (stored, languages, expected) => {
    expect(detectLocale(stored, languages)).toBe(expected);
  });
});
