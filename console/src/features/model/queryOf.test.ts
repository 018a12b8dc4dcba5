import { listConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { compileList } from '../../data/model/compile/index.ts';
import { queryOf } from './queryOf.ts';

const searched = (jnpfKey: string, prop: string, more: object = {}) => ({
  __vModel__: prop,
  __config__: { jnpfKey, label: prop, dataType: 'static' },
  prop,
  label: prop,
  jnpfKey,
  ...more,
});
const compiled = (design: object) => compileList(listConfig.decode({ hasPage: true, type: 1, ...design } as never));
const ASK = { keyword: '', filters: {}, page: 3, pageSize: 50, order: null, node: null };
const sent = (design: object, ask: object, node?: Record<string, unknown>) =>
  queryOf({ ...ASK, ...ask }, { list: compiled(design), menuId: 'entry', ...(node && { node }) });

describe('a field that narrows a list down', () => {
  const kindOf = (jnpfKey: string, more: object = {}) => {
    const [filter] = compiled({ searchList: [searched(jnpfKey, 'a', more)] }).filters;
    return filter && [filter.kind, 'isMany' in filter ? filter.isMany : undefined];
  };
  test.each<[string, object, unknown]>([
    ['date', { searchType: 3 }, ['dateRange', undefined]],
    ['date', { searchType: 1 }, ['date', undefined]],
    ['time', { searchType: 3 }, ['timeRange', undefined]],
    ['numInput', { searchType: 3 }, ['numberRange', undefined]],
    ['rate', { searchType: 3 }, ['numberRange', undefined]],
    ['calculate', { searchType: 3 }, ['numberRange', undefined]],
    ['createTime', { searchType: 3 }, ['dateRange', undefined]],
    ['radio', { searchType: 1 }, ['choice', false]],
    ['checkbox', { searchType: 1 }, ['choice', false]],
    ['select', { searchType: 1, searchMultiple: true }, ['choice', true]],
    ['createUser', { searchType: 1 }, ['pick', false]],
    ['userSelect', { searchType: 1, searchMultiple: true }, ['pick', true]],
    ['currOrganize', { searchType: 1 }, ['pick', false]],
    ['address', { searchType: 1 }, ['pick', false]],
    ['switch', { searchType: 1 }, ['choice', undefined]],
    ['uploadFz', {}, undefined],
    ['colorPicker', {}, undefined],
    ['editor', {}, undefined],
    ['nobodyKnows', {}, undefined],
  ])('%s %j is a %j', (kind, more, expected) => expect(kindOf(kind, more)).toEqual(expected));

  test('is never required, begins empty and is always there, whatever its control is', () => {
    const design = searched('select', 'a', { __config__: { jnpfKey: 'select', required: true, noShow: true, defaultValue: 'x' } });
    expect(compiled({ searchList: [design] }).filters).toEqual([
      { part: 'control', kind: 'choice', field: 'a', label: 'a', options: { from: 'static', options: [] }, isMany: false },
    ]);
  });
});

describe('the box of the keyword', () => {
  const texts = [searched('select', 'use'), searched('comInput', 'plate'), searched('comInput', 'frame')];
  test('is that of the first text, which is no filter beside it', () => {
    const list = compiled({ searchList: texts });
    expect([list.keyword, list.filters.map(({ field }) => field)]).toEqual([{ label: 'plate', sends: 'plate' }, ['use', 'frame']]);
    expect(sent({ searchList: texts }, { keyword: '渝F' }).queryJson).toBe('{"plate":"渝F"}');
  });
  test('is shared by the filters marked for it', () => {
    const marked = texts.map((one) => ({ ...one, isKeyword: one.jnpfKey === 'comInput' }));
    expect(compiled({ searchList: marked }).keyword).toEqual({ label: 'plate / frame', sends: 'jnpfKeyword' });
    expect(sent({ searchList: marked }, { keyword: '渝F' }).queryJson).toBe('{"jnpfKeyword":"渝F"}');
  });
  test('is not there where no text is searched', () => expect(compiled({ searchList: [searched('select', 'use')] }).keyword).toBeNull());
});

test.each<[string, object, Record<string, unknown> | undefined, string]>([
  ['nothing', { filters: { a: '', b: null, c: [] } }, undefined, ''],
  ['a range open at one end', { filters: { price: [1, null] } }, undefined, '{"price":[1,null]}'],
  ['zero and no, which are values', { filters: { a: 0, b: '0' } }, undefined, '{"a":0,"b":"0"}'],
  ['the chosen node', {}, { kind: ['1', '2'] }, '{"kind":["1","2"]}'],
])('filters of %s are asked as %s', (_, ask, node, queryJson) => expect(sent({}, ask, node).queryJson).toBe(queryJson));

test('a list asks for its page in the order of its design, by the id of its entry', () => {
  const order = { columnId: 'a', direction: 'descending' };
  const design = { defaultSortConfig: [{ field: 'a', sort: 'desc' }, { field: 'b' }] };
  expect(sent(design, { order })).toMatchObject({
    currentPage: 3,
    pageSize: 50,
    sidx: '-a,b',
    sort: 'desc',
    menuId: 'entry',
    superQueryJson: '',
  });
  expect(sent(design, { order: { columnId: 'b', direction: 'ascending' } })).toMatchObject({ sidx: 'b', sort: 'asc' });
  expect(sent({ hasPage: false }, {})).toMatchObject({ currentPage: 1, pageSize: 10_000 });
});

test('conditions go as texts within a text, each with the name of its control', () => {
  const design = { hasSuperQuery: true, columnOptions: [searched('numInput', 'price')] };
  const conditions = { match: 'all', groups: [{ match: 'any', list: [{ field: 'price', symbol: '>', value: 5 }] }] };
  const { superQueryJson } = sent(design, { conditions });
  const query = JSON.parse(superQueryJson ?? '') as { matchLogic: string; conditionJson: string };
  expect([query.matchLogic, JSON.parse(query.conditionJson)]).toEqual([
    'OR',
    [{ field: 'price', symbol: '>', fieldValue: 5, jnpfKey: 'numInput' }],
  ]);
});

test.each<[string, readonly string[]]>([
  ['comInput', ['like', 'notLike', '==', '<>', 'null', 'notNull']],
  ['numInput', ['==', '<>', '>', '>=', '<', '<=', 'between', 'null', 'notNull']],
  ['select', ['==', '<>', 'in', 'notIn', 'null', 'notNull']],
  ['createTime', ['between', 'null', 'notNull']],
])('%s is compared by %j', (kind, symbols) => {
  const list = compiled({ hasSuperQuery: true, columnOptions: [searched(kind, 'a'), searched(kind, 'a'), searched('uploadFz', 'b')] });
  expect(list.conditions.map((field) => field.symbols)).toEqual([symbols]);
  expect(compiled({ columnOptions: [searched(kind, 'a')] }).conditions).toEqual([]);
});
