import { listConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { HEAD, textOf, valueOf } from './rowValue.ts';
import type { ModelRow } from './rowValue.ts';
import { sumOf } from './sums.ts';

const rowOf = (members: object): ModelRow => ({ id: '1', fullName: '', isLeaf: true, [HEAD]: false, ...members });
const ROWS = [
  rowOf({ cars: '1,200.5', text: 'x', list: [{ cars: 1 }, { cars: '2' }] }),
  rowOf({ cars: 34, text: '7', list: [{ cars: 'many' }] }),
  rowOf({ cars: null }),
];
const design = (more: object) =>
  sumOf(listConfig.decode({ type: 1, showSummary: true, summaryField: ['cars', 'text', 'list-cars'], ...more } as never));

describe('sums of a list', () => {
  test.each<[string, string, string]>([
    ['of figures and texts of figures', 'cars', '1234.50'],
    ['of what is no figure', 'text', '7.00'],
    ['of a column of a sub-table', 'list-cars', '3.00'],
    ['of a column that is not added up', 'list', ''],
  ])('%s', (_, column, sum) => expect(design({})?.(ROWS, column)).toBe(sum));

  test('of a column with a dash that is of no sub-table are those of its own', () =>
    expect(
      sumOf(listConfig.decode({ type: 1, showSummary: true, summaryField: ['road-cars'] } as never))?.(
        [rowOf({ 'road-cars': 7 })],
        'road-cars',
      ),
    ).toBe('7.00'));

  test('of no rows are nothing', () => expect(design({})?.([], 'cars')).toBe('0.00'));

  test.each<[string, object, string]>([
    ['have commas where the design has them for the column', { thousands: true, thousandsField: ['cars'] }, '1,234.50'],
    ['have none where it has them for another', { thousands: true, thousandsField: ['text'] }, '1234.50'],
    ['have commas where the design names the column alone', { thousands: false, thousandsField: ['cars'] }, '1,234.50'],
    ['have none where it has them for none', { thousands: false, thousandsField: [] }, '1234.50'],
  ])('%s', (_, more, sum) => expect(design(more)?.(ROWS, 'cars')).toBe(sum));

  test('have a comma between each three digits', () =>
    expect(design({ thousands: true, thousandsField: ['cars'] })?.([rowOf({ cars: 1_234_567.5 })], 'cars')).toBe('1,234,567.50'));

  test.each<[string, object]>([
    ['asks for none', { showSummary: false }],
    ['names no column', { summaryField: [] }],
    ['is made of groups', { type: 3 }],
    ['is a tree', { type: 5 }],
  ])('there are none where the design %s', (_, more) => expect(design(more)).toBeUndefined());

  test.each([1, 2, 4])('there are some in a list of type %i', (type) => expect(design({ type })).toBeDefined());
});

test.each<[unknown, string]>([
  ['a', 'a'],
  [0, '0'],
  [true, ''],
  [null, ''],
  [undefined, ''],
  [['a', '', null, 2], 'a, 2'],
  [{ fullName: '北站', name: 'x' }, '北站'],
  [{ name: 'x' }, 'x'],
  [{ fullName: { name: 'y' } }, 'y'],
  [[{ fullName: 'a' }, { name: 'b' }], 'a, b'],
  [{}, ''],
])('the value %j is said as %j', (value, words) => expect(textOf(value)).toBe(words));

test('a row has its own members alone', () =>
  expect([valueOf({ a: 1 }, 'a'), valueOf({ a: 1 }, 'b'), valueOf({}, 'constructor')]).toEqual([1, undefined, undefined]));
