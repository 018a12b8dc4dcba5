import { expect, test } from 'vitest';
import { exampleProblems } from './examples.ts';

const good = { value: { code: 200 } };
const expired = { value: { code: 600 } };
const answering = (examples: object, more: object = {}) => ({
  responses: { 200: { content: { 'application/json': { examples } } } },
  ...more,
});

test('a good answer, a failure and an example of the body are enough', () => {
  const requestBody = { content: { 'application/json': { examples: { request: { value: {} } } } } };
  expect(exampleProblems(answering({ good, expired }, { requestBody }))).toEqual([]);
});

test('references are followed', () => {
  const files: Record<string, unknown> = { 'a.json#/good': good, 'a.json#/expired': expired };
  const resolve = (node: unknown) => (typeof node === 'object' && node !== null && '$ref' in node ? files[String(node.$ref)] : node);
  expect(exampleProblems(answering({ good: { $ref: 'a.json#/good' }, expired: { $ref: 'a.json#/expired' } }), resolve)).toEqual([]);
});

test.each([
  ['no good answer', answering({ other: good, expired }), '"good" with code 200'],
  ['a good answer with another code', answering({ good: expired, expired }), '"good" with code 200'],
  ['a failure before the good answer', answering({ expired, good }), 'first example'],
  ['no failure where no session can be over', answering({ good, empty: good }, { security: [] }), 'example of a failure'],
  ['an answer without a code', answering({ good, expired, odd: { value: [] } }), '"odd" has no integer code'],
  [
    'a body without an example',
    answering({ good, expired }, { requestBody: { content: { 'application/json': {} } } }),
    'body needs an example',
  ],
  ['bytes without an example', answering({ used: expired }, { 'x-raw-response': true }), 'bytes need an example'],
])('%s is refused', (_, operation, expected) => {
  expect(exampleProblems(operation).join('\n')).toContain(expected);
});
