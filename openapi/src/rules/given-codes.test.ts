import { expect, it } from 'vitest';
import { givenBy } from './given-codes.ts';

it.each([
  ['a field', ['name'], { name: true, price: false }],
  ['a table as a whole', ['works'], { works: true, 'works-item': true, 'crew-person': false }],
  ['some columns of a table', ['works', 'works-item'], { works: true, 'works-item': true, 'works-price': false }],
  ['columns of a table without it', ['works-item'], { works: true, 'works-item': true, 'works-price': false }],
  ['nothing', [], { name: false, works: false }],
] as const)('%s is given by its codes', (_, codes, expected) => {
  const may = givenBy(new Set(codes));
  expect(Object.fromEntries(Object.keys(expected).map((code) => [code, may(code)]))).toEqual(expected);
});
