import { describe, expect, test } from 'vitest';
import { LIST_PAGE_ROWS, emptyList, isEmptyList, isNearEnd, nextList, sizeOfList } from './index.ts';
import type { PagedListEvent, PagedListState } from './index.ts';

type Event = PagedListEvent<string, string>;
type State = PagedListState<string, string>;
const next = (state: State, event: Event) => nextList(state, event, (row) => row);
/** Two rows a page; requests are numbered from 1 in the order they are made. */
const after = (...events: readonly Event[]) => events.reduce(next, emptyList<string, string>(2));
const ask = (question = ''): Event => ({ type: 'ask', question });
const [more, retry, refresh, stop] = (['more', 'retry', 'refresh', 'stop'] as const).map((type) => ({ type })) as [
  Event,
  Event,
  Event,
  Event,
];
const answer = (request: number, rows: readonly string[], total?: number): Event => ({
  type: 'answered',
  request,
  page: total === undefined ? { rows } : { rows, total },
});
const fail = (request: number): Event => ({ type: 'failed', request, error: new Error('offline') });
const full = [ask(), answer(1, ['a', 'b'])];

/** Rows, then what the list is at: the page asked for or failed, `more` to come, or the end. */
const picture = ({ rows, phase, hasMore }: State) =>
  `${rows.join('')} ${phase.status === 'idle' ? (hasMore ? 'more' : 'end') : `${phase.status} ${phase.pageNumber}`}`;

test.each<[string, readonly Event[], string]>([
  ['before the first question there is nothing to do', [more, retry, refresh, stop], ' end'],
  ['a question asks for the first page', [ask()], ' loading 1'],
  ['a full page has more after it', full, 'ab more'],
  ['a page with fewer rows than the page size is the end', [ask(), answer(1, ['a'])], 'a end'],
  ['a page with more rows than asked is the whole list', [ask(), answer(1, ['a', 'b', 'c'])], 'abc end'],
  ['an empty page is the end', [...full, more, answer(2, [])], 'ab end'],
  ['the total is the end', [ask(), answer(1, ['a', 'b'], 2)], 'ab end'],
  ['a total of 0 beside rows says nothing', [ask(), answer(1, ['a', 'b'], 0)], 'ab more'],
  ['near the end the next page is asked for', [...full, more], 'ab loading 2'],
  ['it is appended', [...full, more, answer(2, ['c'])], 'abc end'],
  ['at the end nothing more is asked for', [ask(), answer(1, ['a']), more], 'a end'],
  ['a row that came twice is kept once', [...full, more, answer(2, ['b', 'c'])], 'abc more'],
  ['a row twice in one page is kept once', [ask(), answer(1, ['a', 'a'])], 'a more'],
  ['a full page without a new row is the end', [...full, more, answer(2, ['a', 'b'])], 'ab end'],
  ['a failure keeps what is there', [...full, more, fail(2)], 'ab failed 2'],
  ['scrolling does not ask for a page that failed', [...full, more, fail(2), more], 'ab failed 2'],
  ['retry asks for the page that failed', [...full, more, fail(2), retry], 'ab loading 2'],
  ['a new question starts anew', [...full, ask('护栏')], ' loading 1'],
  ['a refresh keeps the rows until the new ones are there', [...full, refresh], 'ab loading 1'],
  ['and then has only those', [...full, refresh, answer(2, ['c'])], 'c end'],
  ['a refresh that failed keeps the rows', [...full, refresh, fail(2)], 'ab failed 1'],
  ['called off, the list is what it was', [...full, more, stop], 'ab more'],
  ['a retry called off can be made again', [...full, more, fail(2), retry, stop], 'ab failed 2'],
  ['a refresh over a page under way, called off, leaves what was there before it', [...full, more, refresh, stop], 'ab more'],
  ['a refresh after a failure, called off, leaves the failure', [...full, more, fail(2), refresh, stop], 'ab failed 2'],
  ['a first page called off can be asked for again', [ask(), stop, more], ' loading 1'],
])('%s', (_, events, expected) => {
  expect(picture(after(...events))).toBe(expected);
});

describe('the newest wins', () => {
  test.each<[string, readonly Event[], Event]>([
    ['an answer to an old question', [ask('旧'), ask('新')], answer(1, ['旧行'])],
    ['a failure of an old question', [ask('旧'), ask('新')], fail(1)],
    ['a page overtaken by a refresh', [...full, more, refresh], answer(2, ['c'])],
    ['an answer after the list went away', [ask(), stop], answer(1, ['a'])],
    ['an answer that comes twice', full, answer(1, ['c'])],
    ['more while a page is under way', [...full, more], more],
  ])('%s changes nothing', (_, events, late) => {
    const state = after(...events);
    expect(next(state, late)).toBe(state);
  });
});

test.each<[string, readonly Event[], number, boolean]>([
  ['before any question', [], -1, false],
  ['before the first page', [ask()], -1, false],
  ['where the server counts none beside rows', [ask(), answer(1, ['a', 'b'], 0)], -1, false],
  ['where the server does not count', [ask(), answer(1, ['a', 'b'], -5)], -1, false],
  ['while there is more', full, -1, false],
  ['when the server counts', [ask(), answer(1, ['a', 'b'], 233)], 233, false],
  ['at the end', [...full, more, answer(2, ['c'], 4)], 3, false],
  ['of nothing', [ask(), answer(1, [])], 0, true],
  ['of nothing, being asked again', [ask(), answer(1, []), refresh], 0, false],
])('the size %s', (_, events, size, isEmpty) => {
  const state = after(...events);
  expect([sizeOfList(state), isEmptyList(state)]).toEqual([size, isEmpty]);
});

test.each([
  ['far from the end', 0, 1000, 300, false],
  ['201 px from the end', 499, 1000, 300, false],
  ['200 px from the end', 500, 1000, 300, true],
  ['at the end', 700, 1000, 300, true],
  ['drawn beyond the end', 760, 1000, 300, true],
  ['with rows that do not fill the region', 0, 120, 300, true],
  ['in a region that is not laid out', 0, 0, 0, false],
])('%s', (_, scrollPx, extentPx, viewportPx, expected) => {
  expect(isNearEnd(scrollPx, extentPx, viewportPx)).toBe(expected);
});

test('a page has 20 rows, and another distance can be given', () => {
  expect([LIST_PAGE_ROWS, emptyList().pageRows, isNearEnd(0, 1000, 300, 700)]).toEqual([20, 20, true]);
});
