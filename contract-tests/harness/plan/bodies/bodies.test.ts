import { expect, it } from 'vitest';
import { factsOf } from '../../model/facts.ts';
import { shapeOf } from '../../model/schema.ts';
import { createSeed } from '../seed.ts';
import { badBodies, lastGoodBodies } from './badBodies.ts';
import { validBody } from './validBody.ts';

const ID = 'createRole';
const GOOD = { name: 'ct1', other: 'ct1' };
/** Wrong bodies of one member, as `check why: value`; a member that is missing has none. */
const wrong = (schema: object, { isRequired = false, good = GOOD as Record<string, unknown>, tag = 'ct' } = {}) =>
  badBodies({ id: ID, body: shapeOf({ properties: { name: schema }, required: isRequired ? ['name'] : [] }) }, good, tag).map(
    ({ check, why, body }) => `${check} ${why}: ${JSON.stringify(body['name'])}`,
  );

it.each<[string, object, string[]]>([
  ['a text', { type: 'string' }, ['V2 no string: {"unexpected":true}']],
  ['a text with an end', { type: 'string', maxLength: 5 }, ['V2 no string: {"unexpected":true}', 'V3 longer than 5: "ct1xxx"']],
  ['a text that must not be empty', { type: 'string', minLength: 1 }, ['V2 no string: {"unexpected":true}', 'V3 empty: ""']],
  ['a text that may be empty', { type: 'string', minLength: 0 }, ['V2 no string: {"unexpected":true}']],
  ['a text that may be nothing', { type: ['string', 'null'], minLength: 1 }, ['V2 no string: {"unexpected":true}']],
  ['a text too long to be sent', { type: 'string', maxLength: 5001 }, ['V2 no string: {"unexpected":true}']],
  [
    'a text with a pattern',
    { type: 'string', pattern: '^[a-z0-9]+$' },
    ['V2 no string: {"unexpected":true}', 'V4 another pattern: "ct1 <%"'],
  ],
  [
    'a text with a pattern that takes some of it',
    { type: 'string', pattern: '^[^契]+$' },
    ['V2 no string: {"unexpected":true}', 'V4 another pattern: "ct1契"'],
  ],
  ['a text with a pattern that takes all of it', { type: 'string', pattern: '.' }, ['V2 no string: {"unexpected":true}']],
  ['a choice of words', { enum: ['a', 'b'] }, ['V4 another choice: "zz987"']],
  ['a choice of figures', { enum: [1, 2] }, ['V4 another choice: 987']],
  ['a whole number with limits', { type: 'integer', minimum: 0, maximum: 9 }, ['V2 no integer: "abc"', 'V4 below 0: -1', 'V4 above 9: 10']],
  ['a number of any size', { type: 'number', maximum: Number.MAX_SAFE_INTEGER }, ['V2 no number: "abc"']],
  ['a list', { type: 'array' }, ['V2 no array: "abc"']],
  ['an object', { type: 'object' }, ['V2 no object: "abc"']],
  ['a yes or no', { type: 'boolean' }, []],
  ['two types', { type: ['string', 'integer'] }, []],
  ['anything', {}, []],
])('%s is sent wrong in these ways', (_, schema, expected) => expect(wrong(schema)).toEqual(expected));

it('a member that must be there is left out once, and the others stay', () => {
  expect(wrong({}, { isRequired: true })).toEqual(['V1 missing: undefined']);
  const [missing] = badBodies({ id: ID, body: shapeOf({ properties: { name: {} }, required: ['name'] }) }, GOOD, 'ct');
  expect(missing).toEqual({ check: 'V1', member: 'name', why: 'missing', body: { other: 'ct1' } });
});

it('a wrong body keeps the mark of the run somewhere, or is not made; without a mark all are made', () => {
  const text = { type: 'string', maxLength: 5 };
  expect(wrong(text, { good: { name: 'ct1' } })).toEqual(['V3 longer than 5: "ct1xxx"']);
  expect(wrong(text, { good: { name: 'ct1' }, tag: '' })).toHaveLength(2);
  expect(wrong(text, { good: { name: 7, other: ['ct'] } })).toEqual([]);
  expect(wrong(text, { good: { name: 'ct-too-long-already' } })).toEqual(['V3 longer than 5: "ct-too-long-already"']);
});

it('without a body there is none that is wrong', () => expect(badBodies({ id: ID, body: null }, GOOD, 'ct')).toEqual([]));

it.each([1, 2, 3])('with seed %i wrong values are others of the same kind', (number) => {
  const body = shapeOf({ properties: { name: { type: 'integer', minimum: 0, maximum: 9 } } });
  const sent = badBodies({ id: ID, body }, { name: 5, other: 'ct' }, 'ct', createSeed(number));
  const values = sent.map(({ body: wrongBody }) => wrongBody['name']);
  expect(sent.map(({ check }) => check).toSorted()).toEqual(['V2', 'V4', 'V4']);
  expect(values.filter((value) => typeof value === 'number' && value >= 0 && value <= 9)).toEqual([]);
  expect(values.filter((value) => [-1, -7, -100, 10, 16, 109].includes(value as number))).toHaveLength(2);
});

it.each<[string, object, Record<string, unknown>, readonly string[], unknown]>([
  ['a text with an end', { type: 'string', maxLength: 6 }, { name: 'ct1' }, ['name'], 'ct1xxx'],
  ['a text that is no mark', { type: 'string', maxLength: 6 }, { name: 'ct1' }, [], null],
  ['a text without an end', { type: 'string' }, { name: 'ct1' }, ['name'], null],
  ['the longest text that is sent', { type: 'string', maxLength: 5000 }, { name: 'ct1' }, ['name'], 'ct1'.padEnd(5000, 'x')],
  ['a longer one', { type: 'string', maxLength: 5001 }, { name: 'ct1' }, ['name'], null],
  ['a text with a pattern', { type: 'string', maxLength: 6, pattern: '.' }, { name: 'ct1' }, ['name'], null],
  ['a text that is not there', { type: 'string', maxLength: 6 }, {}, ['name'], null],
])('of %s the longest allowed one is sent where it is known', (_, schema, good, marks, value) =>
  expect(lastGoodBodies({ body: shapeOf({ properties: { name: schema } }) }, good, marks)).toEqual(
    value === null ? [] : [{ member: 'name', body: { ...good, name: value } }],
  ),
);
it('without a body there is no longest one', () => expect(lastGoodBodies({ body: null }, GOOD, ['name'])).toEqual([]));

it('a valid body is the example, with the mark, with what it refers to, and with a number of its own', () => {
  const user = factsOf('createUser');
  const made = (mark: string) => validBody(user, { marks: ['account', 'realName'] }, { organizeId: 'o1' }, mark);
  expect(made('ct1')).toMatchObject({ account: 'ct1', realName: 'ct1', organizeId: 'o1', description: '契约 ct1' });
  const phones = ['ct1', 'ct2', 'ct1'].map((mark) => made(mark)['mobilePhone']);
  expect(phones).toEqual([expect.stringMatching(/^139\d{8}$/), expect.stringMatching(/^139\d{8}$/), phones[0]]);
  expect(phones[1]).not.toBe(phones[0]);
  expect(validBody({ ...user, body: null, requests: [] }, { marks: ['a'] }, { b: 1 }, 'ct')).toEqual({ a: 'ct', b: 1 });
});
