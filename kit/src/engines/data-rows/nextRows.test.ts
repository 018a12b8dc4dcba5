import { expect, test } from 'vitest';
import { nextRows, noRows } from './index.ts';
import type { DataRowsEvent, DataRowsState } from './index.ts';

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ id: `${from + at}` }));
const answered = (state: DataRowsState, count: number, total?: number): DataRowsState =>
  nextRows(state, {
    type: 'answered',
    request: state.lastRequest,
    answer: total === undefined ? { rows: rows(count) } : { rows: rows(count), total },
  });
const opened = nextRows(noRows(20), { type: 'open', parameters: [] });
const after = (state: DataRowsState, ...events: DataRowsEvent[]) => events.reduce(nextRows, state);

test('opening resets the search and the page and loads data', () => {
  const used = after(opened, { type: 'search', keyword: '护栏' }, { type: 'page', pageNumber: 3, pageRows: 50 });
  const again = nextRows(answered(used, 3), { type: 'open', parameters: [{ field: 'road' }] });
  expect(again).toMatchObject({ keyword: '', pageNumber: 1, rows: [], total: -1, isAnswered: false, parameters: [{ field: 'road' }] });
  expect(again.phase).toMatchObject({ status: 'loading', isFresh: true });
});

test.each<[string, number, number | undefined, number, number]>([
  ['a page and its total', 20, 233, 20, 233],
  ['a total of nothing beside rows says nothing', 3, 0, 3, 3],
  ['no total at all', 20, undefined, 20, 20],
  ['a total smaller than what came', 20, 5, 20, 20],
  ['nothing', 0, 0, 0, 0],
  ['a total that is larger', 20, 21, 20, 21],
  ['a server that does not page sends the whole list, of which one page is shown', 45, undefined, 20, 45],
])('%s', (_, count, total, shownRows, shownTotal) => {
  const state = answered(opened, count, total);
  expect([state.rows.length, state.total]).toEqual([shownRows, shownTotal]);
});

test('of a whole list the page asked for is shown', () => {
  const state = answered(nextRows(answered(opened, 45), { type: 'page', pageNumber: 3, pageRows: 20 }), 45);
  expect(state.rows).toEqual(rows(5, 40));
});

test('a search begins at the first page and shows no row of another word', () => {
  const state = after(answered(opened, 20, 90), { type: 'page', pageNumber: 2, pageRows: 20 }, { type: 'search', keyword: '护栏' });
  expect(state).toMatchObject({ keyword: '护栏', pageNumber: 1, rows: [], total: -1, isAnswered: false });
});

test('another page keeps the total, so that the pages stay where they are', () => {
  expect(nextRows(answered(opened, 20, 90), { type: 'page', pageNumber: 2, pageRows: 20 })).toMatchObject({ rows: [], total: 90 });
});

test('a refresh keeps the rows until the new ones have come', () => {
  const state = nextRows(answered(opened, 20, 90), { type: 'refresh' });
  expect(state.rows).toHaveLength(20);
  expect(state.phase).toMatchObject({ status: 'loading', isFresh: true });
});

test('changed parameters ask again from the first page, equal ones do not', () => {
  const state = answered(nextRows(opened, { type: 'page', pageNumber: 2, pageRows: 20 }), 20, 90);
  expect(nextRows(state, { type: 'parameters', parameters: [] })).toBe(state);
  expect(nextRows(state, { type: 'parameters', parameters: [{ field: 'road', defaultValue: 'S26' }] })).toMatchObject({
    pageNumber: 1,
    rows: [],
    phase: { status: 'loading' },
  });
});

test('late answers and late failures change nothing', () => {
  const newer = nextRows(opened, { type: 'search', keyword: 'ab' });
  const late = { request: opened.lastRequest };
  expect(nextRows(newer, { type: 'answered', ...late, answer: { rows: rows(1) } })).toBe(newer);
  expect(nextRows(newer, { type: 'failed', ...late, error: new Error('offline') })).toBe(newer);
});

test('a failed load only stops the loading state', () => {
  const failed = nextRows(opened, { type: 'failed', request: opened.lastRequest, error: 'offline' });
  expect(failed.phase).toEqual({ status: 'failed', error: 'offline' });
  expect(nextRows(failed, { type: 'refresh' }).phase.status).toBe('loading');
});

test('a list nobody has asked for has no rows and knows no total', () =>
  expect(noRows(20)).toEqual({
    keyword: '',
    parameters: [],
    pageNumber: 1,
    pageRows: 20,
    rows: [],
    total: -1,
    isAnswered: false,
    phase: { status: 'idle' },
    lastRequest: 0,
  }));

test('each question has a number of its own, higher than the last', () => {
  const asked = [opened, nextRows(opened, { type: 'refresh' }), after(opened, { type: 'refresh' }, { type: 'search', keyword: 'a' })];
  expect(asked.map(({ lastRequest }) => lastRequest)).toEqual([1, 2, 3]);
  expect(asked.map(({ phase }) => phase)).toEqual([
    { status: 'loading', request: 1, isFresh: true },
    { status: 'loading', request: 2, isFresh: true },
    { status: 'loading', request: 3, isFresh: false },
  ]);
});

test('a page past the end of a list that has become empty has nothing, and says so', () => {
  const second = nextRows(answered(opened, 20, 90), { type: 'page', pageNumber: 2, pageRows: 20 });
  expect(answered(second, 0, 0)).toMatchObject({ rows: [], total: 0, isAnswered: true });
});

test('changed parameters show no total of others', () =>
  expect(nextRows(answered(opened, 20, 90), { type: 'parameters', parameters: [{ field: 'road' }] })).toMatchObject({
    total: -1,
    isAnswered: false,
    parameters: [{ field: 'road' }],
  }));

test('a list that goes away waits no longer and keeps its rows; one that does not wait stays as it is', () => {
  const idle = answered(opened, 20, 90);
  expect(nextRows(idle, { type: 'stop' })).toBe(idle);
  const stopped = after(idle, { type: 'refresh' }, { type: 'stop' });
  expect(stopped).toMatchObject({ rows: rows(20), total: 90, phase: { status: 'idle' } });
  expect(answered(stopped, 3)).toBe(stopped);
  const failed = nextRows(opened, { type: 'failed', request: opened.lastRequest, error: 'offline' });
  expect(nextRows(failed, { type: 'stop' })).toBe(failed);
});
