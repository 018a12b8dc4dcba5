import { expect, test } from 'vitest';
import { LIMITS, readJsonText } from './jsonText.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const listOf = (values: number) => `[${Array.from({ length: values }, () => '1').join()}]`;
const textOf = (bytes: number, sign = 'a') => `"${sign.repeat(bytes - 2)}"`;

test.each<[string, string, unknown]>([
  [
    'an object',
    '{ "a" : [ 1 , -2.5e3 , "x\\n\\"" , true , false , null ] , "b" : { } }',
    { a: [1, -2500, 'x\n"', true, false, null], b: {} },
  ],
  ['blanks of every kind around it', ' \t\r\n[]\n', []],
  ['a byte order mark before it', '\uFEFF7', 7],
])('JSON with %s is read', (_, text, value) => expect(readJsonText(text)).toEqual({ kind: 'read', value }));

test.each<[string, string, number, number]>([
  ['nothing', '', 1, 1],
  ['blanks alone', '\n  ', 2, 3],
  ['a word', 'yes', 1, 1],
  ['a comma at the end of a list', '[1,]', 1, 4],
  ['a comma at the end of an object', '{"a":1,}', 1, 8],
  ['no comma between values', '[1 2]', 1, 4],
  ['no comma between members', '{"a":1 "b":2}', 1, 8],
  ['no colon', '{"a" 1}', 1, 6],
  ['a colon in a list', '["a":1]', 1, 5],
  ['a name without quotes', '{\n  a: 1 }', 2, 3],
  ['a name that is a number', '{ 1: 1 }', 1, 3],
  ['something behind it', '{}\n\n  x', 3, 3],
  ['a list that stays open', '[1', 1, 3],
  ['an object that is closed like a list', '{"a":1]', 1, 7],
  ['a list that is closed like an object', '[1}', 1, 3],
  ['an escape nobody knows', '\n["\\x"]', 2, 2],
  ['a line end in a text', '["a\nb"]', 1, 2],
])('JSON with %s is refused with its place', (_, text, line, column) =>
  expect(readJsonText(text)).toEqual({ kind: 'refused', reason: { kind: 'badJson', line, column } }),
);

test.each([
  ['a name twice', '{"a":1,"b":{"a":1},"a":2}', { kind: 'duplicate', name: 'a' }],
  ['a name twice, in two spellings', String.raw`{"a":1,"\u0061":2}`, { kind: 'duplicate', name: 'a' }],
  ['the name of a prototype', '[{"__proto__":1}]', { kind: 'forbiddenName', name: '__proto__' }],
])('JSON with %s is refused with the name', (_, text, reason) => expect(readJsonText(text)).toEqual({ kind: 'refused', reason }));

test.each<[string, string, string]>([
  ['levels', nested(LIMITS.levels), nested(LIMITS.levels + 1)],
  ['levels of objects', '{"a":'.repeat(31) + '{}' + '}'.repeat(31), '{"a":'.repeat(32) + '{}' + '}'.repeat(32)],
  ['values', listOf(LIMITS.values - 1), listOf(LIMITS.values)],
  ['bytes', textOf(LIMITS.bytes), textOf(LIMITS.bytes + 1)],
])('JSON has so many %s, and not one more', (_, most, more) => {
  expect(readJsonText(most).kind).toBe('read');
  expect(readJsonText(more)).toEqual({ kind: 'refused', reason: { kind: 'tooLarge' } });
});

test('characters of several bytes count with all of them', () => {
  expect(readJsonText(textOf(LIMITS.bytes / 2, '路'))).toEqual({ kind: 'refused', reason: { kind: 'tooLarge' } });
});
