import { describe, expect, test } from 'vitest';
import { calculate, MAX_DEPTH, MAX_TOKENS } from './index.ts';
import vectors from './testing/vectors.json' with { type: 'json' };

test.each(vectors)('$expression with $precision decimals is $text', ({ expression, precision, value, text, warning }) => {
  const result = calculate(expression, { precision });
  expect(result).toMatchObject({ kind: warning ? 'error' : 'value', value, text });
});

const textOf = (expression: unknown, precision = 0) => calculate(expression, { precision }).text;
const problemOf = (expression: unknown, values = {}) => {
  const result = calculate(expression, { values });
  return result.kind === 'error' ? result.warning : null;
};

describe('precision', () => {
  test('0 decimals unless given', () => expect(calculate('1÷3')).toEqual({ kind: 'value', value: '0', text: '0' }));

  test.each([
    ['1.005', 2, '1.01'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999999999999999999', 0, '2'],
    ['-0.4', 0, '0'],
    ['-0.004', 2, '0.00'],
    ['1÷3×3÷2', 0, '1'],
    ['1÷3+1÷3+1÷3', 2, '1.00'],
    ['1÷(3-4)', 0, '-1'],
    ['100', 2, '100.00'],
  ])('%s with %i decimals is %s, half rounded up', (expression, precision, text) => expect(textOf(expression, precision)).toBe(text));

  test('zeros at the end of whole numbers stay', () => expect(calculate('100', { precision: 2 }).value).toBe('100'));

  test.each([
    [-3, '0'],
    [1.9, '0.3'],
    [11, '0.3333333333'],
    [Number.NaN, '0'],
    [Infinity, '0.3333333333'],
  ])('%d decimals are kept between 0 and 10', (precision, text) => expect(textOf('1÷3', precision)).toBe(text));
});

describe('signs', () => {
  test.each([
    ['-5+2', '-3'],
    ['2×-3', '-6'],
    ['2--3', '5'],
    ['-(1+2)×3', '-9'],
    ['6÷3×2', '4'],
    ['1-2-3', '-4'],
    [' 1 +\t2\n', '3'],
    ['007', '7'],
  ])('%s is %s', (expression, text) => expect(textOf(expression)).toBe(text));

  test.each([
    ['', { reason: 'empty' }],
    ['  ', { reason: 'empty' }],
    [[], { reason: 'empty' }],
    [null, { reason: 'no-formula' }],
    [{}, { reason: 'no-formula' }],
    [12, { reason: 'no-formula' }],
    ['2*3', { reason: 'unknown-sign', at: 1, sign: '*' }],
    ['4/2', { reason: 'unknown-sign', at: 1, sign: '/' }],
    ['１＋２', { reason: 'unknown-sign', at: 0, sign: '１' }],
    ['1,000', { reason: 'unknown-sign', at: 1, sign: ',' }],
    ['.5', { reason: 'unknown-sign', at: 0, sign: '.' }],
    ['5.', { reason: 'unknown-sign', at: 1, sign: '.' }],
    ['0x10', { reason: 'unknown-sign', at: 1, sign: 'x' }],
    ['1++2', { reason: 'number-missing', at: 2 }],
    ['--1', { reason: 'number-missing', at: 1 }],
    ['1+', { reason: 'number-missing', at: 2 }],
    ['()', { reason: 'number-missing', at: 1 }],
    ['2(3)', { reason: 'operator-missing', at: 1 }],
    ['(1)(2)', { reason: 'operator-missing', at: 3 }],
    ['(1', { reason: 'bracket-missing', at: 2 }],
    ['1)', { reason: 'bracket-missing', at: 1 }],
    ['1÷(2-2)', { reason: 'divided-by-zero' }],
    ['9'.repeat(101), { reason: 'too-large', limit: 100 }],
    [Array.from({ length: 11 }, () => '9'.repeat(100)).join('×'), { reason: 'too-large', limit: 1000 }],
  ])('%j counts as 0 and says why', (expression, problem) => expect(problemOf(expression)).toEqual(problem));
});

describe('limits', () => {
  test(`${MAX_DEPTH} brackets within each other are worked out, one more is not`, () => {
    const nested = (depth: number) => '('.repeat(depth) + '7' + ')'.repeat(depth);
    expect(textOf(nested(MAX_DEPTH))).toBe('7');
    expect(problemOf(nested(MAX_DEPTH + 1))).toEqual({ reason: 'too-deep', limit: MAX_DEPTH });
  });

  test('brackets beside each other are not deep', () => expect(textOf(Array.from({ length: 500 }, () => '(1)').join('+'))).toBe('500'));

  test(`${MAX_TOKENS} numbers and signs are worked out, one more is not`, () => {
    const sum = (numbers: number) => Array.from({ length: numbers }, () => '1').join('+');
    expect(textOf(`-${sum(MAX_TOKENS / 2)}`)).toBe(String(MAX_TOKENS / 2 - 2));
    expect(problemOf(sum(MAX_TOKENS / 2 + 1))).toEqual({ reason: 'too-long', limit: MAX_TOKENS });
  });
});

describe('fields', () => {
  const values = { price: '12.50', count: 3, none: null, text: '', share: '1e3', word: 'abc', when: [1], isOn: true, big: Infinity };

  test.each([
    [['price', '×', 'count'], '37.50'],
    [['price', '×', '1', '0', '.', '5'], '131.25'],
    [[2, '×', '(', 'count', '-', '1', ')'], '4.00'],
    [['count', '+', 'none', '+', 'text'], '3.00'],
    [['-', 'price'], '-12.50'],
    [['-2', '×', 'count'], '-6.00'],
  ])('%j is %s', (expression, text) => expect(calculate(expression, { values, precision: 2 })).toMatchObject({ kind: 'value', text }));

  test.each(['share', 'word', 'when', 'isOn', 'big'])('%s is not made a number', (field) =>
    expect(problemOf([field], values)).toEqual({ reason: 'not-a-number', field }),
  );

  test.each(['__proto__', 'constructor', 'toString', 'elsewhere'])('%s is no field of the form', (field) =>
    expect(problemOf([field, '+', '1'], values)).toEqual({ reason: 'unknown-field', field }),
  );

  test('a field that is named like a part of every object is a field when the form has it', () =>
    expect(calculate(['__proto__', '+', '1'], { values: JSON.parse('{"__proto__":2}') }).text).toBe('3'));

  test.each([[{ valueOf: 1 }], [['1']], [undefined], ['*'], ['1.2.3'], ['']])('%j is no part of a formula', (member) =>
    expect(problemOf(['1', '+', member], values)).toMatchObject({ reason: 'unknown-sign', at: 2 }),
  );
});
