import { describe, expect, test } from 'vitest';
import { descriptionChanges } from './description-changes.ts';

const NODE = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
};
const description = (operation: object, schemas: object = { Node: NODE }) => ({
  paths: { '/api/role': { post: { operationId: 'createRole', 'x-effect': 'create', ...operation } } },
  components: { schemas },
});
const taking = (schema: object, more: object = {}) =>
  description({ requestBody: { required: true, content: { 'application/json': { schema } } }, ...more });
const answering = (schema: object, schemas?: object) =>
  description({ responses: { '200': { content: { 'application/json': { schema } } } } }, schemas);
const name = (more: object = {}) => ({ type: 'object', properties: { fullName: { type: 'string', ...more } } });

const whatsOf = (base: object, head: object) =>
  descriptionChanges({ ...base }, { ...head })
    .filter(({ isBreaking }) => isBreaking)
    .map(({ what }) => what)
    .join('; ');

describe('what breaks a client of the old description', () => {
  test.each([
    ['an operation that is gone', taking(name()), { paths: {} }, 'createRole is gone'],
    [
      'an operation that moved',
      taking(name()),
      { paths: { '/api/roles': { post: { operationId: 'createRole' } } } },
      'createRole moved to POST /api/roles',
    ],
    ['another effect', taking(name()), taking(name(), { 'x-effect': 'delete' }), 'x-effect was create, is delete'],
    ['a new required member of the body', taking(name()), taking({ ...name(), required: ['fullName'] }), 'body requires fullName now'],
    ['a shorter limit', taking(name({ maxLength: 50 })), taking(name({ maxLength: 20 })), 'body.fullName has maxLength 20, was 50'],
    ['a value no longer taken', taking({ enum: [0, 1] }), taking({ enum: [1] }), 'body no longer takes 0'],
    ['a bound within the values that were listed', taking({ enum: [20, 50] }), taking({ minimum: 30 }), 'body has minimum 30'],
    ['a type no longer taken', taking({ type: ['string', 'null'] }), taking({ type: 'string' }), 'body no longer takes null'],
    [
      'a new required parameter',
      taking(name()),
      taking(name(), { parameters: [{ in: 'query', name: 'force', required: true }] }),
      'query force',
    ],
    ['a type an answer may now have', answering(name()), answering({ ...name(), type: ['object', 'null'] }), 'answer may now be null'],
    ['a member of an answer that is gone', answering(name()), answering({ type: 'object' }), 'answer.fullName is no longer described'],
    [
      'a change deep in a tree',
      answering({ $ref: '#/components/schemas/Node' }),
      answering({ $ref: '#/components/schemas/Node' }, { Node: { ...NODE, required: [] } }),
      'answer no longer promises id',
    ],
  ])('%s', (_, base, head, expected) => expect(whatsOf(base, head)).toContain(expected));
});

describe('what breaks nobody', () => {
  test.each([
    ['nothing', answering({ $ref: '#/components/schemas/Node' }), answering({ $ref: '#/components/schemas/Node' })],
    ['a new optional member', taking(name()), taking({ type: 'object', properties: { ...name().properties, note: { type: 'string' } } })],
    ['a longer limit', taking(name({ maxLength: 20 })), taking(name({ maxLength: 50 }))],
    [
      'bounds around the values that were listed',
      taking({ type: 'integer', enum: [20, 50] }),
      taking({ type: 'integer', minimum: 1, maximum: 1000 }),
    ],
    ['a type that is taken besides', taking({ type: 'string' }), taking({ type: ['string', 'null'] })],
    ['an answer that promises more', answering(name()), answering({ ...name(), required: ['fullName'] })],
    ['whole numbers where numbers were answered', answering({ type: 'number' }), answering({ type: 'integer' })],
  ])('%s', (_, base, head) => expect(whatsOf(base, head)).toBe(''));

  test('a new operation is told, not as a break', () => {
    expect(descriptionChanges({ paths: {} }, taking(name()))).toEqual([
      { isBreaking: false, call: 'POST /api/role', what: 'createRole is new' },
    ]);
  });
});
