import { expect, test, vi } from 'vitest';
import { manualClock } from '../../engines/clock/index.ts';
import type { CellControl, Control, FormSpec } from '../grammar/index.ts';
import { createFormStore } from './index.ts';

const number = (field: string): CellControl => ({ part: 'control', kind: 'number', field, label: field });
const formula = (field: string, expression: unknown, precision = 2): CellControl => ({
  part: 'control',
  kind: 'calculate',
  field,
  label: field,
  expression,
  precision,
});
const rows = (field: string, ...columns: CellControl[]): Control => ({
  part: 'control',
  kind: 'rows',
  field,
  label: field,
  add: 'add',
  columns,
});

function opened(parts: readonly Control[], record: object = {}) {
  const clock = manualClock();
  const spec: FormSpec = { parts };
  return { clock, store: createFormStore<Record<string, unknown>>(spec, record, clock) };
}

test('a formula is worked out 100 ms after the last change of what it is made of, exactly', () => {
  const { clock, store } = opened([number('price'), number('count'), formula('sum', ['price', '×', 'count'])], { price: '0.1', count: 3 });
  expect(store.value('sum')).toBe('0.3');
  const heard = vi.fn<() => void>();
  store.subscribe('sum', heard);
  store.set('price', '999999999999999.99');
  clock.advance(99);
  store.set('count', '1');
  clock.advance(99);
  expect(heard).not.toHaveBeenCalled();
  clock.advance(1);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.value('sum')).toBe('999999999999999.99');
});

test('it is worked out at once before the form is saved', () => {
  const { store } = opened([number('a'), formula('sum', ['a', '+', '1'])], { a: '1' });
  store.set('a', '5');
  expect(store.tryToSave()).toBe(true);
  expect(store.snapshot()).toEqual({ a: '5', sum: '6' });
});

test('a new record is not changed by its first result, and a stored result stays until something changes', () => {
  const fresh = opened([number('a'), formula('sum', ['a', '+', '1'])]);
  expect(fresh.store.value('sum')).toBe('1');
  expect(fresh.store.summary().isDirty).toBe(false);
  const { clock, store } = opened([number('a'), formula('sum', ['a', '+', '1'])], { a: '1', sum: '40' });
  clock.advance(1000);
  expect(store.value('sum')).toBe('40');
  store.set('a', '2');
  clock.advance(100);
  expect(store.value('sum')).toBe('3');
});

test('columns of rows are added up, and rows have formulas of their own, with fields of the form among them', () => {
  const { clock, store } = opened([
    number('rate'),
    rows('lines', number('price'), number('count'), formula('amount', ['price', '×', 'count', '×', 'rate'])),
    formula('total', ['lines.amount', '+', '0.05']),
  ]);
  expect(store.value('total')).toBe('0.05');
  store.set('rate', '2');
  store.set('lines', [
    { price: '0.1', count: '3' },
    { price: '10', count: null },
    { price: '1.005', count: '1' },
  ]);
  clock.advance(100);
  expect(store.value('lines')).toEqual([
    { price: '0.1', count: '3', amount: '0.6' },
    { price: '10', count: null, amount: '0' },
    { price: '1.005', count: '1', amount: '2.01' },
  ]);
  expect(store.value('total')).toBe('2.66');
  expect(store.state('total').given).toBeNull();
});

test.each([
  [['a', '÷', '0'], 'divided-by-zero'],
  [['nowhere', '+', '1'], 'unknown-field'],
  [['a', '+'], 'number-missing'],
  [['other', '+', '1'], 'cycle'],
  [['word', '+', '1'], 'not-a-number'],
  [['lines.price', '+', '1'], 'not-a-number'],
])('%j counts as 0 and says why', (expression, reason) => {
  const parts = [number('a'), number('word'), rows('lines', number('price')), formula('sum', expression), formula('other', ['sum'])];
  const { store } = opened(parts, { a: '1', word: 'abc', lines: [{ price: '1' }, { price: 'x' }] });
  expect(store.value('sum')).toBe('0');
  expect(store.state('sum').given).toMatchObject({ reason });
});

test('an error that is mended is told no more', () => {
  const { clock, store } = opened([number('a'), formula('sum', ['1', '÷', 'a'])], { a: '0' });
  expect(store.state('sum').given).toMatchObject({ reason: 'divided-by-zero' });
  store.set('a', '4');
  clock.advance(100);
  expect(store.state('sum')).toMatchObject({ value: '0.25', given: null });
});

test('of a table only the row that was changed is worked out anew; a new record begins with its results', () => {
  const table: Control = {
    part: 'control',
    kind: 'table',
    field: 'items',
    label: 'items',
    add: 'add',
    columns: [number('price'), number('count'), formula('amount', ['price', '×', 'count'])],
  };
  const { clock, store } = opened([table, formula('total', ['items.amount'])], {
    items: [
      { price: '2', count: '3', amount: null },
      { price: '5', count: '1', amount: '5' },
    ],
  });
  const read = () => store.value('items') as readonly Readonly<Record<string, unknown>>[];
  expect(read().map(({ amount }) => amount)).toEqual(['6', '5']);
  expect([store.value('total'), store.summary().isDirty]).toEqual(['11', false]);
  const [first, second] = read();
  store.set('items', [{ ...first, count: '4' }, second]);
  clock.advance(100);
  expect(read().map(({ amount }) => amount)).toEqual(['8', '5']);
  expect(read()[1]).toBe(second);
  expect(store.value('total')).toBe('13');
});

test('cells of a table that are to be mended are named one by one, the rows that are fine are not', () => {
  const table: Control = {
    part: 'control',
    kind: 'table',
    field: 'items',
    label: 'items',
    add: 'add',
    columns: [
      { ...number('count'), required: true } as CellControl,
      { part: 'control', kind: 'text', field: 'name', label: 'name', required: true },
    ],
  };
  const { store } = opened([table], {
    items: [
      { count: '1', name: ' ' },
      { count: null, name: '' },
    ],
  });
  expect(store.tryToSave()).toBe(false);
  expect(store.summary().problems.map(({ cell, problem }) => [cell?.row, cell?.column.field, problem])).toEqual([
    [1, 'count', 'required'],
    [1, 'name', 'required'],
  ]);
  store.set('items', [{ count: '1', name: 'a' }]);
  store.setCellFaults('items', [{ row: 0, column: 'count', message: 'no number' }]);
  expect(store.tryToSave()).toBe(false);
  store.setCellFaults('items', []);
  expect(store.tryToSave()).toBe(true);
});

test('cells that hold no value, and those that do not fit, are told in their order, each once', () => {
  const table: Control = {
    part: 'control',
    kind: 'table',
    field: 'items',
    label: 'items',
    add: 'add',
    columns: ['name', 'code'].map((field) => ({ part: 'control', kind: 'text', field, label: field, required: true, maxChars: 2 })),
  };
  const hidden: Control = {
    part: 'control',
    kind: 'text',
    field: 'hidden',
    label: 'hidden',
    required: true,
    shown: { field: 'items', is: [] },
  };
  const { store } = opened([table, hidden], {
    items: [
      { name: 'abc', code: '' },
      { name: 'a', code: 'b' },
    ],
  });
  const heard = vi.fn<() => void>();
  store.subscribe('items', heard);
  store.setCellFaults('items', []);
  expect([heard.mock.calls.length, store.summary().isDirty, store.summary().problems]).toEqual([0, false, []]);
  store.setCellFaults('items', [
    { row: 1, column: 'code', message: 'taken' },
    { row: 0, column: 'code', message: 'no code' },
    { row: 1, column: 'gone', message: 'nowhere' },
  ]);
  expect([store.summary().isDirty, store.summary().canSave, store.summary().problems]).toEqual([true, false, []]);
  store.tryToSave();
  expect(store.summary().problems.map(({ field, tabs, cell, problem }) => [field, tabs, cell?.row, cell?.column.field, problem])).toEqual([
    ['items', [], 0, 'name', 'tooLong'],
    ['items', [], 0, 'code', { message: 'no code' }],
    ['items', [], 1, 'code', { message: 'taken' }],
  ]);
  expect(store.state('items').problem).toBe('invalid');
  store.setCellFaults('items', []);
  expect(store.summary().isDirty).toBe(false);
  expect(store.summary().problems.map(({ cell, problem }) => [cell?.row, cell?.column.field, problem])).toEqual([
    [0, 'name', 'tooLong'],
    [0, 'code', 'required'],
  ]);
});

test('a formula tells when it is worked out, and once for what it was made of', () => {
  const { clock, store } = opened([number('a'), number('b'), formula('sum', ['a', '+', '1'])], { a: '1' });
  const [sum, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe('sum', sum);
  store.subscribe('b', other);
  store.set('a', 'x');
  clock.advance(100);
  expect(store.state('sum')).toMatchObject({ value: '0', given: { reason: 'not-a-number' } });
  store.set('a', '4');
  store.tryToSave();
  expect(store.value('sum')).toBe('5');
  const calls = sum.mock.calls.length;
  clock.advance(1000);
  expect([sum.mock.calls.length, other.mock.calls.length]).toEqual([calls, 0]);
});
