import { expect, test } from 'vitest';
import { readConditions, writeConditions } from './conditionsText.ts';

const isKnown = ({ field, symbol }: { readonly field: string; readonly symbol: string }) =>
  field === 'price' && ['>', 'in'].includes(symbol);
const read = (text: string | undefined) => readConditions(text, isKnown);

test('conditions in the address come back as they were', () => {
  const conditions = {
    match: 'any',
    list: [
      { field: 'price', symbol: '>', value: 5 },
      { field: 'price', symbol: 'in', value: [['a', 'b']] },
    ],
  } as const;
  expect(read(writeConditions(conditions))).toEqual(conditions);
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
