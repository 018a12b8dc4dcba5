import { expect, test } from 'vitest';
import { jsonFault, placeOf } from './textPlace.ts';

test.each(['[]', ' {"id": "1", "children": [{"n": -1.5e+3, "x": null}]} ', '"\\u4e91"', '[true,false,0]'])('%s is JSON', (text) => {
  expect(jsonFault(text)).toBeNull();
  expect(() => JSON.parse(text)).not.toThrow();
});

test.each([
  ['a comma too many', '[1,]', 3],
  ['a comma that is missing', '[{"a":1}\n{"a":2}]', 9],
  ['a name without quotation marks', '{a:1}', 1],
  ['single quotation marks', "['a']", 1],
  ['a number that begins with 0', '[01]', 2],
  ['an escape nobody knows', '["\\x"]', 1],
  ['the text that ends early', '[{"a":1}', 8],
  ['something behind the end', '[] []', 3],
  ['nothing at all', '', 0],
])('%s stops being JSON where it stands', (_, text, at) => {
  expect(jsonFault(text)).toBe(at);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('data that is nested without end is refused, not fatal', () => {
  expect(jsonFault('['.repeat(100_000))).toBeLessThan(300);
});

test('a place is counted as people count it', () => {
  expect(placeOf('ab\ncd\nef', 4)).toEqual({ line: 2, column: 2, text: 'cd' });
  expect(placeOf('', 0)).toEqual({ line: 1, column: 1, text: '' });
});
