import { describe, expect, it } from 'vitest';
import { at, isJson, listOf, parameterOf, shapeOf, textOf, wordOf } from './schema.ts';

it.each<[unknown, boolean, readonly unknown[], string, string]>([
  [{ a: 1 }, true, [], '', ''],
  [[1], false, [1], '', ''],
  ['a', false, [], 'a', 'a'],
  [7, false, [], '', '7'],
  [false, false, [], '', 'false'],
  [null, false, [], '', ''],
  [undefined, false, [], '', ''],
])('%j as an object, a list, a text and a word', (value, isObject, list, text, word) =>
  expect([isJson(value), listOf(value), textOf(value), wordOf(value)]).toEqual([isObject, list, text, word]),
);

it.each<[unknown, readonly (string | number)[], unknown]>([
  [{ a: { b: 1 } }, ['a', 'b'], 1],
  [{ a: [{ b: 2 }] }, ['a', 0, 'b'], 2],
  [{ a: 1 }, ['a', 'b'], undefined],
  [null, ['a'], undefined],
  ['text', ['length'], undefined],
  [{ a: 1 }, [], { a: 1 }],
])('in %j there is at %j: %j', (value, keys, found) => expect(at(value, ...keys)).toEqual(found));

describe('a shape', () => {
  const EMPTY = { types: [], isNullable: false, properties: {}, required: [], items: undefined };
  it.each<[string, unknown, object]>([
    ['of nothing', undefined, EMPTY],
    ['of a text', { type: 'string' }, { ...EMPTY, types: ['string'] }],
    ['of a text or nothing', { type: ['string', 'null'] }, { ...EMPTY, types: ['string'], isNullable: true }],
    ['of a choice with nothing', { enum: ['a', null] }, { ...EMPTY, isNullable: true }],
    ['of a choice', { enum: ['a'] }, EMPTY],
    ['of a list', { type: 'array', items: { type: 'string' } }, { ...EMPTY, types: ['array'], items: { type: 'string' } }],
    ['of something or nothing', { anyOf: [{ type: 'null' }, { type: 'object' }] }, { ...EMPTY, types: ['object'], isNullable: true }],
    ['of one of two, the first', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, { ...EMPTY, types: ['string'] }],
    ['of nothing at all', { oneOf: [{ type: 'null' }] }, { ...EMPTY, isNullable: true }],
    [
      'of several together',
      {
        allOf: [
          { properties: { a: 1 }, required: ['a'] },
          { properties: { b: 2 }, required: ['b', 'a'] },
        ],
        properties: { c: 3 },
        required: ['c'],
      },
      { ...EMPTY, properties: { a: 1, b: 2, c: 3 }, required: ['a', 'b', 'c'] },
    ],
    ['of one whose own words count more', { allOf: [{ type: 'string' }], type: 'integer' }, { ...EMPTY, types: ['integer'] }],
    ['of what is no schema', ['string'], EMPTY],
  ])('%s', (_, schema, shape) => expect(shapeOf(schema)).toMatchObject(shape));

  it('has its other words at hand, and those of what it refers to', () => {
    expect(shapeOf({ type: 'string', maxLength: 5 }).keywords).toMatchObject({ maxLength: 5 });
    const role = shapeOf({ $ref: '#/info' });
    expect(role.keywords).toHaveProperty('title');
  });

  it('of one that refers to nothing is a fault of the description', () =>
    expect(() => shapeOf({ $ref: '#/components/schemas/Nobody' })).toThrow('The description has nothing at #/components/schemas/Nobody'));

  it('of one deeper than 20 within others is of anything', () => {
    expect([20, 21].map((depth) => shapeOf({ type: 'string' }, depth).types)).toEqual([['string'], []]);
  });
});

it('a parameter is itself, or what it refers to', () => {
  expect(parameterOf({ name: 'id', in: 'path' })).toEqual({ name: 'id', in: 'path' });
  expect(parameterOf({ $ref: '#/info' })).toHaveProperty('title');
  expect(parameterOf('id')).toEqual({});
});
