import { expect, test } from 'vitest';
import { withAll, withToggled } from './choices.ts';

test.each([
  ['a choice comes last', ['b'], 'a', Infinity, ['b', 'a']],
  ['the same again takes it away', ['b', 'a'], 'b', Infinity, ['a']],
  ['at the maximum one can still be taken away', ['b', 'a'], 'b', 2, ['a']],
  ['over the maximum nothing is chosen', ['b', 'a'], 'c', 2, null],
])('%s', (_promise, value, id, maximum, ids) => {
  expect(withToggled(value, id, maximum)).toEqual(ids ? { kind: 'chosen', ids } : { kind: 'tooMany' });
});

test.each([
  ['all come behind what is chosen, each once', ['c'], ['a', 'c', 'b'], Infinity, ['c', 'a', 'b']],
  ['all or nothing over the maximum', ['c'], ['a', 'b'], 2, null],
  ['exactly the maximum is chosen', ['c'], ['a'], 2, ['c', 'a']],
])('choosing all: %s', (_promise, value, shown, maximum, ids) => {
  expect(withAll(value, shown, maximum)).toEqual(ids ? { kind: 'chosen', ids } : { kind: 'tooMany' });
});
