import { expect, test } from 'vitest';
import { capitalAmount } from './capitalAmount.ts';

test.each([
  [0, '零元整'],
  [218_760, '贰拾壹万捌仟柒佰陆拾元整'],
  [38_650.5, '叁万捌仟陆佰伍拾元伍角整'],
  [10_001, '壹万零壹元整'],
  [100_200_300, '壹亿零贰拾万零叁佰元整'],
  [1_000_000_000_000, '壹万亿元整'],
  [0.05, '伍分'],
  [3.07, '叁元零柒分'],
  [12.34, '壹拾贰元叁角肆分'],
  [-5, '负数伍元整'],
  [1_000_100_000_000, '壹万零壹亿元整'],
  [Number.NaN, ''],
  [1e15, '数字较大溢出'],
])('%f is %s', (amount, words) => expect(capitalAmount(amount)).toBe(words));
