import { expect, test } from 'vitest';
import { jsonTextProblems } from './json-texts.ts';

const inner = { $ref: '#/components/schemas/FormConfig' };

test.each([
  ['a text that says what is inside', { type: 'string', contentMediaType: 'application/json', contentSchema: inner }],
  ['a text that holds no JSON', { type: 'string' }],
])('%s is in order', (_, schema) => expect(jsonTextProblems(schema)).toEqual([]));

test.each([
  ['JSON of which nobody knows what is inside', { contentMediaType: 'application/json' }, 'one $ref'],
  ['a shape written in place', { contentMediaType: 'application/json', contentSchema: { type: 'object' } }, 'one $ref'],
  ['a shape without the media type', { contentSchema: inner }, 'contentMediaType'],
])('%s is refused', (_, schema, expected) => expect(jsonTextProblems(schema).join()).toContain(expected));
