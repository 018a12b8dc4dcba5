import { expect, test } from 'vitest';
import { nonEmptyColumns, visibleFilters } from './nonEmptyColumns.ts';

const COLUMNS = [{ id: 'fullName' }, { id: 'memberCount', isOptional: true }] as const;
const shown = (...rows: object[]) => nonEmptyColumns(COLUMNS, rows).map(({ id }) => id);

test('an optional column is there where a server says something in it, be it nothing at all', () => {
  expect(shown({ fullName: 'a', memberCount: null }, { fullName: 'b', memberCount: 0 })).toEqual(['fullName', 'memberCount']);
  expect(shown({ fullName: 'a', memberCount: null }, { fullName: 'b' }, { fullName: 'c', memberCount: '' })).toEqual(['fullName']);
});

test('before the first rows nothing is left out, and a column every server has stays where nothing is in it', () => {
  expect(shown()).toEqual(['fullName', 'memberCount']);
  expect(shown({ fullName: null })).toEqual(['fullName']);
});

test('a filter by such a column is offered where the server says something in it', () => {
  const filters = [{ field: 'memberCount' }, { field: 'enabledMark' }];
  const list = { columns: COLUMNS, filters, clientFilters: { memberCount: () => true } } as never;
  const offered = (...rows: object[]) => visibleFilters(list, rows as never).map(({ field }) => field);
  expect(offered({ id: '1', memberCount: 0 })).toEqual(['memberCount', 'enabledMark']);
  expect(offered({ id: '1', memberCount: null })).toEqual(['enabledMark']);
});
