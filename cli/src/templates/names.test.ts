import { expect, test } from 'vitest';
import { camel, constant, kebab, pascal, plural, withArticle } from './names.ts';
import { nearest } from './nearest.ts';

test('a name in every case', () => {
  expect(['bill-rule', 'billRule', 'BillRule'].map(kebab)).toEqual(['bill-rule', 'bill-rule', 'bill-rule']);
  expect([camel('bill-rule'), pascal('bill-rule'), constant('startNumber')]).toEqual(['billRule', 'BillRule', 'START_NUMBER']);
  expect(['area', 'category', 'address', 'BillRule'].map(plural)).toEqual(['areas', 'categories', 'addresses', 'BillRules']);
  expect(['area', 'rule', 'digits', 'status'].map(withArticle)).toEqual(['an area', 'a rule', 'digits', 'a status']);
});

test.each([
  ['listArea', ['listAreas']],
  ['lsitAreas', ['listAreas']],
  ['areas', ['listAreas']],
  ['somethingElse', []],
])('somebody who types %s may mean %j', (typed, names) => {
  expect(nearest(typed, ['listAreas', 'listBillRules', 'createArea'])).toEqual(names);
});
