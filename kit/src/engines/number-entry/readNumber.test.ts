import { describe, expect, test } from 'vitest';
import rows from '../../testing/data/numberEntry.json' with { type: 'json' };
import { keepsCommas, numberText } from './numberText.ts';
import { readNumber, stepped } from './readNumber.ts';
import type { NumberReading, Step } from './readNumber.ts';

const sortCode = { min: '0', max: '999999', precision: 0 };
const money = { min: '0.01', max: '9999999999.99', precision: 2 };

test.each(rows.filter(({ input }) => input !== ''))('“$input” is read as $decimalString', ({ input, decimalString }) => {
  expect(readNumber(input, {})).toEqual(decimalString === null ? { kind: 'notNumber' } : { kind: 'value', value: decimalString });
});

test.each(rows.filter(({ decimalString }) => decimalString?.includes('.')))('“$input” is no whole number', ({ input }) => {
  expect(readNumber(input, { precision: 0 })).toEqual({ kind: 'tooPrecise' });
});

test.each<[string, NumberReading]>([
  ['0', { kind: 'value', value: '0' }],
  ['999999', { kind: 'value', value: '999999' }],
  ['1000000', { kind: 'aboveMax' }],
  ['１２', { kind: 'value', value: '12' }],
  ['1，234', { kind: 'value', value: '1234' }],
  ['-1', { kind: 'belowMin' }],
  ['3.5万', { kind: 'value', value: '35000' }],
  ['14.5', { kind: 'tooPrecise' }],
  ['十四', { kind: 'notNumber' }],
  ['99999999999999999999', { kind: 'aboveMax' }],
  ['   ', { kind: 'empty' }],
])('between 0 and 999999, “%s” is %o', (text, reading) => {
  expect(readNumber(text, sortCode)).toEqual(reading);
});

test.each<[string, NumberReading]>([
  ['0.01', { kind: 'value', value: '0.01' }],
  ['0.00', { kind: 'belowMin' }],
  ['9999999999.99', { kind: 'value', value: '9999999999.99' }],
  ['9999999999.990', { kind: 'value', value: '9999999999.99' }],
  ['9999999999.995', { kind: 'tooPrecise' }],
  ['10000000000', { kind: 'aboveMax' }],
])('as money, “%s” is %o', (text, reading) => {
  expect(readNumber(text, money)).toEqual(reading);
});

test.each<[string, Step, string | null]>([
  ['14', { by: 1 }, '15'],
  ['14', { by: -10 }, '4'],
  ['4', { by: -10 }, '0'],
  ['999999', { by: 1 }, '999999'],
  ['', { by: 1 }, '0'],
  ['', { by: -1 }, '0'],
  ['2000000', { by: -1 }, '999999'],
  ['-3', { by: 1 }, '0'],
  ['abc', { by: 1 }, null],
  ['abc', { to: 'min' }, '0'],
  ['14', { to: 'max' }, '999999'],
])('from “%s” the step %o leads to %s', (text, step, value) => {
  expect(stepped(readNumber(text, sortCode), step, '1', sortCode)).toBe(value);
});

test.each<[string, string, Step, string | null]>([
  ['0.1', '0.1', { by: 2 }, '0.3'],
  ['999999999999999.99', '0.01', { by: 1 }, '1000000000000000'],
  ['-0.5', '1', { by: 1 }, '0.5'],
  ['5', '1', { to: 'max' }, null],
])('without limits, from “%s” by %s the step %o leads to %s', (text, size, step, value) => {
  expect(stepped(readNumber(text, {}), step, size, {})).toBe(value);
});

describe('the text of a field nobody types in', () => {
  test.each([
    [null, {}, ''],
    ['1.5', {}, '1.5'],
    ['1.5', { precision: 2 }, '1.50'],
    ['1.239', { precision: 2 }, '1.239'],
    ['1234567.5', { precision: 2, hasThousands: true }, '1,234,567.50'],
    ['999999999999999.99', { hasThousands: true }, '999,999,999,999,999.99'],
    ['abc', { precision: 2, hasThousands: true }, 'abc'],
  ])('of %s with %o is “%s”', (value, look, text) => expect(numberText(value, look)).toBe(text));
});

test.each([
  ['1,234', '1,2345', true],
  ['1,234', '1234', false],
  ['1,234', '91,234', true],
  ['1,234.50', '1,4.50', true],
  ['1,234,567', '1234,567', true],
  ['1,234', '5', false],
  ['1,234', '', false],
  ['12', '12,3', false],
])('“%s” made “%s”: commas of the field are still there: %s', (before, after, isKept) => expect(keepsCommas(before, after)).toBe(isKept));
