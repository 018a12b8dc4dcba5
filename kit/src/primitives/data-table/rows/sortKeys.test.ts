import { describe, expect, test } from 'vitest';
import { inDirection, nextSort, sortKeys } from './sortKeys.ts';

const order = (texts: readonly string[], keys: Float64Array) =>
  texts
    .map((text, index) => ({ text, key: keys[index] ?? NaN }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ text }) => text);

test('Han texts go by pinyin in Chinese, figures inside texts by value', () => {
  const texts = ['照明', '边沟', '护栏', 'K10', 'K9'];
  expect(order(texts, sortKeys(texts, 'text', 'zh-Hans-CN'))).toEqual(['边沟', '护栏', '照明', 'K9', 'K10']);
});

test('equal texts get equal keys, so that their rows keep their order', () => {
  const [first, , third] = sortKeys(['启用', '禁用', '启用'], 'text', 'zh-Hans-CN');
  expect(first).toBe(third);
});

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['1,234.50', 1234.5],
    ['-3', -3],
    ['K98+500', NaN],
    ['', NaN],
    ['—', NaN],
  ])('“%s” sorts as %d', (text, key) => {
    expect(sortKeys([text], 'number', 'zh-Hans-CN')[0]).toBe(key);
  });
  test('descending turns the order, what is no number stays no number', () => {
    expect([...inDirection(sortKeys(['2', '', '10'], 'number', 'en'), 'descending')]).toEqual([-2, NaN, -10]);
  });
});

test.each([
  [null, { columnId: 'name', direction: 'ascending' }],
  [
    { columnId: 'name', direction: 'ascending' },
    { columnId: 'name', direction: 'descending' },
  ],
  [{ columnId: 'name', direction: 'descending' }, null],
  [
    { columnId: 'order', direction: 'descending' },
    { columnId: 'name', direction: 'ascending' },
  ],
] as const)('pressing the header of the name when %o is in force', (before, after) => {
  expect(nextSort(before, 'name')).toEqual(after);
});
