import { expect, test } from 'vitest';
import { MAX_SHOWN, NOTHING, nextSuggestions } from './suggestionsState.ts';
import type { SuggestionsEvent, SuggestionsState } from './suggestionsState.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, text: `K${at}` }));
const loading: SuggestionsState = { status: 'loading', keyword: 'K3' };

test.each<[string, SuggestionsState, SuggestionsEvent, SuggestionsState]>([
  ['a keyword is asked for', NOTHING, { type: 'ask', keyword: 'K3' }, loading],
  ['no keyword wants nothing', loading, { type: 'ask', keyword: '' }, NOTHING],
  ['a new keyword takes the place of the old', loading, { type: 'ask', keyword: 'K4' }, { status: 'loading', keyword: 'K4' }],
  ['a late answer to an older keyword is dropped', loading, { type: 'answered', keyword: 'K', found: { items: items(2) } }, loading],
  ['a late failure of an older keyword is dropped', loading, { type: 'failed', keyword: 'K' }, loading],
  [
    'an answer after everything was taken back is dropped',
    NOTHING,
    { type: 'answered', keyword: 'K3', found: { items: items(2) } },
    NOTHING,
  ],
  [
    'what was found is counted by the server',
    loading,
    { type: 'answered', keyword: 'K3', found: { items: items(2), total: 9 } },
    { status: 'found', keyword: 'K3', items: items(2), total: 9 },
  ],
  [
    'a total that is too small is not believed',
    loading,
    { type: 'answered', keyword: 'K3', found: { items: items(2), total: 0 } },
    { status: 'found', keyword: 'K3', items: items(2), total: 2 },
  ],
  ['a failure can be asked again', { status: 'failed', keyword: 'K3' }, { type: 'ask', keyword: 'K3' }, loading],
])('%s', (_promise, state, event, next) => {
  expect(nextSuggestions(state, event)).toEqual(next);
});

test('at most 50 are shown of however many came', () => {
  const next = nextSuggestions(loading, { type: 'answered', keyword: 'K3', found: { items: items(320) } });
  expect(next).toMatchObject({ status: 'found', total: 320 });
  expect(next.status === 'found' && next.items).toHaveLength(MAX_SHOWN);
});
