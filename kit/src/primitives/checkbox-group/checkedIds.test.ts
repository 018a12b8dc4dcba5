import { expect, test } from 'vitest';
import { allState, withAllPressed, withChecked } from './checkedIds.ts';

const OPTIONS = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
  { id: 'off', label: 'C', disabledReason: '已停用' },
];

test.each([
  ['nothing', [], 'none'],
  ['only what cannot be chosen', ['off'], 'none'],
  ['only a stranger', ['gone'], 'none'],
  ['one of two', ['a'], 'some'],
  ['all that can be chosen', ['b', 'a'], 'all'],
] as const)('with %s chosen the box over all is %s', (_promise, value, state) => {
  expect(allState(OPTIONS, value)).toBe(state);
});

test('choices come in the order of the options, strangers first', () => {
  expect(withChecked(OPTIONS, ['b', 'gone'], ['a'], true)).toEqual(['gone', 'a', 'b']);
  expect(withChecked(OPTIONS, ['gone', 'a', 'b'], ['gone'], false)).toEqual(['a', 'b']);
});

test.each([
  ['half becomes all', ['a'], ['a', 'b']],
  ['all becomes none; what cannot be chosen keeps its state', ['a', 'b', 'off'], ['off']],
  ['a stranger stays', ['gone'], ['gone', 'a', 'b']],
])('pressing all: %s', (_promise, value, next) => {
  expect(withAllPressed(OPTIONS, value)).toEqual(next);
});
