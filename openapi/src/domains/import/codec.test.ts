import { expect, test } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { importCodecs } from './index.ts';

test('a sub-table of the sheet comes with its own columns', () => {
  const [, wire] = goodData('previewRecordImport')[0] ?? [];
  const { columns, rows } = importCodecs.previewRecordImport.data.decode(wire ?? { dataRow: [] });
  const table = columns.find(({ jnpfKey }) => jnpfKey === 'table');
  expect(table?.children.map(({ id }) => id)).toEqual(['defect', 'stake', 'area']);
  expect(rows.map(({ tableField101 }) => (Array.isArray(tableField101) ? tableField101.length : 0))).toEqual([2, 0]);
});

test('a server that names no columns gives rows only', () => {
  expect(importCodecs.previewImport.data.decode({ dataRow: [{ account: 'zhangsan' }] })).toEqual({
    columns: [],
    existing: [],
    tableNumbers: [],
    notes: [],
    numbers: [],
    rows: [{ account: 'zhangsan' }],
  });
});

test.each([
  [{ snum: 2, fnum: 0, resultType: 0, failResult: null }, false],
  [{ snum: 1, fnum: 1, resultType: 1, failResult: [{ errorsInfo: '设施编号已存在' }] }, true],
])('the result type says whether rows were refused', (wire, hasFailures) => {
  const outcome = importCodecs.importRows.data.decode(wire);
  expect(outcome).toMatchObject({ succeeded: wire.snum, failed: wire.fnum, hasFailures });
  expect(outcome.failures).toHaveLength(wire.fnum);
});
