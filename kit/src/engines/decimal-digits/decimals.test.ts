import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDecimals, compareDecimals, decimalOf, groupDigits, isWholeTimes, placesOf, roundDecimal, timesWhole } from './index.ts';
import thousands from './testing/thousands.json' with { type: 'json' };

test.each<[unknown, string | null]>([
  [0, '0'],
  [-0, '0'],
  [1.5, '1.5'],
  [1e21, '1000000000000000000000'],
  [-1.25e22, '-12500000000000000000000'],
  [1.5e-7, '0.00000015'],
  ['007.50', '7.5'],
  ['-0.00', '0'],
  [' 12 ', '12'],
  ['999999999999999.99', '999999999999999.99'],
  ['1e3', null],
  ['abc', null],
  ['', null],
  ['1,000', null],
  ['.5', null],
  [null, null],
  [true, null],
  [Number.NaN, null],
  [Infinity, null],
])('%j is the decimal %j', (value, decimal) => expect(decimalOf(value)).toBe(decimal));

test.each(thousands)('$input with $precision places is shown as $output', ({ input, precision, output }) =>
  expect(groupDigits(input, precision)).toBe(output),
);

test('places are counted as they stand', () => expect(['1', '1.50', '-0.125'].map(placesOf)).toEqual([0, 2, 3]));

test.each([
  ['999999999999999.99', '1000000000000000', -1],
  ['1.50', '1.5', 0],
  ['-2', '-10', 1],
  ['0.3', '0.29999999999999999999', 1],
])('%s compared with %s is %i', (one, other, order) => expect(compareDecimals(one, other)).toBe(order));

describe('numbers are counted with exactly', () => {
  /** A decimal of four places, and the same as a count of ten-thousandths. */
  const decimals = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
  const text = (count: bigint) => {
    const size = String(count < 0n ? -count : count).padStart(5, '0');
    return `${count < 0n ? '-' : ''}${size.slice(0, -4)}.${size.slice(-4)}`;
  };

  test('sums, products, order and rounding are those of whole numbers of the last place', () =>
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: -20, max: 20 }), (one, other, by) => {
        const exact = (count: bigint) => decimalOf(text(count));
        expect(addDecimals(text(one), text(other))).toBe(exact(one + other));
        expect(timesWhole(text(one), by)).toBe(exact(one * BigInt(by)));
        expect(isWholeTimes(text(one * BigInt(by)), text(one))).toBe(one !== 0n);
        expect(isWholeTimes(text(one), text(other))).toBe(other !== 0n && one % other === 0n);
        expect(compareDecimals(text(one), text(other))).toBe(one < other ? -1 : one > other ? 1 : 0);
        const size = one < 0n ? -one : one;
        const cents = (size + 50n) / 100n;
        expect(decimalOf(roundDecimal(text(one), 2))).toBe(exact((one < 0n ? -cents : cents) * 100n));
      }),
    ));

  test('grouping takes nothing away', () =>
    fc.assert(
      fc.property(decimals, (one) => {
        expect(groupDigits(text(one), null).replaceAll(',', '')).toBe(text(one));
      }),
    ));
});
