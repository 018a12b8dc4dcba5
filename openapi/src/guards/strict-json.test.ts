import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

const limits = { maxChars: 1000, maxDepth: 4, maxNodes: 20 };

test('whatever JSON.stringify writes is read back the same', () => {
  const roomy = { maxChars: Infinity, maxDepth: Infinity, maxNodes: Infinity };
  const safe = fc.jsonValue().filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
  fc.assert(
    fc.property(safe, (value) => {
      const text = JSON.stringify(value, null, 2);
      expect(parseStrictJson(text, roomy)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('what JSON.parse refuses is refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!canParse(text) && !text.startsWith('\uFEFF'));
      expect(parseStrictJson(text, limits).ok).toBe(false);
    }),
  );
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'syntax', 3, 3],
  ['an end too early', '{"a":[1,', 'syntax', 1, 9],
  ['something after the end', '{} x', 'syntax', 1, 4],
  ['a comma too many', '[1,]', 'syntax', 1, 4],
  ['a control character in a text', '["a\u0001"]', 'syntax', 1, 2],
  ['a number with a leading zero', '[01]', 'syntax', 1, 3],
  ['nothing', '', 'syntax', 1, 1],
  ['a key twice', '{"a":1,"a":2}', 'duplicateKey', 1, 8],
  ['the key of every prototype', '{"x":{"__proto__":{"polluted":1}}}', 'forbiddenKey', 1, 7],
  ['the same key written with an escape', '{"\\u005f_proto__":1}', 'forbiddenKey', 1, 2],
  ['a constructor', '{"constructor":1}', 'forbiddenKey', 1, 2],
  ['a level too many', '[[[[[]]]]]', 'tooDeep', 1, 5],
  ['five thousand levels', '['.repeat(400), 'tooDeep', 1, 5],
  ['too many values', `[${'1,'.repeat(30)}1]`, 'tooManyValues', 1, 40],
  ['too many characters', `"${'x'.repeat(1000)}"`, 'tooLarge', 1, 1],
] as const)('%s is refused at its place', (_, text, reason, line, column) => {
  expect(parseStrictJson(text, limits)).toEqual({ ok: false, reason, line, column });
});

test('one byte order mark is skipped, a second is not', () => {
  expect(parseStrictJson('\uFEFF{"a":1}', limits)).toEqual({ ok: true, value: { a: 1 } });
  expect(parseStrictJson('\uFEFF\uFEFF{"a":1}', limits).ok).toBe(false);
});

test('a text of five million characters is read', () => {
  const text = JSON.stringify('字\\"'.repeat(1_000_000));
  expect(parseStrictJson(text, { ...limits, maxChars: 6_000_000 }).ok).toBe(true);
});

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
