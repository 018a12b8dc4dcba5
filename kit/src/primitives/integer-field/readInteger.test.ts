import { expect, test } from 'vitest';
import rows from '../../testing/data/numberEntry.json' with { type: 'json' };
import { readInteger, stepped } from './readInteger.ts';
import type { IntegerReading, Step } from './readInteger.ts';

const wide = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
const sortCode = { min: 0, max: 999_999 };

const integers = rows.filter(({ decimalString }) => decimalString !== null && !decimalString.includes('.'));
const others = rows.filter((row) => row.input !== '' && !integers.includes(row));

test.each(integers)('“$input” is the integer $decimalString', ({ input, decimalString }) => {
  const value = Number(decimalString);
  expect(readInteger(input, wide)).toEqual(value > wide.max ? { kind: 'aboveMax' } : { kind: 'value', value });
});

test.each(others)('“$input” is no integer', ({ input }) => {
  expect(readInteger(input, wide)).toEqual({ kind: 'notInteger' });
});

test.each<[string, IntegerReading]>([
  ['0', { kind: 'value', value: 0 }],
  ['999999', { kind: 'value', value: 999_999 }],
  ['1000000', { kind: 'aboveMax' }],
  ['１２', { kind: 'value', value: 12 }],
  ['1，234', { kind: 'value', value: 1234 }],
  ['-1', { kind: 'belowMin' }],
  ['3.5万', { kind: 'value', value: 35_000 }],
  ['14.5', { kind: 'notInteger' }],
  ['十四', { kind: 'notInteger' }],
  ['99999999999999999999', { kind: 'aboveMax' }],
  ['   ', { kind: 'empty' }],
])('between 0 and 999999, “%s” is %o', (text, reading) => {
  expect(readInteger(text, sortCode)).toEqual(reading);
});

test.each<[string, Step, number | null]>([
  ['14', { by: 1 }, 15],
  ['14', { by: -10 }, 4],
  ['4', { by: -10 }, 0],
  ['999999', { by: 1 }, 999_999],
  ['', { by: 1 }, 0],
  ['', { by: -1 }, 0],
  ['2000000', { by: -1 }, 999_999],
  ['-3', { by: 1 }, 0],
  ['abc', { by: 1 }, null],
  ['abc', { to: 'min' }, 0],
  ['14', { to: 'max' }, 999_999],
])('from “%s” the step %o leads to %s', (text, step, value) => {
  expect(stepped(readInteger(text, sortCode), step, sortCode)).toBe(value);
});
