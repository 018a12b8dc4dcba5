import { expect, test } from 'vitest';
import { writtenOut } from './recipes.ts';

const repeat = (text: string, times: number) => ({ gen: 'repeat', text, times });

test.each([
  ['repeat', { ...repeat('a', 3), before: '<', ...JSON.parse('{"then":">"}') }, '<aaa>'],
  ['nest', { gen: 'nest', open: '(', close: ')', times: 2, inner: '1' }, '((1))'],
  ['concat', { gen: 'concat', parts: ['x', repeat('y', 2)] }, 'xyy'],
  ['keys', { gen: 'keys', count: 2 }, '{"k0":"x","k1":"x"}'],
  ['wrap', { gen: 'wrap', around: { a: '$inner' }, inner: 1, times: 2 }, '{"a":{"a":1}}'],
])('a short text is written out wherever it stands: %s', (_, recipe, text) =>
  expect(writtenOut({ input: { list: [recipe], value: recipe } })).toEqual({ input: { list: [text], value: text } }),
);

test.each([
  ['a long text', repeat('a', 1_000_000)],
  ['a text with a long part', { gen: 'concat', parts: [repeat('a', 1_000_000)] }],
  ['bytes', { gen: 'bytes', byte: 255, times: 2 }],
  ['a menu', { gen: 'menu', count: 2, fanout: 2 }],
])('%s stays a recipe', (_, recipe) => expect(writtenOut(recipe)).toEqual(recipe));
