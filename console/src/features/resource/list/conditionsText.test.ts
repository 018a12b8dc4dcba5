import { expect, test } from 'vitest';
import { readConditions, writeConditions } from './conditionsText.ts';

const isKnown = ({ field, symbol }: { readonly field: string; readonly symbol: string }) =>
  field === 'price' && ['>', 'in'].includes(symbol);
const read = (text: string | undefined) => readConditions(text, isKnown);

test('conditions in the address come back as they were', () => {
  const list = [
    { field: 'price', symbol: '>', value: 5 },
    { field: 'price', symbol: 'in', value: [['a', 'b']] },
  ];
  const one = { match: 'any', groups: [{ match: 'any', list }] } as const;
  expect(writeConditions(one)).toBe('["any",["price",">",5],["price","in",[["a","b"]]]]');
  expect(read(writeConditions(one))).toEqual(one);
  const several = {
    match: 'any',
    groups: [
      { match: 'all', list },
      { match: 'any', list: list.slice(1) },
    ],
  } as const;
  expect(read(writeConditions(several))).toEqual(several);
});

test('a group of an address without a condition of this list is left out', () => {
  const groups = [{ match: 'all', list: [{ field: 'price', symbol: '>', value: 5 }] }];
  expect(read('["any",{"all":[["price",">",5]]},{"any":[["secret",">",5]]},{"most":[["price",">",6]]},{"all":5}]')).toEqual({
    match: 'any',
    groups,
  });
});

test.each([
  ['none', undefined],
  ['no JSON', '[all'],
  ['another value', '{"match":"all"}'],
  ['a word for nothing', '["most",["price",">",5]]'],
  ['a field the list has not', '["all",["secret",">",5]]'],
  ['a symbol the field has not', '["all",["price","like",5]]'],
  ['rows of another shape', '["all",5,null,["price"]]'],
])('%s: none', (_, text) => expect(read(text)).toBeNull());
