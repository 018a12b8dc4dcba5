import { describe, expect, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { createCalculator, planFormulas } from './index.ts';
import type { Calculation, FieldValues } from './index.ts';

const run = (formulas: Record<string, readonly string[]>, values: FieldValues = {}, precision = 0) => {
  const plan = planFormulas(Object.fromEntries(Object.entries(formulas).map(([field, expression]) => [field, { expression, precision }])));
  return Object.fromEntries(plan.resultsOf(values));
};
const texts = (results: Record<string, Calculation>) =>
  Object.fromEntries(Object.entries(results).map(([field, { text, kind }]) => [field, kind === 'error' ? 'error' : text]));

test('formulas count with the results of others, in whatever order they were written', () =>
  expect(texts(run({ total: ['net', '+', 'tax'], tax: ['net', '÷', '5'], net: ['price', '×', 'count'] }, { price: 20, count: 3 }))).toEqual(
    {
      net: '60',
      tax: '12',
      total: '72',
    },
  ));

test('another result counts as it is shown, and an error counts as 0', () =>
  expect(texts(run({ third: ['1', '÷', '3'], whole: ['third', '×', '3'], broken: ['1', '÷', '0'], rest: ['broken', '+', '7'] }))).toEqual({
    third: '0',
    whole: '0',
    broken: 'error',
    rest: '7',
  }));

test('what the form holds of a calculated field is not looked at', () =>
  expect(texts(run({ a: ['1'], b: ['a', '+', '1'] }, { a: 100 }))).toEqual({ a: '1', b: '2' }));

describe('formulas that need each other', () => {
  test.each([
    [{ a: ['a', '+', '1'] }, { a: ['a'] }],
    [
      { a: ['b', '+', '1'], b: ['a', '+', '1'] },
      { a: ['a', 'b'], b: ['a', 'b'] },
    ],
    [
      { a: ['b'], b: ['c'], c: ['a'], d: ['e'], e: ['d'] },
      { a: ['a', 'b', 'c'], b: ['a', 'b', 'c'], c: ['a', 'b', 'c'], d: ['d', 'e'], e: ['d', 'e'] },
    ],
  ])('%j are named, all of them', (formulas, cycles) => {
    const found = Object.entries(run(formulas)).map(([field, result]) => [
      field,
      result.kind === 'error' && result.warning.reason === 'cycle' ? result.warning.fields.toSorted() : null,
    ]);
    expect(Object.fromEntries(found)).toEqual(cycles);
  });

  test('one that only needs them, or is only needed by them, is worked out', () =>
    expect(
      texts(run({ before: ['4'], a: ['b', '+', 'before'], b: ['a'], between: ['a', '+', '1'], c: ['d', '+', 'between'], d: ['c'] })),
    ).toEqual({
      before: '4',
      a: 'error',
      b: 'error',
      between: '1',
      c: 'error',
      d: 'error',
    }));

  test('a chain of 20,000 is no circle and costs no stack', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at === 19_999 ? ['1'] : [`f${at + 1}`, '+', '1']]),
    );
    expect(run(chain)['f0']).toMatchObject({ kind: 'value', text: '20000' });
    expect(run({ ...chain, f19999: ['f0'] })['f0']).toMatchObject({ kind: 'error', warning: { reason: 'cycle' } });
  });

  test('names of every object are names like others', () =>
    expect(texts(run(JSON.parse('{"__proto__":["constructor"],"constructor":["2"]}')))).toHaveProperty('constructor', '2'));
});

describe('an open form', () => {
  const open = () => {
    const clock = manualClock();
    const heard: string[] = [];
    const calculator = createCalculator({
      formulas: { sum: { expression: ['a', '+', 'b'] } },
      clock,
      onResults: (results) => heard.push(results.get('sum')?.text ?? ''),
    });
    return { clock, heard, calculator };
  };

  test('recomputes once it has rested for 100 ms', () => {
    const { clock, heard, calculator } = open();
    calculator.change({ a: 1, b: 1 });
    clock.advance(99);
    calculator.change({ a: 1, b: 12 });
    clock.advance(99);
    expect(heard).toEqual([]);
    clock.advance(1);
    expect(heard).toEqual(['13']);
    clock.advance(1000);
    expect(heard).toEqual(['13']);
  });

  test('is answered at once where it is asked, and not after it was closed', () => {
    const { clock, heard, calculator } = open();
    expect(calculator.resultsOf({ a: 2, b: 3 }).get('sum')).toEqual({ kind: 'value', value: '5', text: '5' });
    calculator.change({ a: 1, b: 1 });
    calculator.close();
    clock.advance(1000);
    expect(heard).toEqual([]);
  });
});
