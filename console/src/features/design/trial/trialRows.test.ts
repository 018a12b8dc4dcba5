import type { Control } from '@milepost/kit/forms/grammar';
import type { RecordQuery } from '@milepost/openapi/domains/record';
import { expect, test } from 'vitest';
import { HEAD } from '../../../data/model/compile/index.ts';
import { foundSamples } from './trialRows.ts';
import type { Sample } from './trialRows.ts';

const sample = (id: string, record: object, row: object): Sample => ({
  record: { ...record },
  row: { id, fullName: id, isLeaf: true, [HEAD]: false, ...row },
});
const SAMPLES = [
  sample('1', { name: '京沪', amount: 20, day: Date.UTC(2026, 9, 2), way: ['a', 'b'] }, { name: '京沪', amount: 20 }),
  sample('2', { name: '京港', amount: 3, day: Date.UTC(2026, 9, 20), way: ['a', 'c'] }, { name: '京港', amount: 3 }),
  sample('3', { name: '沪昆', amount: 100, day: Date.UTC(2026, 10, 2), way: [] }, { name: '沪昆', amount: 100 }),
];
const base = { part: 'control', label: '' } as const;
const FILTERS: readonly Control[] = [
  { ...base, kind: 'numberRange', field: 'amount' },
  { ...base, kind: 'dateRange', field: 'day', storedAs: 'ms' },
  { ...base, kind: 'cascade', field: 'way', options: { from: 'static', options: [] } },
];
const LIST = { filters: FILTERS, keyword: { label: '', sends: 'name' } };
const query = (filter: object, sortField = '', sort: 'asc' | 'desc' = 'asc') =>
  ({ filter: { kind: 'value', value: filter }, sortField, sort }) as unknown as RecordQuery;
const ids = (asked: RecordQuery) => foundSamples(SAMPLES, asked, LIST).map(({ row }) => row.id);

test.each([
  ['a keyword', { name: '京' }, ['1', '2']],
  ['both ends of a figure', { amount: [5, 50] }, ['1']],
  ['an open end', { amount: [5, null] }, ['1', '3']],
  ['two days', { day: [Date.UTC(2026, 9, 1), Date.UTC(2026, 9, 25)] }, ['1', '2']],
  ['a choice', { way: ['a', 'c'] }, ['2']],
  ['two filters at once', { name: '京', amount: [null, 10] }, ['2']],
  ['a field without a filter', { tree: 'x' }, ['1', '2', '3']],
])('samples are narrowed down by %s', (_, filter, found) => expect(ids(query(filter))).toEqual(found));

test('samples are in the order that is asked for: figures as figures, down and up, by several columns', () => {
  expect(ids(query({}, 'amount'))).toEqual(['2', '1', '3']);
  expect(ids(query({}, 'amount', 'desc'))).toEqual(['3', '1', '2']);
  expect(ids(query({}, '-amount,name'))).toEqual(['3', '1', '2']);
});
