import { expect, test } from 'vitest';
import { resourceSearch } from '../../features/resource/list/resourceSearch.ts';
import { dictionaries } from './dictionaries.ts';

const dictionarySearch = resourceSearch(dictionaries);

test('selected category, keyword, state and page survive a reload', () => {
  const search = {
    node: '5210',
    keyword: '护栏 & K36+120',
    filters: { enabledMark: '0' },
    page: 3,
    pageSize: 50,
    order: null,
    open: null,
  } as const;
  const address = dictionarySearch.write(search);
  expect(address).toEqual({ category: '5210', keyword: '护栏 & K36+120', 'f.enabledMark': '0', page: '3', size: '50' });
  expect(dictionarySearch.read(address)).toEqual(search);
});

test('what has its first value is not written', () => {
  expect(dictionarySearch.write(dictionarySearch.read({}))).toEqual({});
});

test.each([
  [{ page: '-1' }, 1],
  [{ page: 'NaN' }, 1],
  [{ page: '2.5' }, 1],
  [{ page: '99999999999' }, 1],
  [{ page: '7' }, 7],
])('a page of %j is read as %i', (search, page) => expect(dictionarySearch.read(search).page).toBe(page));

test.each(['0', '21', '1000', 'twenty'])('a page size of %s is none of 20, 50, 100, 500 and counts as 20', (size) => {
  expect(dictionarySearch.read({ size }).pageSize).toBe(20);
});
