import { expect, test } from 'vitest';
import rows from '../../testing/data/numberEntry.json' with { type: 'json' };
import { parseDecimal } from './index.ts';

test.each(rows)('“$input” is understood as $decimalString', ({ input, decimalString }) => {
  expect(parseDecimal(input)).toBe(decimalString);
});

test.each([
  ['５０', '50'],
  ['  42  ', '42'],
  ['3.5万元', '35000'],
  ['0.00003万', '0.3'],
  ['-1，234', '-1234'],
  ['人民币−5元', '-5'],
])('“%s” is understood as %s', (text, decimal) => {
  expect(parseDecimal(text)).toBe(decimal);
});

test.each(['5²', '½', '1,234 567', '(-5)', '1 23', '万', '¥', '()', '.', '12 345,678', 'Infinity', '0x10'])(
  '“%s” is not a number',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);
