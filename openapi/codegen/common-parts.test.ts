import { expect, test } from 'vitest';
import { addCommonParts } from './common-parts.ts';
import { recordAt } from './record.ts';

const answer = { '200': { content: { 'application/json': { examples: { good: { value: { code: 200 } } } } } } };
const operation = (more: object) =>
  recordAt(recordAt(recordAt(addCommonParts({ paths: { '/a': { get: { responses: answer, ...more } } } }), 'paths'), '/a'), 'get');
const examplesOf = (one: object) =>
  Object.keys(recordAt(recordAt(recordAt(recordAt(recordAt(one, 'responses'), '200'), 'content'), 'application/json'), 'examples'));

test('every operation takes the timestamp and the origin, before its own parameters', () => {
  expect(operation({ parameters: [{ $ref: '#/own' }] })['parameters']).toEqual([
    { $ref: '#/components/parameters/Timestamp' },
    { $ref: '#/components/parameters/Origin' },
    { $ref: '#/components/parameters/Language' },
    { $ref: '#/own' },
  ]);
});

test('where a token is needed the session can be over in three ways, and the good answer stays the first', () => {
  expect(examplesOf(operation({}))).toEqual(['good', 'expired', 'elsewhere', 'refused']);
});

test('an operation without a token knows no session', () => {
  expect(examplesOf(operation({ security: [] }))).toEqual(['good']);
});
