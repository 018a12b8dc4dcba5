import { expect, test } from 'vitest';
import { fieldsIn, valueOf } from './rules.ts';
import type { Expr, Operator } from './rules.ts';

const RECORD: Readonly<Record<string, unknown>> = { name: 'K12', count: 3, none: null, tags: ['1', '2'] };
const read = (path: string) => RECORD[path];
const of = (op: Operator, ...values: readonly unknown[]): Expr => ({ op, of: values.map((value) => ({ value }) as Expr) });
const NO_NUMBER = Number.NaN;

test.each<[Operator, readonly unknown[], unknown]>([
  ['!', [true], false],
  ['!', [''], true],
  ['-', [5], -5],
  ['-', [5, 3], 2],
  ['+', [1, 2], 3],
  ['+', ['1', 2], '12'],
  ['+', [1, '2'], '12'],
  ['+', ['K', true], 'Ktrue'],
  ['+', ['K', null], 'K'],
  ['+', [null, 2], 2],
  ['*', [4, 3], 12],
  ['*', ['4', '3'], 12],
  ['*', ['x', 3], NO_NUMBER],
  ['*', [['1'], 3], NO_NUMBER],
  ['*', ['', 3], 0],
  ['/', [12, 3], 4],
  ['%', [12, 5], 2],
  ['===', ['a', 'a'], true],
  ['===', ['1', 1], false],
  ['===', [null, undefined], true],
  ['===', [null, ''], false],
  ['===', ['', null], false],
  ['!==', ['a', 'b'], true],
  ['!==', [undefined, null], false],
  ['<', [1, 2], true],
  ['<', [2, 2], false],
  ['<=', [2, 2], true],
  ['<=', [3, 2], false],
  ['>', [3, 2], true],
  ['>', [2, 2], false],
  ['>=', [2, 2], true],
  ['>=', [1, 2], false],
  ['&&', [1, 2], 2],
  ['&&', [0, 2], 0],
  ['||', [0, 2], 2],
  ['||', [1, 2], 1],
  ['??', [null, 2], 2],
  ['??', [0, 2], 0],
  ['?:', [true, 'yes', 'no'], 'yes'],
  ['?:', [false, 'yes', 'no'], 'no'],
  ['number', ['12.5'], 12.5],
  ['number', [undefined], 0],
  ['text', [12], '12'],
  ['text', [false], 'false'],
  ['text', [null], ''],
  ['length', ['abc'], 3],
  ['length', [['a', 'b']], 2],
  ['length', [12], 0],
  ['includes', [['1', '2'], '2'], true],
  ['includes', [['1', '2'], '3'], false],
  ['includes', ['K12', '12'], true],
  ['includes', ['K12', '13'], false],
  ['empty', [''], true],
  ['empty', [null], true],
  ['empty', [[]], true],
  ['empty', ['a'], false],
  ['empty', [['a']], false],
  ['empty', [0], false],
])('%s of %j is %j', (op, values, value) => expect(valueOf(of(op, ...values), read)).toEqual(value));

test('fields are read where they stand, and what is left out is nothing', () => {
  expect(valueOf({ op: '+', of: [{ field: 'name' }, { field: 'count' }] }, read)).toBe('K123');
  expect(valueOf({ op: '??', of: [{ field: 'none' }] }, read)).toBeNull();
});

test('an expression names the fields it reads, those within too', () => {
  const inner: Expr = { op: '===', of: [{ field: 'name' }, { value: 'count' }] };
  expect(fieldsIn({ op: '?:', of: [inner, { field: 'count' }, { value: null }] })).toEqual(['name', 'count']);
});
