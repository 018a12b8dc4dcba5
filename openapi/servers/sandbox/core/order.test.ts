import { expect, it } from 'vitest';
import { ordered } from './order.ts';

const rows = [
  { id: 'a', fullName: '巡查10队', sortCode: 20, secret: 1 },
  { id: 'b', fullName: '巡查2队', sortCode: 30, secret: 2 },
  { id: 'c', fullName: '收费站', sortCode: 20, secret: 3 },
];
const idsOf = (ask: Parameters<typeof ordered>[1]) => ordered(rows, ask, ['fullName', 'sortCode']).map(({ id }) => id);

it.each([
  [{ sidx: 'sortCode' }, ['b', 'a', 'c']],
  [{ sidx: 'sortCode', sort: 'asc' }, ['a', 'c', 'b']],
  [{ sidx: 'fullName', sort: 'asc' }, ['c', 'b', 'a']],
] as const)('%j orders by numbers as numbers and by names as Chinese is read', (ask, expected) => {
  expect(idsOf(ask)).toEqual(expected);
});

it.each([{}, { sort: 'desc' }, { sidx: '', sort: 'asc' }, { sidx: 'secret' }, { sidx: 'constructor' }] as const)(
  '%j names no column of the list, so the rows keep their order',
  (ask) => {
    expect(idsOf(ask)).toEqual(['a', 'b', 'c']);
  },
);
