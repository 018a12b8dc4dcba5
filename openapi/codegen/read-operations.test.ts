import { expect, test } from 'vitest';
import { readOperations } from './read-operations.ts';

const facts = {
  operationId: 'getThing',
  summary: 'One thing',
  tags: ['thing'],
  'x-effect': 'read',
  'x-reads': ['user'],
  'x-needs': 'self',
};
const bundleOf = (operation: object, components: object = {}) => ({ paths: { '/api/things/{id}': { get: operation } }, components });

test('an operation keeps its facts', () => {
  expect(readOperations(bundleOf({ ...facts, 'x-timeout-ms': 100_000, 'x-raw-response': true, 'x-session-exempt': true }))).toEqual([
    {
      id: 'getThing',
      domain: 'thing',
      method: 'GET',
      path: '/api/things/{id}',
      summary: 'One thing',
      effect: 'read',
      reads: ['user'],
      writes: [],
      need: 'self',
      hasQuery: false,
      isCommand: false,
      timeoutMs: 100_000,
      isRaw: true,
      isSessionExempt: true,
    },
  ]);
});

test.each([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'multipart'],
])('a body of %s is sent as %s', (type, kind) => {
  const [operation] = readOperations(bundleOf({ ...facts, requestBody: { content: { [type]: {} } } }));
  expect(operation?.body).toEqual({ type, kind });
});

test('a body that may be missing is told apart', () => {
  const [operation] = readOperations(bundleOf({ ...facts, requestBody: { required: false, content: { 'application/json': {} } } }));
  expect(operation?.body).toEqual({ type: 'application/json', kind: 'json', isOptional: true });
});

test.each([
  ['the timestamp alone', [{ $ref: '#/components/parameters/Timestamp' }], false],
  ['a keyword beside it', [{ $ref: '#/components/parameters/Timestamp' }, { name: 'keyword', in: 'query' }], true],
  ['a path parameter', [{ name: 'id', in: 'path' }], false],
])('%s: is there a query to fill?', (_, parameters, hasQuery) => {
  const components = { parameters: { Timestamp: { name: 'n', in: 'query' } } };
  expect(readOperations(bundleOf({ ...facts, parameters }, components))[0]?.hasQuery).toBe(hasQuery);
});

test('an answer that is nothing but an envelope marks a command', () => {
  const schema = { $ref: '#/components/schemas/CommandAnswer' };
  const [operation] = readOperations(bundleOf({ ...facts, responses: { 200: { content: { 'application/json': { schema } } } } }));
  expect(operation?.isCommand).toBe(true);
});

test.each([
  ['x-reads', facts],
  ['x-writes', { ...facts, 'x-effect': 'update' }],
])('an operation without %s is refused by method and path', (name, operation) => {
  const { 'x-reads': _, ...without } = operation;
  expect(() => readOperations(bundleOf(without))).toThrow(
    `get /api/things/{id}: A call that ${name === 'x-reads' ? 'reads' : 'writes'} needs ${name}`,
  );
});

test.each(['operationId', 'summary', 'tags', 'x-effect'])('an operation without %s is refused by method and path', (key) => {
  expect(() => readOperations(bundleOf({ ...facts, [key]: undefined }))).toThrow('get /api/things/{id} lacks');
});
