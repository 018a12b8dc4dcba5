import { expect, test } from 'vitest';
import { cellsOf, guessFields } from './guessFields.ts';

const column = (name: string, values: readonly string[]) => guessFields([name, ...values].join('\n'))[0];

test.for([
  ['dates', ['2026-03-01', '2026/3/2', '2026年3月3日'], 'date'],
  ['moments', ['2026-03-01 08:15'], 'date'],
  ['times', ['08:15', '9:30:00'], 'time'],
  ['amounts', ['1,200.50', '¥3', '12元'], 'numInput'],
  ['yes and no', ['是', '否'], 'switch'],
  ['mobile numbers', ['13812345678', '18600000000'], 'comInput'],
  ['plates', ['京A12345', '粤B12345D'], 'comInput'],
  ['few values that come again', ['坑槽', '裂缝', '坑槽', '裂缝'], 'select'],
  ['many different texts', ['K12+300', 'K12+400', 'K13'], 'comInput'],
  ['long texts', ['长'.repeat(60), 'a', 'b'], 'textarea'],
  ['nothing', [], 'comInput'],
] as const)('a column of %s', ([, values, kind]) => expect(column('名称', values)?.kind).toBe(kind));

test('an amount has its places and its commas', () =>
  expect(column('金额', ['1,200.50', '3'])?.settings).toEqual([
    [['precision'], 2],
    [['thousands'], true],
  ]));

test('a number of a phone is judged as one, not counted', () =>
  expect(JSON.stringify(column('电话', ['13812345678'])?.settings)).toContain('手机号码'));

test('the values of a choice are its options, in the order they came', () =>
  expect(column('病害', ['裂缝', '坑槽', '裂缝', '坑槽'])?.options).toEqual(['裂缝', '坑槽']));

test('quoted cells keep their line breaks, tabs and quotes', () =>
  expect(cellsOf('名称\t说明\n甲\t"两\n行 ""引"""\n\n')).toEqual([
    ['名称', '说明'],
    ['甲', '两\n行 "引"'],
  ]));

test('a column without a name is none', () => expect(guessFields('甲\t\t乙\n1\t2\t3').map(({ label }) => label)).toEqual(['甲', '乙']));
