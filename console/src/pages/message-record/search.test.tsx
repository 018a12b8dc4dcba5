import { expect, test } from 'vitest';
import { recordSearch } from './search.ts';

test('filters and page survive a reload', () => {
  const search = { filter: { keyword: 'K36 & 120', type: 'flow', isOnlyUnread: true }, page: 3, pageSize: 50 } as const;
  expect(recordSearch.read(recordSearch.write(search))).toEqual(search);
});

test('what has its first value is not written into the address', () => expect(recordSearch.write(recordSearch.read({}))).toEqual({}));

test.each([
  [{ type: 'constructor' }, 'all'],
  [{ type: '2' }, 'all'],
  [{ type: 'notice' }, 'notice'],
])('%j is type %s', (search, type) => expect(recordSearch.read(search).filter.type).toBe(type));

test('the page begins with all messages, 20 of them', () => {
  expect(recordSearch.read({})).toEqual({ filter: { keyword: '', type: 'all', isOnlyUnread: false }, page: 1, pageSize: 20 });
});
