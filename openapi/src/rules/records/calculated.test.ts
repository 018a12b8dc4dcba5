import { expect, test } from 'vitest';
import { calculatedValues } from './index.ts';
import type { RecordField } from './index.ts';

const field = (key: string, kind: string, control: object = {}, children: readonly RecordField[] = []): RecordField => ({
  key,
  kind,
  label: key,
  config: {},
  control: { ...control },
  children,
});
const of = (control: object, values: object = { a: 2, b: '0.125' }) =>
  calculatedValues([field('a', 'numInput'), field('b', 'numInput'), field('c', 'calculate', control)], { ...values }).get('c');

test.each<[string, object, unknown]>([
  ['names and signs', { expression: ['a', '*', 'b'], precision: 3 }, 0.25],
  ['objects with the key of a field', { expression: [{ __vModel__: 'a' }, '÷', '4'] }, 0.5],
  ['two places where the design says none', { expression: ['b'] }, 0.13],
  ['places as text', { expression: ['b'], precision: '1' }, 0.1],
  ['places nobody can have', { expression: ['b'], precision: 99 }, 0.13],
  ['nothing', {}, 0],
  ['what no field has', { expression: ['z', '+', 'a'] }, 0],
  ['what is no formula', { expression: 'a +' }, 0],
  ['itself', { expression: ['c', '+', 'a'] }, 0],
])('a formula of %s is worked out', (_what, control, result) => expect(of(control)).toBe(result));

test('a column of rows is a value in its row and a sum outside it', () => {
  const sum = field('sum', 'calculate', { expression: ['rows-a', '*', 'f'] });
  const fields = [
    field('f', 'numInput'),
    field('rows', 'table', {}, [field('a', 'numInput'), sum]),
    field('t', 'calculate', { expression: ['rows-sum', '+', 'f'] }),
  ];
  expect([...calculatedValues(fields, { f: 2, rows: [{ a: 1, sum: 9 }, { a: 3 }], t: 9 })]).toEqual([
    [
      'rows',
      [
        { a: 1, sum: 2 },
        { a: 3, sum: 6 },
      ],
    ],
    ['t', 10],
  ]);
  expect([...calculatedValues(fields, { f: 2 })]).toEqual([['t', 2]]);
});

test('a form without formulas has no results', () => expect([...calculatedValues([field('a', 'numInput')], { a: 1 })]).toEqual([]));
