import { expect, test } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { printCodecs, printOperatorRecord, printSheet } from './index.ts';

const sheets = new Map(goodData('getPrintData'));
const sheetOf = (name: string) => printSheet.decode(sheets.get(name) ?? {});

test('approvals are read under either name', () => {
  expect(sheetOf('good').records).toHaveLength(3);
  expect(sheetOf('olderName').records).toHaveLength(1);
});

test('a record without template, values or approvals prints as nothing', () => {
  expect(printSheet.decode({ printTemplate: null, printData: null, operatorRecordList: null })).toEqual({
    template: '',
    values: {},
    records: [],
  });
});

test('a batch is one sheet per record', () => {
  const [, wire] = goodData('getBatchPrintData')[0] ?? [];
  const batch = printCodecs.getBatchPrintData.data.decode(wire ?? []);
  expect(batch.map(({ values, records }) => [values['bill_no'], records.length])).toEqual([
    ['LCPC-2026-0043', 3],
    ['LCPC-2026-0044', 0],
  ]);
});

test.each([
  [0, 'returned'],
  [1, 'approved'],
  [2, 'initiated'],
  [3, 'withdrawn'],
  [4, 'terminated'],
  [5, 'assigned'],
  [6, 'addSigner'],
  [7, 'transferred'],
  [8, 'changed'],
  [9, 'revived'],
  [10, 'unknown'],
  [null, 'unknown'],
])('handle status %s is %s', (handleStatus, name) => {
  expect(printOperatorRecord.decode({ handleStatus }).handleStatus).toBe(name);
});
