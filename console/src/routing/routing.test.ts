import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './searchText.ts';

describe('search parameters are plain text both ways', () => {
  test.each([
    [{}, ''],
    [{ category: '375086540390404408' }, '?category=375086540390404408'],
    [{ keyword: '护栏 & K36+120' }, `?${new URLSearchParams({ keyword: '护栏 & K36+120' })}`],
    [{ a: '', b: 'true' }, '?b=true'],
  ])('%j ↔ %s', (search, text) => {
    expect(stringifySearch(search)).toBe(text);
    expect(parseSearch(text)).toEqual(Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '')));
  });

  test('a name given twice has its last value', () => expect(parseSearch('?a=1&a=2')).toEqual({ a: '2' }));
  test('names of every object are only names', () =>
    expect(Object.getPrototypeOf(parseSearch('?__proto__=1&constructor=2'))).toBe(Object.prototype));
});
