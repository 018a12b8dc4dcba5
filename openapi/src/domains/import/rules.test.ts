import { expect, test } from 'vitest';
import { importErrorOf, importFileProblem, importRowsProblem } from './index.ts';

test.each([
  ['路产设施.xlsx', 511_999, null],
  ['路产设施.XLS', 1, null],
  ['路产设施.xlsx', 512_000, 'tooLarge'],
  ['路产设施.csv', 1, 'extension'],
  ['路产设施.xlsx.exe', 1, 'extension'],
  ['xlsx', 1, 'extension'],
  ['', 0, 'extension'],
])('the sheet %j of %d bytes: %s', (name, sizeBytes, problem) => {
  expect(importFileProblem({ name, sizeBytes })).toBe(problem);
});

test.each([
  [0, 'empty'],
  [1, null],
  [1000, null],
  [1001, 'tooMany'],
])('%d rows: %s', (rows, problem) => {
  expect(importRowsProblem(rows)).toBe(problem);
});

test.each([
  [{ errorsInfo: '设施编号已存在' }, '设施编号已存在'],
  [{ errorsInfo: null }, ''],
  [{ errorsInfo: ['a'] }, ''],
  [{}, ''],
  [Object.create({ errorsInfo: 'of a prototype' }), ''],
])('the reason of a refused row is read or empty: %j', (row, reason) => {
  expect(importErrorOf(row)).toBe(reason);
});
