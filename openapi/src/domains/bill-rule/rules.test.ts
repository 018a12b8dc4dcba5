import { expect, test } from 'vitest';
import { billRuleProblems, comingNumbers, exampleNumber, firstOfNextPeriod, usedDigits, type BillRuleDraft } from './index.ts';

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

test.each([
  ['go on from the next one', 'CK202611200099', '1', ['CK202611200099', 'CK202611200100', 'CK202611200101']],
  ['grow beyond their digits', 'CK202611209999', '1', ['CK202611209999', 'CK2026112010000', 'CK2026112010001']],
  ['begin with a start that is higher', 'CK202611200007', '20', ['CK202611200020', 'CK202611200021', 'CK202611200022']],
  ['begin with the start of a new rule', '', '008', ['CK202611200008', 'CK202611200009', 'CK202611200010']],
  ['begin with the start where the prefix is another one', 'QX202611200050', '1', ['CK202611200001', 'CK202611200002', 'CK202611200003']],
  ['are not told without a start', 'CK202611200007', '', []],
] as const)('the numbers to come %s', (_, next, startNumber, numbers) => {
  expect(comingNumbers({ prefix: 'CK', dateFormat: 'yyyyMMdd', digit: 4, startNumber }, next, noon, 3)).toEqual(numbers);
});

test.each([
  ['a rule that is counting', 'CK202611200100', '1', 4, 99n, 9999n],
  ['a new rule', '', '1', 4, 0n, 9999n],
  ['a rule that starts higher', '', '500', 3, 499n, 999n],
  ['a rule that outgrew its digits', 'CK2026112010000', '1', 3, 9999n, 999n],
  ['a rule without digits', '', '1', null, 0n, null],
  ['a rule without a start', '', '', 2, 0n, 99n],
  ['a start at 0', '', '0', 2, 0n, 99n],
] as const)('how much of its digits is used: %s', (_, next, startNumber, digit, used, most) => {
  expect(usedDigits({ prefix: 'CK', dateFormat: 'yyyyMMdd', digit, startNumber }, next, noon)).toEqual({ used, most });
});

test.each([
  ['the next day', 'yyyyMMdd', '2026-12-31T12:00:00+08:00', 'CK202701010007'],
  ['the next day of the office, not of the world', 'yyyyMMdd', '2026-12-31T00:30:00+08:00', 'CK202701010007'],
  ['the next month', 'yyyyMM', '2026-12-31T12:00:00+08:00', 'CK2027010007'],
  ['the next year', 'yyyy', '2026-01-31T12:00:00+08:00', 'CK20270007'],
  ['no period at all', 'no', '2026-01-31T12:00:00+08:00', ''],
] as const)('the first number of the next period: %s', (_, dateFormat, now, first) => {
  expect(firstOfNextPeriod({ prefix: 'CK', dateFormat, digit: 4, startNumber: '7' }, Date.parse(now))).toBe(first);
});
