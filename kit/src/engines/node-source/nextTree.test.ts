import { describe, expect, test } from 'vitest';
import { MAX_LEVELS, emptyTree, levelAt, nextTree, nodeRows, nodesOf, shownLevel } from './index.ts';
import type { NodeAt, NodePage, NodeTreeEvent, NodeTreeState, PickNode } from './index.ts';

type Event = NodeTreeEvent<PickNode>;
const root: NodeAt = { at: 'root' };
const under = (parent: string): NodeAt => ({ at: 'under', parent });
const node = (id: string, more: Partial<PickNode> = {}): PickNode => ({ id, fullName: id, ...more });
const place = (...path: string[]) => ({ id: path.at(-1) ?? '', above: path.slice(0, -1) });
const expand = (...path: string[]): Event => ({ type: 'expand', place: place(...path) });
const collapse = (...path: string[]): Event => ({ type: 'collapse', place: place(...path) });
const answer = (request: number, ids: readonly (string | PickNode)[], more: Partial<NodePage<PickNode>> = {}): Event => ({
  type: 'answered',
  request,
  page: { nodes: ids.map((id) => (typeof id === 'string' ? node(id) : id)), ...more },
});
const offline = new Error('offline');
const fail = (request: number): Event => ({ type: 'failed', request, error: offline });
const start: Event = { type: 'start' };

/** Two rows a page; requests are numbered from 1 in the order they are made. */
const after = (...events: readonly Event[]): NodeTreeState<PickNode> => events.reduce(nextTree<PickNode>, emptyTree<PickNode>(2));
/** Rows as an indented list: `+` can be opened, `-` is open, a dot is a leaf; the end of a level is its status. */
const picture = (state: NodeTreeState<PickNode>) =>
  nodeRows(state).map((row) => {
    const sign = row.kind === 'end' ? `(${row.status})` : `${row.isOpen ? '-' : row.canOpen ? '+' : '.'}${row.id}`;
    return '  '.repeat(row.depth) + sign;
  });
const asked = (state: NodeTreeState<PickNode>) => state.requests.map(({ at, pageNumber }) => [at, pageNumber]);

describe('a level is none, loading, loaded, empty or failed', () => {
  test.each<[string, readonly Event[], readonly string[]]>([
    ['before the start nothing is asked for', [], []],
    ['at the start the top is loading', [start], ['(loading)']],
    ['a second start asks nothing again', [start, start], ['(loading)']],
    ['a full page may have more after it', [start, answer(1, ['华东', '华南'])], ['+华东', '+华南', '(loaded)']],
    ['a short page is the end', [start, answer(1, ['华东'])], ['+华东']],
    ['a page longer than asked is the whole level', [start, answer(1, ['华东', '华南', '华北'])], ['+华东', '+华南', '+华北']],
    ['a full page that completes the total is the end', [start, answer(1, ['华东', '华南'], { total: 2 })], ['+华东', '+华南']],
    ['a total of 0 beside rows says nothing', [start, answer(1, ['华东', '华南'], { total: 0 })], ['+华东', '+华南', '(loaded)']],
    ['an empty answer shows no rows', [start, answer(1, [])], []],
    ['a failure stands where the rows would', [start, fail(1)], ['(failed)']],
    ['a node known for a leaf can not be opened', [start, answer(1, [node('调度员', { isLeaf: true })])], ['.调度员']],
    ['an opened node is loading', [start, answer(1, ['华东']), expand('华东')], ['-华东', '  (loading)']],
    ['what came is below it', [start, answer(1, ['华东']), expand('华东'), answer(2, ['上海'])], ['-华东', '  +上海']],
    ['a node with nothing below is a leaf from then on', [start, answer(1, ['华东']), expand('华东'), answer(2, [])], ['.华东']],
    ['a failure below leaves the rest', [start, answer(1, ['华东']), expand('华东'), fail(2)], ['-华东', '  (failed)']],
  ])('%s', (_, events, expected) => {
    expect(picture(after(...events))).toEqual(expected);
  });
});

describe('paging', () => {
  const first = [start, answer(1, ['a', 'b'])];
  test('the next page is appended, each id once', () => {
    const state = after(...first, { type: 'more', at: root }, answer(2, ['b', 'c']));
    expect(picture(state)).toEqual(['+a', '+b', '+c', '(loaded)']);
  });
  test('more is asked for once at a time', () => {
    const state = after(...first, { type: 'more', at: root }, { type: 'more', at: root });
    expect(asked(state)).toEqual([[root, 2]]);
  });
  test('a page that brings nothing new is the end, so a source without pages is not asked for ever', () => {
    expect(picture(after(...first, { type: 'more', at: root }, answer(2, ['a', 'b'])))).toEqual(['+a', '+b']);
  });
  test('a failed page keeps what is there, and retry asks for that page', () => {
    const failed = after(...first, { type: 'more', at: root }, fail(2));
    expect(picture(failed)).toEqual(['+a', '+b', '(failed)']);
    expect(failed.root).toMatchObject({ status: 'failed', error: offline });
    const retried = nextTree(failed, { type: 'retry', at: root });
    expect(asked(retried)).toEqual([[root, 2]]);
    expect(picture(nextTree(retried, answer(3, ['c'])))).toEqual(['+a', '+b', '+c']);
  });
  test('positions count from 1, and the size is -1 until somebody knows it', () => {
    const sets = (state: NodeTreeState<PickNode>) =>
      nodeRows(state).flatMap((row) => (row.kind === 'node' ? [[row.positionInSet, row.setSize]] : []));
    expect(sets(after(...first))).toEqual([
      [1, -1],
      [2, -1],
    ]);
    expect(sets(after(start, answer(1, ['a', 'b'], { total: 233 })))[1]).toEqual([2, 233]);
    expect(sets(after(start, answer(1, ['a'])))).toEqual([[1, 1]]);
  });
  test('a level asked for anew stays in view until its first page is there', () => {
    const reloading = after(...first, { type: 'more', at: root }, { type: 'reload', at: root });
    expect(asked(reloading)).toEqual([[root, 1]]);
    expect(picture(reloading)).toEqual(['+a', '+b', '(loading)']);
    expect(nextTree(reloading, answer(2, ['old']))).toBe(reloading);
    expect(picture(nextTree(reloading, answer(3, ['c'])))).toEqual(['+c']);
  });
});

describe('opening and closing', () => {
  const opened = [start, answer(1, ['华东']), expand('华东')];
  test('a node closed while it loads keeps its answer for later', () => {
    const closed = after(...opened, collapse('华东'), answer(2, ['上海']));
    expect(picture(closed)).toEqual(['+华东']);
    const again = nextTree(closed, expand('华东'));
    expect(picture(again)).toEqual(['-华东', '  +上海']);
    expect(again.requests).toEqual([]);
  });
  test('opened twice it is asked for once', () => {
    expect(asked(after(...opened, collapse('华东'), expand('华东')))).toEqual([[under('华东'), 1]]);
  });
  test('opened again after a failure it is asked for again', () => {
    expect(asked(after(...opened, fail(2), collapse('华东'), expand('华东')))).toEqual([[under('华东'), 1]]);
  });
  test('what is open below comes back with it', () => {
    const closed = after(...opened, answer(2, ['上海']), expand('华东', '上海'), answer(3, ['浦东']), collapse('华东'));
    expect(picture(nextTree(closed, expand('华东')))).toEqual(['-华东', '  -上海', '    +浦东']);
  });
  test('a node at two places opens at one of them, and is asked for once', () => {
    const state = after(start, answer(1, ['a', 'b', 'c']), expand('a'), answer(2, ['x']), expand('b'), answer(3, ['x']), expand('a', 'x'));
    expect(picture(nextTree(state, answer(4, ['y'])))).toEqual(['-a', '  -x', '    +y', '-b', '  +x', '+c']);
    expect(nextTree(nextTree(state, answer(4, ['y'])), expand('b', 'x')).requests).toEqual([]);
  });
});

describe('stopping', () => {
  test('what was called off leaves the level as it was, and a late answer changes nothing', () => {
    const loading = after(start, answer(1, ['a', 'b']), expand('a'), { type: 'more', at: root });
    const stopped = nextTree(loading, { type: 'stop' });
    expect([stopped.root.status, stopped.under.get('a')?.status, stopped.requests]).toEqual(['loaded', 'none', []]);
    expect(nextTree(stopped, answer(2, ['late']))).toBe(stopped);
    expect(nextTree(stopped, fail(3))).toBe(stopped);
    expect(asked(nextTree(stopped, start))).toEqual([[under('a'), 1]]);
  });
  test('a retry that was called off can be made again', () => {
    const stopped = after(start, fail(1), { type: 'retry', at: root }, { type: 'stop' });
    expect(asked(nextTree(stopped, { type: 'retry', at: root }))).toEqual([[root, 1]]);
  });
});

describe('searching', () => {
  const tree = [start, answer(1, ['华东']), expand('华东'), answer(2, ['上海'])];
  const search = (keyword: string): Event => ({ type: 'search', keyword });
  const at: NodeAt = { at: 'matching', keyword: '调度' };
  test('what is found stands in place of the tree, which comes back as it was', () => {
    const found = after(...tree, search(' 调度 '), answer(3, ['调度一部']));
    expect(picture(found)).toEqual(['+调度一部']);
    expect(picture(nextTree(found, search(' ')))).toEqual(['-华东', '  +上海']);
  });
  test('a newer keyword wins over an older answer', () => {
    const newer = after(...tree, search('调'), search('调度'));
    expect(asked(newer)).toEqual([[at, 1]]);
    expect(nextTree(newer, answer(3, ['调查组']))).toBe(newer);
    expect(picture(newer)).toEqual(['(loading)']);
  });
  test('the same keyword again asks again only after a failure', () => {
    const searching = after(...tree, search('调度'));
    expect(nextTree(searching, search('调度'))).toBe(searching);
    expect(asked(nextTree(nextTree(searching, fail(3)), search('调度')))).toEqual([[at, 1]]);
  });
  test('a found node can be opened, and the tree keeps its own open nodes', () => {
    const open = after(...tree, search('华东'), answer(3, ['华东']));
    expect(picture(open)).toEqual(['+华东']);
    expect(picture(nextTree(open, expand('华东')))).toEqual(['-华东', '  +上海']);
  });
  test('a search changes no level of the tree', () => {
    const found = after(...tree, search('华东'), answer(3, [node('华东', { children: [node('苏州')] })], { hasAllBelow: true }));
    expect(nodesOf(found.under.get('华东') ?? { status: 'none' }).map(({ id }) => id)).toEqual(['上海']);
  });
  test('what is asked for below goes on during a search, and an order for an old search is nothing', () => {
    const state = after(start, answer(1, ['华东']), expand('华东'), search('调度'), answer(2, ['上海']));
    expect(levelAt(state, under('华东'))?.status).toBe('loaded');
    expect(nextTree(state, { type: 'retry', at: { at: 'matching', keyword: '旧' } })).toBe(state);
    expect(shownLevel(state).status).toBe('loading');
  });
  test('a search before the tree was ever shown asks for the tree when it is left', () => {
    expect(asked(after(search('调度'), search('')))).toEqual([[root, 1]]);
  });
});

describe('whole trees and broken ones', () => {
  test('children that came along are not asked for', () => {
    const whole = after(start, answer(1, [node('a', { children: [node('b'), node('c')] })], { hasAllBelow: true }), expand('a'));
    expect(picture(whole)).toEqual(['-a', '  .b', '  .c']);
    expect(whole.requests).toEqual([]);
  });
  test('an empty list of children says nothing of a tree that loads as it is opened', () => {
    expect(picture(after(start, answer(1, [node('a', { children: [] })])))).toEqual(['+a']);
  });
  test('an id met below itself is not opened again', () => {
    const loop = after(start, answer(1, ['a']), expand('a'), answer(2, ['b']), expand('a', 'b'), answer(3, ['a']));
    expect(picture(loop)).toEqual(['-a', '  -b', '    .a']);
    expect(nextTree(loop, expand('a', 'b', 'a'))).toBe(loop);
  });
  test('a loop in a whole tree is cut as well', () => {
    const inner = node('a', { children: [node('c')] });
    const whole = after(start, answer(1, [node('a', { children: [node('b', { children: [inner] })] })]), expand('a'), expand('a', 'b'));
    expect(picture(whole)).toEqual(['-a', '  -b', '    .a']);
  });
  test('level 100 is the last that is shown, whether it came along or is asked for', () => {
    const path = Array.from({ length: MAX_LEVELS + 20 }, (_, index) => `${index}`);
    const chain = path.reduceRight<PickNode | undefined>((below, id) => node(id, below ? { children: [below] } : {}), undefined);
    const given = path.reduce(
      (state, _, index) => nextTree(state, expand(...path.slice(0, index + 1))),
      after(start, answer(1, chain ? [chain] : [])),
    );
    expect(nodeRows(given)).toHaveLength(MAX_LEVELS);
    const asking = path.reduce(
      (state, id, index) => nextTree(nextTree(state, answer(index + 1, [id])), expand(...path.slice(0, index + 1))),
      after(start),
    );
    expect(nodeRows(asking)).toHaveLength(MAX_LEVELS);
    expect(asking.requests).toEqual([]);
  });
  test('ids with the separator in them are told apart', () => {
    const state = after(start, answer(1, ['a', 'a/b', 'a~1b']), expand('a'), answer(2, ['b']), expand('a', 'b'));
    expect(picture(state)).toEqual(['-a', '  -b', '    (loading)', '+a/b', '+a~1b']);
    expect(new Set(nodeRows(state).map(({ key }) => key)).size).toBe(5);
  });
});
