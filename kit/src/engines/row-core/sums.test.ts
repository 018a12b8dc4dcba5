import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountColumn, changeSum, decimalOf, noSum, sumChosen, sumRows } from './index.ts';
import type { Figure } from './index.ts';

/** The exact sum of decimal texts, without a trick: whole numbers of the smallest part. */
function exact(texts: readonly string[], decimals: number): string {
  const parts = texts.map((text) => {
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    const size = BigInt(whole + fraction.padEnd(decimals, '0'));
    return text.startsWith('-') ? -size : size;
  });
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const digits = String(total < 0n ? -total : total).padStart(decimals + 1, '0');
  const size = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return total < 0n ? `-${size}` : size;
}
const sumOf = (values: readonly Figure[]) => {
  const column = amountColumn(values);
  return decimalOf(sumRows(column), column);
};

/** 15 digits before the point and two after it: more than a double holds. */
const amounts = fc
  .tuple(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

describe('sums', () => {
  test.each([
    ['tenths that no double holds', [0.1, 0.2], '0.3'],
    ['amounts of 15 digits', ['999999999999999.99', '0.01', '-1'], '999999999999999.00'],
    ['figures with different decimals', ['1', '2.5', '3.125'], '6.625'],
    ['what is no figure', [null, undefined, '', NaN, 'n/a', '7'], '7'],
    ['below zero', ['-0.05', '0.02'], '-0.03'],
    ['an exponent', [1e21, 1e-7, '-1e21'], '0.0000001'],
    ['nothing at all', [], '0'],
    ['what makes nothing', ['0.50', '-0.50'], '0.00'],
    ['figures with very many decimals', [1e-20, '1'], '1.00000000000000000001'],
    ['figures with more than that', [1e-101, '1'], '1'],
    ['numbers and texts of one figure', [0.25, '0.25', 1_000_000.000001], '1000000.500001'],
  ])('%s', (_, values: readonly Figure[], sum) => {
    expect(sumOf(values)).toBe(sum);
  });
  test('of texts are exact, whatever their size', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 40 }), (texts) => {
        expect(sumOf(texts)).toBe(exact(texts, 2));
      }),
    );
  });
  test('of a hundred thousand largest amounts are exact', () => {
    expect(sumOf(Array.from({ length: 100_000 }, () => '999999999999999.99'))).toBe('99999999999999999000.00');
  });
  test('kept up to date by what was added and taken away are those counted anew', () => {
    const step = fc.record({ more: fc.array(fc.nat(19)), less: fc.array(fc.nat(19)) });
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 20, maxLength: 20 }), fc.array(step, { maxLength: 10 }), (texts, steps) => {
        const column = amountColumn(texts);
        let sum = noSum;
        const times = texts.map(() => 0);
        for (const { more, less } of steps) {
          sum = changeSum(sum, column, more, less);
          for (const row of more) times[row] = (times[row] ?? 0) + 1;
          for (const row of less) times[row] = (times[row] ?? 0) - 1;
        }
        const counted = texts.flatMap((text, row) => {
          const size = times[row] ?? 0;
          const negated = text.startsWith('-') ? text.slice(1) : `-${text}`;
          return Array.from({ length: Math.abs(size) }, () => (size < 0 ? negated : text));
        });
        expect(decimalOf(sum, column)).toBe(exact(counted, 2));
      }),
    );
  });
  test('of the chosen rows cost those that are named, chosen or left out', () => {
    const column = amountColumn(['10.50', '20', '30.25', '40']);
    const whole = sumRows(column);
    expect(decimalOf(sumChosen(column, whole, { all: false, rows: [0, 2] }), column)).toBe('40.75');
    expect(decimalOf(sumChosen(column, whole, { all: true, rows: [1] }), column)).toBe('80.75');
  });
});
