import type { MenuItem, MenuKind } from '@milepost/openapi/domains/current-user';
import { describe, expect, test } from 'vitest';
import { menuRoutes } from './menuRoutes.ts';

let made = 0;
const item = (kind: MenuKind, more: Partial<MenuItem> = {}): MenuItem => ({
  id: `id${made++}`,
  parentId: null,
  kind,
  fullName: kind,
  enCode: 'code',
  icon: null,
  urlAddress: null,
  linkTarget: null,
  property: { moduleId: null, isTree: false },
  sortCode: 0,
  isHidden: false,
  children: [],
  ...more,
});
const pathsOf = (...menus: MenuItem[]) => [...menuRoutes(menus).byPath.keys()];

describe('menu item types and their route paths', () => {
  test.each([
    ['directory', {}, []],
    ['category', { enCode: 'maintenance' }, ['/maintenance']],
    ['page', { urlAddress: 'systemData/dictionary' }, ['/systemData/dictionary']],
    ['page', { urlAddress: 'systemData/dictionary?from=menu' }, ['/systemData/dictionary']],
    ['model', { urlAddress: 'model/order' }, ['/model/order']],
    ['dictionary', { urlAddress: 'dictionary/kind' }, ['/dictionary/kind']],
    ['report', { urlAddress: 'report/daily' }, ['/report/daily']],
    ['portal', { urlAddress: 'portal/operations' }, ['/portal/operations']],
    ['screen', { urlAddress: 'x' }, []],
    ['link', { enCode: 'weather', linkTarget: '_self' }, ['/weather']],
    ['link', { enCode: 'track', linkTarget: '_blank' }, []],
  ] as const)('%s %j → %j', (kind, more, paths) => expect(pathsOf(item(kind, more))).toEqual(paths));
});

test('children of a directory have routes, and know what stands above them', () => {
  const { byPath } = menuRoutes([item('directory', { fullName: '数据应用', children: [item('page', { urlAddress: 'a' })] })]);
  expect(byPath.get('/a')?.above.map(({ fullName }) => fullName)).toEqual(['数据应用']);
});

describe('fixed routes win, and what loses is reported', () => {
  test.each(['login', '/login', 'home', '404', 'redirect/x', 'workFlow/entrust'])('%s', (urlAddress) => {
    const { byPath, diagnostics } = menuRoutes([item('page', { urlAddress })]);
    expect(byPath.size).toBe(0);
    expect(diagnostics).toMatchObject([{ reason: 'fixedPath' }]);
  });
});

test('the first of two equal paths wins', () => {
  const [first, second] = [item('page', { urlAddress: 'a' }), item('page', { urlAddress: 'a' })];
  const routes = menuRoutes([first, second]);
  expect(routes.byPath.get('/a')?.item).toBe(first);
  expect(routes.diagnostics).toMatchObject([{ id: second.id, reason: 'duplicate' }]);
});

test('an address is literal text: what looks like a pattern catches nothing else', () => {
  const { byPath } = menuRoutes([item('page', { urlAddress: ':id*' }), item('page', { urlAddress: '$' })]);
  expect([...byPath.keys()]).toEqual(['/:id*', '/$']);
  expect(byPath.get('/anything')).toBeUndefined();
});

test.each([
  ['page', { urlAddress: '报表/日报' }, '/报表/日报'],
  ['page', { urlAddress: 'a b/c' }, '/a b/c'],
  ['page', { urlAddress: 'p#q' }, '/p%23q'],
  ['page', { urlAddress: 'x%20y[1]' }, '/x%20y[1]'],
  ['category', { enCode: '养护' }, '/养护'],
  ['link', { enCode: '路况图', linkTarget: '_self' }, '/路况图'],
] as const)('a path is found again as the browser gives it back: %s %j', (kind, more, address) => {
  const given = new URL(address, 'https://console.example.test').pathname;
  expect(pathsOf(item(kind, more))).toEqual([given]);
});

test('an address that leads to a fixed route by a detour is a fixed route', () => {
  expect(menuRoutes([item('page', { urlAddress: 'x/../home' })]).diagnostics).toMatchObject([{ reason: 'fixedPath', path: '/home' }]);
});

test('half a character in an address breaks nothing', () => {
  expect(pathsOf(item('page', { urlAddress: 'a\ud800' }))).toEqual(['/a%EF%BF%BD']);
});

test.each([
  ['page', { urlAddress: '\\\\evil.test' }],
  ['link', { enCode: '/\t/evil.test', linkTarget: '_self' }],
] as const)('an address that a browser would read as another host has no route and is reported: %s %j', (kind, more) => {
  const { byPath, diagnostics } = menuRoutes([item(kind, more)]);
  expect(byPath.size).toBe(0);
  expect(diagnostics).toMatchObject([{ reason: 'noAddress' }]);
});

test('a code that begins with slashes is a path of ours all the same', () => {
  expect(pathsOf(item('category', { enCode: '//evil.test' }))).toEqual(['/evil.test']);
});

test('a page without an address has no route and is reported', () => {
  expect(menuRoutes([item('page')]).diagnostics).toMatchObject([{ reason: 'noAddress' }]);
});
