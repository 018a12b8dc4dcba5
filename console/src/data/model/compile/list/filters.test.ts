import { listConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { conditionFieldsOf, conditionValue, valueControl } from './conditions.ts';
import type { ConditionSymbol } from './conditions.ts';
import { filtersOf } from './filters.ts';

const search = (jnpfKey: string, prop: string, more: object = {}) => ({
  __vModel__: prop,
  __config__: { jnpfKey, label: `${prop} label` },
  prop,
  label: `${prop} label`,
  jnpfKey,
  ...more,
});
const RANGE = { searchType: 3 };
const KEYWORD = { isKeyword: true };
const filters = (...searchList: readonly object[]) => filtersOf(listConfig.decode({ type: 1, searchList } as never), searchList);
const kindsOf = (...searchList: readonly object[]) => filters(...searchList).filters.map(({ field, kind }) => `${field}: ${kind}`);

describe('a field is looked for with the control that fits', () => {
  test.each<[string, object, object]>([
    ['numInput', {}, { kind: 'number' }],
    ['numInput', RANGE, { kind: 'numberRange' }],
    ['date', {}, { kind: 'date' }],
    ['date', RANGE, { kind: 'dateRange' }],
    ['time', RANGE, { kind: 'timeRange' }],
    ['select', {}, { kind: 'choice', isMany: false }],
    ['select', { searchMultiple: true }, { kind: 'choice', isMany: true }],
    ['select', RANGE, { kind: 'choice', isMany: false }],
    ['switch', {}, { kind: 'choice' }],
    ['depSelect', { searchMultiple: true }, { kind: 'pick', picker: 'department', isMany: true }],
    ['createUser', {}, { kind: 'pick', picker: 'person', isMany: false }],
    ['currPosition', { searchMultiple: true }, { kind: 'pick', picker: 'position', isMany: true }],
    ['createTime', {}, { kind: 'dateRange', precision: 'day', storedAs: 'ms' }],
    ['modifyTime', {}, { kind: 'dateRange' }],
  ])('%s %j', (kind, more, control) =>
    expect(filters(search(kind, 'a', more))).toEqual({
      filters: [expect.objectContaining({ part: 'control', field: 'a', label: 'a label', ...control })],
      keyword: null,
      initialFilters: {},
    }),
  );

  test.each(['uploadFz', 'divider', 'table', 'nothing-of-the-kind'])('%s is not looked for', (kind) =>
    expect(filters(search(kind, 'a'))).toEqual({ filters: [], keyword: null, initialFilters: {} }),
  );

  test('by the kind of its search, else of its control, under its label, else its name', () => {
    expect(kindsOf(search('numInput', 'a', { jnpfKey: 'date', __config__: { jnpfKey: 'date' } }))).toEqual(['a: date']);
    expect(kindsOf({ ...search('createTime', 'a'), jnpfKey: '' })).toEqual(['a: dateRange']);
    expect(filters(search('date', 'a', { label: '' })).filters).toMatchObject([{ label: 'a' }]);
  });

  test('once each, and only with a name', () =>
    expect(kindsOf(search('date', 'a'), search('numInput', 'a'), search('date', ''), search('date', 'b'))).toEqual(['a: date', 'b: date']));
});

describe('the box of a list for words', () => {
  test('is that of the columns which are marked for it, together', () =>
    expect(
      filters(search('comInput', 'a', KEYWORD), search('date', 'd'), search('textarea', 'b', KEYWORD), search('comInput', 'c')),
    ).toMatchObject({
      filters: [{ field: 'd' }, { field: 'c' }],
      keyword: { label: 'a label / b label', sends: 'jnpfKeyword' },
    }));

  test.each(['billRule', 'autoComplete', 'comInput', 'textarea'])('is that of the first text where none is marked: %s', (kind) =>
    expect(filters(search('date', 'd'), search(kind, 'a'), search('comInput', 'b', { label: '' }))).toMatchObject({
      filters: [{ field: 'd' }, { field: 'b', label: 'b' }],
      keyword: { label: 'a label', sends: 'a' },
    }),
  );

  test('is not there where no text is, or each begins with a word', () => {
    expect(filters(search('date', 'd')).keyword).toBeNull();
    const begun = filters(search('comInput', 'a', { value: 'x' }));
    expect(begun).toMatchObject({ filters: [{ field: 'a' }], keyword: null, initialFilters: { a: 'x' } });
  });

  test('passes over a text that begins with a word, and one that is marked otherwise', () =>
    expect(filters(search('comInput', 'a', { value: 'x' }), search('comInput', 'b', { isKeyword: 0 }))).toMatchObject({
      filters: [{ field: 'a' }],
      keyword: { sends: 'b' },
      initialFilters: { a: 'x' },
    }));

  test('is of the marked ones, however the mark is written', () =>
    expect(
      filters(search('comInput', 'a'), search('comInput', 'b', { isKeyword: 1 }), search('comInput', 'c', { isKeyword: '1' })),
    ).toMatchObject({ filters: [{ field: 'a' }], keyword: { sends: 'jnpfKeyword' } }));

  test('has no value to begin with', () =>
    expect(filters(search('comInput', 'a', { ...KEYWORD, value: 'x' }), search('comInput', 'b', { value: 'y' })).initialFilters).toEqual({
      b: 'y',
    }));
});

describe('a filter begins with the value of the design', () => {
  test.each<[string, object, unknown, unknown]>([
    ['comInput', {}, 'x', 'x'],
    ['comInput', {}, '', undefined],
    ['comInput', {}, ['x'], undefined],
    ['comInput', {}, true, undefined],
    ['numInput', {}, 0, 0],
    ['numInput', RANGE, [1, null], [1, null]],
    ['numInput', RANGE, [null, null], undefined],
    ['numInput', RANGE, 1, undefined],
    ['date', RANGE, [1, 2], [1, 2]],
    ['date', RANGE, 1, undefined],
    ['time', RANGE, '08:00:00', undefined],
    ['time', RANGE, ['08:00:00', '09:00:00'], ['08:00:00', '09:00:00']],
    ['select', {}, 1, '1'],
    ['select', {}, ['1'], undefined],
    ['select', { searchMultiple: true }, '1', ['1']],
    ['select', { searchMultiple: true }, ['1', '2'], ['1', '2']],
    ['select', { searchMultiple: true }, [], undefined],
    ['depSelect', {}, 'd1', 'd1'],
    ['date', {}, null, undefined],
    ['date', {}, {}, undefined],
  ])('%s %j with %j: %j', (kind, more, value, start) =>
    expect(filters(search(kind, 'a', { ...more, value })).initialFilters).toEqual(start === undefined ? {} : { a: start }),
  );
});

describe('a condition', () => {
  const fieldsOf = (...columnOptions: readonly object[]) =>
    conditionFieldsOf(listConfig.decode({ type: 1, hasSuperQuery: true, columnOptions } as never), columnOptions);
  const TEXT = 'like notLike == <> null notNull';
  const ORDER = '== <> > >= < <= between null notNull';
  const CHOICE = '== <> in notIn null notNull';

  test.each<[string, string]>([
    ['comInput', TEXT],
    ['billRule', TEXT],
    ['numInput', ORDER],
    ['date', ORDER],
    ['select', CHOICE],
    ['createUser', CHOICE],
    ['createTime', 'between null notNull'],
  ])('on a field of %s compares in these ways: %s', (kind, symbols) =>
    expect(fieldsOf(search(kind, 'a'))).toEqual([
      { id: 'a', label: 'a label', kind, control: expect.objectContaining({ field: 'a' }), symbols: symbols.split(' ') },
    ]),
  );

  test('may name each field once that has a name and a control to look for it', () =>
    expect(
      fieldsOf(search('date', 'a'), search('date', 'a'), search('date', ''), search('table', 't'), search('date', 'b')).map(({ id }) => id),
    ).toEqual(['a', 'b']));

  test('says the label of its column, else that of its control, else the name', () => {
    const labels = fieldsOf(
      search('date', 'a', { label: 'column' }),
      search('date', 'b', { label: undefined }),
      search('date', 'c', { label: undefined, __config__: { jnpfKey: 'date', label: '' } }),
    ).map(({ label }) => label);
    expect(labels).toEqual(['column', 'b label', 'c']);
  });

  test('is not there where the design has no super query', () => {
    const columnOptions = [search('date', 'a')];
    expect(conditionFieldsOf(listConfig.decode({ type: 1, hasSuperQuery: false, columnOptions } as never), columnOptions)).toEqual([]);
  });

  test.each<[string, ConditionSymbol, object | null]>([
    ['date', '==', { kind: 'date' }],
    ['date', 'between', { kind: 'dateRange', field: 'a', label: 'a label', part: 'control' }],
    ['numInput', 'between', { kind: 'numberRange', field: 'a' }],
    ['numInput', '>=', { kind: 'number' }],
    ['date', 'null', null],
    ['date', 'notNull', null],
    ['comInput', 'like', { kind: 'text' }],
    ['comInput', 'between', { kind: 'text' }],
    ['select', '==', { kind: 'choice', isMany: false }],
    ['select', 'in', { kind: 'choice', isMany: true }],
    ['select', 'notIn', { kind: 'choice', isMany: true }],
    ['createTime', 'between', { kind: 'dateRange' }],
    ['rate', 'between', { kind: 'numberRange' }],
    ['rate', '==', { kind: 'number' }],
  ])('on a field of %s that asks %s takes its value in %j', (kind, symbol, control) => {
    const [field] = fieldsOf(search(kind, 'a'));
    expect([field && valueControl(field, symbol)]).toMatchObject([control]);
  });

  test.each<[string, ConditionSymbol, unknown, unknown]>([
    ['comInput', 'like', 'K36', 'K36'],
    ['comInput', 'like', '', null],
    ['select', 'in', '1', ['1']],
    ['select', '==', 1, '1'],
    ['date', 'between', 1, null],
    ['date', 'null', 1, null],
  ])('on a field of %s that asks %s holds %j as %j', (kind, symbol, value, held) => {
    const [field] = fieldsOf(search(kind, 'a'));
    expect(field && conditionValue(field, symbol, value)).toEqual(held);
  });
});
