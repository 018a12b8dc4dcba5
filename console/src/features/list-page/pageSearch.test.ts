import { describe, expect, test } from 'vitest';
import { readOrder, readPages, writeOrder, writePages } from './pageSearch.ts';

describe('page and size live in the address', () => {
  test.each([
    [{}, { page: 1, pageSize: 20 }],
    [
      { page: '3', size: '50' },
      { page: 3, pageSize: 50 },
    ],
    [{ page: '-1' }, { page: 1, pageSize: 20 }],
    [
      { page: '2.5', size: '21' },
      { page: 1, pageSize: 20 },
    ],
    [
      { page: '99999999999', size: 'twenty' },
      { page: 1, pageSize: 20 },
    ],
  ])('%j is read as %j', (search, pages) => expect(readPages(search)).toEqual(pages));
  test.each([
    [{ page: 1, pageSize: 20 }, {}],
    [
      { page: 7, pageSize: 500 },
      { page: '7', size: '500' },
    ],
  ])('%j is written as %j', (pages, search) => expect(writePages(pages)).toEqual(search));
});

describe('the order lives in the address', () => {
  test.each([
    [{ order: 'enCode' }, { columnId: 'enCode', direction: 'ascending' }],
    [{ order: '-enCode' }, { columnId: 'enCode', direction: 'descending' }],
    [{ order: '-password' }, null],
    [{ order: 'constructor' }, null],
    [{}, null],
  ] as const)('%j is read as %j, and written back', (search, order) => {
    expect(readOrder(search, ['enCode'])).toEqual(order);
    expect(readOrder(writeOrder(order), ['enCode'])).toEqual(order);
  });
});
