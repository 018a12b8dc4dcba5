import { describe, expect, test } from 'vitest';
import { EMPTY, NOT_ASKED, givenLevel, nodesOf, pageToAsk, settled, sizeOfLevel, withFailure, withPage } from './levels.ts';
import type { Level, SettledLevel } from './levels.ts';
import type { NodePage, PickNode } from './types.ts';

const nodes = (...ids: readonly string[]): readonly PickNode[] => ids.map((id) => ({ id, fullName: id }));
const loaded = (
  ids: string,
  hasMore: boolean,
  more: { readonly pageCount?: number; readonly total?: number } = {},
): SettledLevel<PickNode> => ({
  status: 'loaded',
  nodes: nodes(...Array.from(ids)),
  pageCount: 1,
  hasMore,
  ...more,
});
const failed: SettledLevel<PickNode> = { status: 'failed', nodes: nodes('a'), pageNumber: 3, error: 'offline' };
const loading = (before: SettledLevel<PickNode>): Level<PickNode> => ({ status: 'loading', before, request: 1 });

test.each<[string, Level<PickNode>, string, number]>([
  ['never asked for', NOT_ASKED, '', -1],
  ['with nothing in it', EMPTY, '', 0],
  ['that is all here', loaded('ab', false), 'ab', 2],
  ['that is all here, whatever its total says', loaded('ab', false, { total: 9 }), 'ab', 2],
  ['of which more is to come', loaded('ab', true), 'ab', -1],
  ['of which more is to come, with a total', loaded('ab', true, { total: 9 }), 'ab', 9],
  ['that failed', failed, 'a', -1],
  ['that is asked for the first time', loading(NOT_ASKED), '', -1],
  ['that is asked for anew', loading(loaded('ab', false)), 'ab', 2],
  ['that was empty and is asked for anew', loading(EMPTY), '', 0],
])('a level %s shows its nodes and its size', (_, level, ids, size) => {
  expect([
    nodesOf(level)
      .map(({ id }) => id)
      .join(''),
    sizeOfLevel(level),
  ]).toEqual([ids, size]);
});

test('a level that is called off is what it was', () => {
  const before = loaded('ab', true);
  expect([settled(loading(before)), settled(before)]).toEqual([before, before]);
});

test.each<[string, SettledLevel<PickNode>, number | null]>([
  ['never asked for', NOT_ASKED, 1],
  ['with nothing in it', EMPTY, null],
  ['that is all here', loaded('ab', false), null],
  ['of which more is to come', loaded('ab', true, { pageCount: 4 }), 5],
  ['that failed', failed, 3],
])('a level %s goes on with page %j', (_, level, page) => expect(pageToAsk(level)).toBe(page));

describe('a page that came', () => {
  const page = (ids: string, total?: number): NodePage<PickNode> => ({
    nodes: nodes(...Array.from(ids)),
    ...(total !== undefined && { total }),
  });
  test.each<[string, SettledLevel<PickNode>, number, NodePage<PickNode>, SettledLevel<PickNode>]>([
    ['full', NOT_ASKED, 1, page('ab'), loaded('ab', true)],
    ['short', NOT_ASKED, 1, page('a'), loaded('a', false)],
    ['longer than asked', NOT_ASKED, 1, page('abc'), loaded('abc', false)],
    ['empty', NOT_ASKED, 1, page(''), EMPTY],
    ['empty, after others', loaded('ab', true), 2, page(''), loaded('ab', false, { pageCount: 2 })],
    ['full, after others', loaded('ab', true), 2, page('cd'), loaded('abcd', true, { pageCount: 2 })],
    ['that brings one twice', loaded('ab', true), 2, page('bc'), loaded('abc', true, { pageCount: 2 })],
    ['that brings nothing new', loaded('ab', true), 2, page('ba'), loaded('ab', false, { pageCount: 2 })],
    ['the first again', loaded('abcd', true, { pageCount: 2 }), 1, page('x'), loaded('x', false)],
    ['after a failure', { ...failed, pageNumber: 2 }, 2, page('b'), loaded('ab', false, { pageCount: 2 })],
    ['with the total of what is here', NOT_ASKED, 1, page('ab', 2), loaded('ab', false, { total: 2 })],
    ['with a larger total', NOT_ASKED, 1, page('ab', 3), loaded('ab', true, { total: 3 })],
    ['with a total below what is here', NOT_ASKED, 1, page('ab', 1), loaded('ab', true, { total: 1 })],
    ['with a total of nothing', NOT_ASKED, 1, page('ab', 0), loaded('ab', true)],
    ['the last of its total', loaded('ab', true, { total: 4 }), 2, page('cd', 4), loaded('abcd', false, { pageCount: 2, total: 4 })],
    ['not the last of its total', loaded('ab', true, { total: 5 }), 2, page('cd', 5), loaded('abcd', true, { pageCount: 2, total: 5 })],
  ])('that is %s', (_, before, pageNumber, came, expected) =>
    expect(withPage(before, { pageNumber, pageRows: 2 }, came)).toEqual(expected),
  );
});

test('a page that did not come leaves the nodes that are here, and says which it was', () =>
  expect(withFailure(loaded('ab', true), 2, 'offline')).toEqual({
    status: 'failed',
    nodes: nodes('a', 'b'),
    pageNumber: 2,
    error: 'offline',
  }));

test('children that came along are all of them, each id once; none are nothing', () => {
  expect(givenLevel(nodes('a', 'b', 'a'))).toEqual(loaded('ab', false));
  expect(givenLevel([])).toEqual(EMPTY);
});
