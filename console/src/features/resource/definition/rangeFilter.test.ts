import { expect, test } from 'vitest';
import { usualQuery } from '../list/listPort.ts';
import { resourceSearch } from '../list/resourceSearch.ts';

const control = (kind: string, field: string, more: object = {}) => ({ part: 'control', kind, field, label: field, ...more });
const list = {
  shape: 'paged',
  columns: [],
  keyword: null,
  filters: [
    control('dateRange', 'startTime~endTime', { storedAs: 'ms', precision: 'minute' }),
    control('dateRange', 'days', { precision: 'day' }),
    control('numberRange', 'amount'),
    control('pick', 'people', { isMany: true }),
  ],
} as never;
const { read, write } = resourceSearch({ list });

test.each<[string, Record<string, string>, Record<string, unknown>]>([
  ['a period', { 'f.startTime': '1763625600000', 'f.endTime': '1763712000000' }, { 'startTime~endTime': [1763625600000, 1763712000000] }],
  ['days', { 'f.days': '2026-11-20,2026-11-22' }, { days: ['2026-11-20', '2026-11-22'] }],
  ['a range of numbers', { 'f.amount': '1.5,20' }, { amount: ['1.5', '20'] }],
  ['a range without an end', { 'f.amount': '1.5,' }, { amount: ['1.5', null] }],
  ['people', { 'f.people': '1,2' }, { people: ['1', '2'] }],
])('%s in the address is a filter, and comes back', (_, address, filters) => {
  const search = read(address);
  expect(search.filters).toEqual(filters);
  expect(write(search)).toMatchObject(address);
});

test.each([
  ['half a period', { 'f.startTime': '1763625600000' }],
  ['a period that is none', { 'f.startTime': 'today', 'f.endTime': '1763712000000' }],
  ['one day of two', { 'f.days': '2026-11-20' }],
  ['a range of nothing', { 'f.amount': ',' }],
])('%s is left out', (_, address) => expect(read(address).filters).toEqual({}));

test('a period is asked for by the names of its ends', () => {
  const search = read({ 'f.startTime': '1763625600000', 'f.endTime': '1763712000000' });
  expect(usualQuery(search, { list })).toMatchObject({ startTime: 1763625600000, endTime: 1763712000000 });
});

const ways = [
  control('cascade', 'kind'),
  control('cascade', 'kinds', { isMany: true }),
  control('pick', 'place', { picker: 'area' }),
  control('pick', 'owners', { picker: 'organization', isMany: true }),
  control('numberRange', 'price', { storedAs: 'number' }),
];
test.each<[string, Record<string, string>, Record<string, unknown>]>([
  ['a way down', { 'f.kind': 'a,b' }, { kind: ['a', 'b'] }],
  [
    'several ways',
    { 'f.kinds': 'a/b,a/c' },
    {
      kinds: [
        ['a', 'b'],
        ['a', 'c'],
      ],
    },
  ],
  ['a place', { 'f.place': '50,5001' }, { place: ['50', '5001'] }],
  ['several organisations', { 'f.owners': '1/2,3' }, { owners: [['1', '2'], ['3']] }],
  ['figures', { 'f.price': '1.5,' }, { price: [1.5, null] }],
])('%s in the address is a filter, and comes back', (_, address, filters) => {
  const paths = resourceSearch({ list: { shape: 'paged', columns: [], keyword: null, filters: ways } as never });
  const search = paths.read(address);
  expect(search.filters).toEqual(filters);
  expect(paths.write(search)).toMatchObject(address);
});

test('filters begin with their first values; one that is changed or taken away stands in the address', () => {
  const begun = { initialFilters: { people: ['1'], days: ['2026-11-20', '2026-11-22'], amount: [null, null] } };
  const { read: opened, write: kept } = resourceSearch({ list: { ...(list as object), ...begun } as never });
  const first = opened({});
  expect(first.filters).toEqual({ people: ['1'], days: ['2026-11-20', '2026-11-22'] });
  expect(kept(first)).toEqual({});
  const changed = kept({ ...first, filters: { people: ['1', '2'] } });
  expect(changed).toEqual({ 'f.people': '1,2', 'f.days': '-' });
  expect(opened(changed).filters).toEqual({ people: ['1', '2'] });
  expect(opened({ 'f.people': '-' }).filters).toEqual({ days: ['2026-11-20', '2026-11-22'] });
});
