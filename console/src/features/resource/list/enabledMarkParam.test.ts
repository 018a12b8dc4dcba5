import { expect, test } from 'vitest';
import { filterKey, enabledMarkParam } from './enabledMarkParam.ts';

test.each([
  ['no state', {}, null, {}],
  ['what is enabled', { enabledMark: '1' }, null, { enabledMark: 1 }],
  ['what is enabled, below a row', { enabledMark: '1' }, 'east', { enabledMark: 1 }],
  ['what is disabled', { enabledMark: '0' }, null, { enabledMark: 0 }],
  ['what is disabled, below a row, which is opened like any other', { enabledMark: '0' }, 'east', {}],
])('a lazy tree is asked for %s', (_, filters, parent, sent) => {
  expect(enabledMarkParam({ filters }, parent)).toEqual(sent);
});

test('two ways of narrowing a list down are two texts, and a list as it is has none', () => {
  const ways = [{}, { enabledMark: '0' }, { enabledMark: '1' }].map((filters) => filterKey({ keyword: '', filters }));
  expect([ways[0], new Set(ways).size]).toEqual(['', 3]);
});
