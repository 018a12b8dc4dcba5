import { expect, it } from 'vitest';
import { pageOf } from './paging.ts';

const rows = Array.from({ length: 45 }, (_, index) => index);

it('a page has 20 rows unless asked otherwise', () => {
  expect(pageOf(rows, {})).toEqual({ list: rows.slice(0, 20), pagination: { currentPage: 1, pageSize: 20, total: 45 } });
  expect(pageOf(rows, { currentPage: 3, pageSize: 20 }).list).toEqual([40, 41, 42, 43, 44]);
});

it('a page past the end is empty and still tells the total', () => {
  expect(pageOf(rows, { currentPage: 9, pageSize: 20 })).toEqual({ list: [], pagination: { currentPage: 9, pageSize: 20, total: 45 } });
});

it('senseless numbers become the nearest sensible ones', () => {
  expect(pageOf(rows, { currentPage: 0, pageSize: 0 })).toMatchObject({ list: [0], pagination: { currentPage: 1, pageSize: 1 } });
  expect(pageOf(rows, { pageSize: 1e9 }).pagination.pageSize).toBe(10_000);
});
