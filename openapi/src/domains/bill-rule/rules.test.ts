import { expect, test } from 'vitest';
import { billRuleProblems, exampleNumber, type BillRuleDraft } from './index.ts';

const good: BillRuleDraft = {
  fullName: '养护工单编号',
  enCode: 'maintenance.order',
  category: '532101000000000903',
  prefix: 'YHGD',
  dateFormat: 'yyyyMMdd',
  digit: 4,
  startNumber: '1',
  sortCode: 10,
};
const noon = Date.parse('2026-11-20T12:00:00+08:00');

test.each([
  ['CK', 'yyyyMMdd', '1', 4, 'CK202611200001'],
  ['CK', 'yyyyMM', '12', 3, 'CK202611012'],
  ['CK', 'no', '7', 5, 'CK00007'],
  ['CK', 'yyyy', '001', 3, 'CK2026001'],
  ['CK', 'no', '12345', 3, 'CK12345'],
  ['', 'no', '', null, ''],
] as const)('%s, %s, %s in %s digits looks like %s', (prefix, dateFormat, startNumber, digit, example) => {
  expect(exampleNumber({ prefix, dateFormat, startNumber, digit }, noon)).toBe(example);
});

test.each([
  ['2026-11-20T00:00:00+08:00', 'D20261120'],
  ['2026-11-20T23:59:59+08:00', 'D20261120'],
  ['2026-12-31T16:00:00Z', 'D20270101'],
  ['2028-02-28T16:00:00Z', 'D20280229'],
])('the date of a number is the day of the office: %s', (moment, start) => {
  const parts = { prefix: 'D', dateFormat: 'yyyyMMdd', startNumber: '5', digit: 1 } as const;
  expect(exampleNumber(parts, Date.parse(moment))).toBe(`${start}5`);
});

test('a complete draft has no problem', () => expect(billRuleProblems(good)).toEqual([]));

test.each([
  ['no name', { fullName: ' ' }, 'fullName', 'required'],
  ['a name of 51 characters', { fullName: '单'.repeat(51) }, 'fullName', 'tooLong'],
  ['no code', { enCode: '' }, 'enCode', 'required'],
  ['a code of 51 characters', { enCode: 'a'.repeat(51) }, 'enCode', 'tooLong'],
  ['no category', { category: null }, 'category', 'required'],
  ['no prefix', { prefix: '' }, 'prefix', 'required'],
  ['a prefix of 51 characters', { prefix: 'P'.repeat(51) }, 'prefix', 'tooLong'],
  ['no date format', { dateFormat: null }, 'dateFormat', 'required'],
  ['no length', { digit: null }, 'digit', 'required'],
  ['a length of 0', { digit: '0' }, 'digit', 'pattern'],
  ['a broken length', { digit: '1.5' }, 'digit', 'pattern'],
  ['a length in letters', { digit: 'a' }, 'digit', 'pattern'],
  ['a negative length', { digit: -1 }, 'digit', 'pattern'],
  ['a length of two digits', { digit: 10 }, 'digit', 'tooLong'],
  ['no start', { startNumber: '' }, 'startNumber', 'required'],
  ['a start of 0', { startNumber: '0' }, 'startNumber', 'range'],
  ['a start of zeros', { startNumber: '000' }, 'startNumber', 'range'],
  ['a start with a letter', { startNumber: '1a' }, 'startNumber', 'pattern'],
  ['a negative start', { startNumber: '-1' }, 'startNumber', 'pattern'],
  ['a start of 51 digits', { startNumber: '1'.repeat(51) }, 'startNumber', 'tooLong'],
  ['a sort below 0', { sortCode: -1 }, 'sortCode', 'range'],
  ['a sort above 999999', { sortCode: 1_000_000 }, 'sortCode', 'range'],
] as const)('%s is a problem', (_, change, field, problem) => {
  expect(billRuleProblems({ ...good, ...change })).toEqual([{ field, problem }]);
});

test.each([
  ['a name of 50 rare characters', { fullName: '𠮷'.repeat(50) }],
  ['a length typed as text', { digit: '9' }],
  ['a start with leading zeros', { startNumber: '001' }],
  ['no sort', { sortCode: null }],
] as const)('%s is fine', (_, change) => expect(billRuleProblems({ ...good, ...change })).toEqual([]));

test('every empty field is named, in the order of the dialog', () => {
  const empty = { fullName: '', enCode: '', category: '', prefix: '', dateFormat: null, digit: '', startNumber: '', sortCode: null };
  expect(billRuleProblems(empty).map(({ field }) => field)).toEqual([
    'fullName',
    'enCode',
    'category',
    'prefix',
    'dateFormat',
    'digit',
    'startNumber',
  ]);
});
