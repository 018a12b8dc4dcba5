import type { Control } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { refusedField } from './refusedField.ts';

const text = (field: string, label: string): Control => ({ part: 'control', kind: 'text', field, label });
const designed = [text('a', '设施'), text('b', '设施名称'), text('c', '编号'), text('d', '明细')];

test.each([
  ['设施名称已存在，请修改后重试', 'b'],
  ['编号已存在', 'c'],
  ['明细，第 2 行，编号已存在，请修改后重试', 'd'],
  ['明细，第 3 行，编号与第 1 行重复，请修改后重试', 'd'],
  ['明细, row 2, 编号 is a duplicate of row 1. Change it and try again', 'd'],
  ['编号不能为空', null],
  ['已存在', null],
])('of designed fields “%s” is about %s', (words, field) => {
  expect(refusedField(words, designed)).toBe(field);
});

test.each([
  ['数据已存在', true, false, 'a'],
  ['数据已存在', true, true, null],
  ['数据已存在', false, false, null],
  ['保存失败', true, false, null],
])('“%s” where a (%s) and b (%s) may not repeat is about %s', (words, a, b, field) => {
  expect(
    refusedField(words, [
      { ...text('a', '甲'), isUnique: a },
      { ...text('b', '乙'), isUnique: b },
    ]),
  ).toBe(field);
});
