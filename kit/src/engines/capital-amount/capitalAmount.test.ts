import { describe, expect, test } from 'vitest';
import { billDate, capitalAmount } from './index.ts';
import days from './testing/billDates.json' with { type: 'json' };
import rows from './testing/capitalAmounts.json' with { type: 'json' };

test.each([
  [0, '零元整'],
  [218_760, '贰拾壹万捌仟柒佰陆拾元整'],
  [38_650.5, '叁万捌仟陆佰伍拾元伍角整'],
  [10_001, '壹万零壹元整'],
  [100_200_300, '壹亿零贰拾万零叁佰元整'],
  [0.05, '伍分'],
  [3.07, '叁元零柒分'],
  [-5, '负数伍元整'],
  [-0.004, '零元整'],
  [Number.NaN, ''],
  [1e15, '数字较大溢出'],
  [-1e15, '数字较大溢出'],
])('%f is %s', (amount, words) => expect(capitalAmount(amount)).toBe(words));

describe('the printed rules', () => {
  const amounts = rows.flatMap((row) => ('accounting' in row && row.accounting ? [row] : []));
  test.each(amounts)('$input is $accounting', (row) => {
    expect(capitalAmount(row.input)).toBe(row.accounting);
    expect(capitalAmount(row.input, { style: 'payment' })).toBe(row.payment);
    expect(capitalAmount(row.input, { script: 'traditional' })).toBe(row.traditional);
    const every = { extraZeros: 'all' } as const;
    expect(capitalAmount(row.input, every)).toBe(row.optionalZeroForm ?? row.accounting);
    expect(capitalAmount(row.input, { ...every, style: 'payment' })).toBe(row.paymentOptionalZeroForm ?? row.payment);
  });

  test.each(rows.filter((row) => row.invalid))('“$input” is no amount', ({ input }) => expect(capitalAmount(input)).toBe(''));
});

test.each(days)('the day $input is $output', ({ input, output }) => expect(billDate(input)).toBe(output));
test('what is no day is not written', () => expect(billDate('2026-1-5')).toBe(''));
