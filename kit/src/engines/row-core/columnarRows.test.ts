import { expect, test } from 'vitest';
import { columnarRows, numberAt, orderByNumber, orderByRank, rankTexts, textAt } from './index.ts';
import type { ColumnarRecords } from './index.ts';

const records: ColumnarRecords<'code' | 'length' | 'road' | 'lanes'> = {
  size: 4,
  id: 'code',
  columns: {
    code: ['K36', 'K58', 'K7', 'K99'],
    length: Float64Array.of(120.5, NaN, 36, 7),
    road: { codes: Uint8Array.of(1, 0, 1, 0), texts: ['沪昆高速', '京沪高速'] },
    lanes: Uint8Array.of(4, 6, 4, 8),
  },
};
const ids = (order?: Uint32Array) => {
  const rows = columnarRows({ records, order });
  return Array.from({ length: rows.size }, (_, row) => rows.idOf(row));
};

test('records kept by column are rows like others: numbers stand for them, ids are found', () => {
  const rows = columnarRows({ records });
  expect(ids()).toEqual(['K36', 'K58', 'K7', 'K99']);
  expect([rows.record(2), rows.indexOf('K7'), rows.indexOf('K8'), rows.setSize(2), rows.positionInSet(2)]).toEqual([2, 2, -1, 4, 3]);
});

test.each([
  ['a text', 'code', 0, 'K36', NaN],
  ['a figure', 'length', 0, '120.5', 120.5],
  ['no figure', 'length', 1, '', NaN],
  ['a text by its number', 'road', 2, '京沪高速', NaN],
  ['a text of a record that is not there', 'road', 9, '', NaN],
  ['a figure of a record that is not there', 'lanes', 9, '', NaN],
] as const)('%s is read as text and as figure', (_, name, record, text, figure) => {
  expect([textAt(records, name, record), numberAt(records, name, record)]).toEqual([text, figure]);
});

test('an order made of one column holds for all of them', () => {
  const lengths = Float64Array.from({ length: records.size }, (_, record) => numberAt(records, 'length', record));
  expect(ids(orderByNumber(lengths))).toEqual(['K99', 'K7', 'K36', 'K58']);
  const roads = Array.from({ length: records.size }, (_, record) => textAt(records, 'road', record));
  const { ranks, rankCount } = rankTexts(roads, new Intl.Collator('zh-Hans-CN'));
  expect(ids(orderByRank(ranks, rankCount))).toEqual(['K58', 'K99', 'K36', 'K7']);
});

test('a row that is not there is refused with the reason', () => {
  const rows = columnarRows({ records, order: Uint32Array.of(3, 1) });
  expect(rows.size).toBe(2);
  expect(() => rows.record(2)).toThrow(/\[kit\] Row 2 of 2/);
});

test('texts that compare as equal have one rank, and of no texts there is none', () => {
  const { ranks, rankCount } = rankTexts(['b', 'A', 'a', 'c', 'b'], new Intl.Collator('en', { sensitivity: 'base' }));
  expect([[...ranks], rankCount]).toEqual([[1, 0, 0, 2, 1], 3]);
  expect(rankTexts([], new Intl.Collator('en')).rankCount).toBe(0);
});
