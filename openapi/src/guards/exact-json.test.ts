import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExactJson } from './exact-json.ts';

test.each<[string, unknown]>([
  ['[{"id":375086540390404727,"children":null}]', [{ id: '375086540390404727', children: null }]],
  ['375086540390404727', '375086540390404727'],
  ['{"id": -375086540390404727 }', { id: '-375086540390404727' }],
  ['[9007199254740991,9007199254740993]', [9007199254740991, '9007199254740993']],
  // A double has this one exactly, and the next one not.
  ['[9007199254740992,9007199254740994]', [9007199254740992, 9007199254740994]],
  ['{"amount":12345678901234567.89}', { amount: '12345678901234567.89' }],
  ['{"amount":1234567890123.45}', { amount: 1234567890123.45 }],
  ['{"amount":12345678901234.567}', { amount: '12345678901234.567' }],
  ['{"amount":0.1000000000000000055}', { amount: '0.1000000000000000055' }],
  ['{"amount":1234567890123456.00}', { amount: 1234567890123456 }],
  ['[1e3,1E400,1e-400,2.5e-7]', [1000, '1E400', '1e-400', 2.5e-7]],
  ['{"375086540390404727":1}', { ['375086540390404727']: 1 }],
  [
    String.raw`{"text":"a \" : 375086540390404727, \\","id":375086540390404727}`,
    { text: 'a " : 375086540390404727, \\', id: '375086540390404727' },
  ],
  ['{"json":"{\\"id\\":375086540390404727}"}', { json: '{"id":375086540390404727}' }],
  ['[0,-0,true,null,""]', [0, -0, true, null, '']],
])('%s keeps every digit', (text, value) => expect(parseExactJson(text)).toEqual(value));

test.each(['', '{', '[0123456789012345678]', '{375086540390404727:1}', '[3750865403904047271.]', '[+375086540390404727]', '[1e]', 'NaN'])(
  '%s is no JSON',
  (text) => expect(() => parseExactJson(text)).toThrow(SyntaxError),
);

test('what JavaScript can hold is read as JSON.parse reads it', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseExactJson(text)).toEqual(JSON.parse(text));
    }),
  ));

test('whole numbers of any length come out with the digits they were sent with', () =>
  fc.assert(
    fc.property(fc.bigInt(), (whole) => {
      expect(String(parseExactJson(`{"id":${whole}}`) && (parseExactJson(`[${whole}]`) as unknown[])[0])).toSatisfy(
        (read: string) => BigInt(read) === whole,
      );
    }),
  ));
