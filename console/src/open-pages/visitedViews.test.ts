import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CACHED_PAGES_MAX, pagesToDrop } from './pagesToDrop.ts';
import { NO_VIEWS, next, idsToClose, whereNext } from './visitedViews.ts';
import type { ClosingKind, View, ViewsEvent, VisitedViews } from './visitedViews.ts';

const view = (path: string, rest: Partial<View> = {}): View => ({
  id: path,
  path,
  fullPath: path,
  record: null,
  isPinned: false,
  isKept: true,
  menuId: null,
  ...rest,
});
const home = view('/home', { isPinned: true });
const open = (...views: readonly View[]): VisitedViews => ({ views });
const pathsOf = ({ views }: VisitedViews) => views.map(({ path }) => path).join(' ');
const four = open(home, view('/a'), view('/b'), view('/c'));

describe('add', () => {
  test('a new page comes last', () => expect(pathsOf(next(four, { type: 'add', view: view('/d') }))).toBe('/home /a /b /c /d'));
  test('a pinned page comes behind the last pinned one', () =>
    expect(pathsOf(next(four, { type: 'add', view: view('/p', { isPinned: true }) }))).toBe('/home /p /a /b /c'));
  test('a page that is open keeps its place and takes the address it was opened with last', () => {
    const after = next(four, { type: 'add', view: view('/a', { fullPath: '/a?id=2' }) });
    expect(pathsOf(after)).toBe(pathsOf(four));
    expect(after.views[1]?.fullPath).toBe('/a?id=2');
  });
  test('a pinned page stays pinned', () =>
    expect(next(four, { type: 'add', view: view('/home', { fullPath: '/home?a=1' }) }).views[0]).toEqual({
      ...home,
      fullPath: '/home?a=1',
    }));
});

describe('delete one, others, to the right, all: never a pinned page', () => {
  test.each<readonly [ClosingKind, string, string]>([
    ['one', '/b', '/home /a /c'],
    ['one', '/home', '/home /a /b /c'],
    ['one', '/nowhere', '/home /a /b /c'],
    ['others', '/b', '/home /b'],
    ['others', '/home', '/home'],
    ['right', '/a', '/home /a'],
    ['right', '/c', '/home /a /b /c'],
    ['right', '/home', '/home'],
    ['right', '/nowhere', '/home /a /b /c'],
    ['all', '/b', '/home'],
  ])('%s, asked on %s, leaves %s', (kind, path, left) => {
    expect(pathsOf(next(four, { type: 'delete', kind, id: path }))).toBe(left);
    const paths = idsToClose(four, kind, path);
    expect(pathsOf(next(four, { type: 'deleteThese', ids: paths }))).toBe(left);
  });

  test('what a person keeps because of unsaved text stays', () =>
    expect(pathsOf(next(four, { type: 'deleteThese', ids: ['/a', '/c', '/home'] }))).toBe('/home /b'));
});

describe('update', () => {
  test('gives a page the name of its record', () =>
    expect(next(four, { type: 'update', id: '/b', change: { record: { name: '养护工单 128' } } }).views[2]?.record?.name).toBe(
      '养护工单 128',
    ));
  test.each<readonly [string, ViewsEvent]>([
    ['of a page that is not open', { type: 'update', id: '/x', change: { record: { name: 'x' } } }],
    ['with what is there already', { type: 'update', id: '/b', change: { record: null } }],
    ['by closing what is not open', { type: 'delete', kind: 'one', id: '/x' }],
    ['by moving a page to where it is', { type: 'move', id: '/b', index: 2 }],
    ['by opening what is open', { type: 'add', view: view('/b') }],
  ])('%s changes nothing', (_, event) => expect(next(four, event)).toBe(four));
});

describe('move: pinned pages stay before the others', () => {
  test.each([
    ['/c', 1, '/home /c /a /b'],
    ['/a', 3, '/home /b /c /a'],
    ['/a', 99, '/home /b /c /a'],
    ['/c', 0, '/home /c /a /b'],
    ['/home', 3, '/home /a /b /c'],
    ['/c', Number.NaN, '/home /c /a /b'],
    ['/x', 1, '/home /a /b /c'],
  ])('%s to %d gives %s', (path, index, left) => expect(pathsOf(next(four, { type: 'move', id: path, index }))).toBe(left));
});

describe('two records on pages of one path are two pages', () => {
  const task = (number: string) => view(`/task?${number}`, { path: '/task', fullPath: `/task?id=${number}` });
  const tasks = open(home, task('1'), task('2'));
  const idsOf = ({ views }: VisitedViews) => views.map(({ id }) => id).join(' ');
  test('each has its own tag and is closed for itself', () => {
    expect(idsOf(next(tasks, { type: 'add', view: task('3') }))).toBe('/home /task?1 /task?2 /task?3');
    expect(idsOf(next(tasks, { type: 'delete', kind: 'one', id: '/task?1' }))).toBe('/home /task?2');
    expect(whereNext({ before: tasks, after: next(tasks, { type: 'delete', kind: 'one', id: '/task?2' }), currentId: '/task?2' })).toEqual({
      kind: 'go',
      to: '/task?id=1',
    });
  });
  test('a page that goes on as another one keeps its place', () =>
    expect(idsOf(next(tasks, { type: 'become', id: '/task?1', to: { id: '/task?7', fullPath: '/task?id=7' } }))).toBe(
      '/home /task?7 /task?2',
    ));
  test('where the other one is open its own tag goes', () =>
    expect(idsOf(next(tasks, { type: 'become', id: '/task?1', to: { id: '/task?2', fullPath: '/task?id=2' } }))).toBe('/home /task?2'));
  test('a name that is known stays when the page is opened again', () => {
    const named = next(tasks, { type: 'update', id: '/task?1', change: { record: { name: 'YH-1' } } });
    expect(next(named, { type: 'add', view: task('1') }).views[1]?.record).toEqual({ name: 'YH-1' });
  });
});

describe('where the person stands after a closing', () => {
  const where = (before: VisitedViews, event: Extract<ViewsEvent, { type: 'delete' }>, currentId: string) =>
    whereNext({ before, after: next(before, event), currentId, askedOn: event.id });

  test.each<readonly [string, VisitedViews, ClosingKind, string, string, ReturnType<typeof whereNext>]>([
    ['another page was closed: stays', four, 'one', '/a', '/b', { kind: 'stay' }],
    ['to the neighbour on the right', four, 'one', '/b', '/b', { kind: 'go', to: '/c' }],
    ['from the last one to the left', four, 'one', '/c', '/c', { kind: 'go', to: '/b' }],
    ['to the page whose others were closed', four, 'others', '/a', '/c', { kind: 'go', to: '/a' }],
    ['to the page whose right was closed', four, 'right', '/a', '/c', { kind: 'go', to: '/a' }],
    ['to the pinned page that is left of all', four, 'all', '/b', '/b', { kind: 'go', to: '/home' }],
    ['a pinned page is not left', four, 'all', '/home', '/home', { kind: 'stay' }],
    ['to / when the last page was closed', open(view('/a')), 'one', '/a', '/a', { kind: 'go', to: '/' }],
    ['back when the last page was the Dashboard', open(view('/dashboard')), 'all', '/dashboard', '/dashboard', { kind: 'back' }],
    ['from a page without a tag: stays', four, 'one', '/a', '/404', { kind: 'stay' }],
  ])('%s', (_, before, kind, path, current, expected) =>
    expect(where(before, { type: 'delete', kind, id: path }, current)).toEqual(expected),
  );

  test('a neighbour is gone to with its search parameters', () => {
    const before = open(home, view('/a'), view('/b', { fullPath: '/b?id=7' }));
    expect(where(before, { type: 'delete', kind: 'one', id: '/a' }, '/a')).toEqual({ kind: 'go', to: '/b?id=7' });
  });
});

describe('10 pages are kept; what is beyond is built anew', () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
  const clean = () => false;
  test.each<readonly [string, readonly string[], (path: string) => boolean, readonly string[]]>([
    ['ten are no more than ten', paths.slice(0, 10), clean, []],
    ['the one used longest ago goes first', paths.slice(0, 11), clean, ['/0']],
    ['two too many', paths, clean, ['/0', '/1']],
    ['unsaved text stays, the next one goes', paths, (path) => path === '/0', ['/1', '/2']],
    ['all with unsaved text: all stay', paths, () => true, []],
    ['the page that is shown stays', paths, (path) => path !== '/11', []],
  ])('%s', (_, byLastUse, isDirty, dropped) => expect(pagesToDrop(byLastUse, isDirty)).toEqual(dropped));
});

test('after any row of events: every path once, pinned first, no pinned page lost, and there is a page to stand on', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/home', '/p');
  const event: fc.Arbitrary<ViewsEvent> = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      view: path.map((name) => view(name, { isPinned: name === '/home' || name === '/p' })),
    }),
    fc.record({
      type: fc.constant('delete' as const),
      kind: fc.constantFrom<ClosingKind>('one', 'others', 'right', 'all'),
      id: path,
    }),
    fc.record({ type: fc.constant('deleteThese' as const), ids: fc.array(path) }),
    fc.record({ type: fc.constant('move' as const), id: path, index: fc.integer({ min: -3, max: 9 }) }),
    fc.record({
      type: fc.constant('become' as const),
      id: fc.constantFrom('/a', '/b', '/c'),
      to: fc.constantFrom('/a', '/d').map((to) => ({ id: to, fullPath: to })),
    }),
  );
  fc.assert(
    fc.property(fc.array(event), path, (events, currentId) => {
      let state = NO_VIEWS;
      for (const one of events) {
        const before = state;
        state = next(before, one);
        const ids = state.views.map((each) => each.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(state.views.findLastIndex(({ isPinned }) => isPinned)).toBe(state.views.filter(({ isPinned }) => isPinned).length - 1);
        expect(before.views.filter(({ id, isPinned }) => isPinned && !ids.includes(id))).toEqual([]);
        const where = whereNext({ before, after: state, currentId });
        const wasOpen = before.views.some((each) => each.id === currentId);
        const standsOn = { go: where.kind === 'go' ? where.to : '/', stay: wasOpen ? currentId : '/', back: '/' }[where.kind];
        expect(['/', ...ids]).toContain(standsOn);
      }
    }),
  );
});

test('dropping never goes below ten kept pages and never touches unsaved text', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.nat(99).map((name) => `/${name}`),
        { maxLength: 30 },
      ),
      fc.func(fc.boolean()),
      (byLastUse, isDirty) => {
        const dropped = pagesToDrop(byLastUse, isDirty);
        const left = byLastUse.filter((path) => !dropped.includes(path));
        expect(left.length).toBeGreaterThanOrEqual(Math.min(byLastUse.length, CACHED_PAGES_MAX));
        expect(dropped.filter((path) => isDirty(path))).toEqual([]);
        expect(dropped).not.toContain(byLastUse.at(-1));
        expect(left.length <= CACHED_PAGES_MAX || left.slice(0, -1).every((path) => isDirty(path))).toBe(true);
      },
    ),
  );
});
