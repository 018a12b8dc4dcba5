import { expect, test } from 'vitest';
import { fixedByPath } from './fixedPages.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { targetOf } from './target.ts';

const routes = menuRoutes([
  {
    id: 'm',
    parentId: null,
    kind: 'page',
    fullName: '数据字典',
    enCode: 'systemData-dictionary',
    icon: null,
    urlAddress: 'systemData/dictionary',
    linkTarget: null,
    property: { moduleId: 'm1', isTree: false },
    sortCode: 0,
    isHidden: false,
    children: [],
  },
]);

const app = { routes, fixed: fixedByPath };

test.each([
  ['/', { kind: 'redirect', to: '/home' }],
  ['/login', { kind: 'redirect', to: '/home' }],
  ['/lockScreen', { kind: 'redirect', to: '/home' }],
  ['/home', { kind: 'fixed', page: { path: 'home' } }],
  ['/404', { kind: 'fixed', page: { path: '404' } }],
  ['/systemData/dictionary', { kind: 'menu' }],
  ['/systemData/dictionary/', { kind: 'redirect', to: '/404' }],
  ['/no/such/page', { kind: 'redirect', to: '/404' }],
  ['/constructor', { kind: 'redirect', to: '/404' }],
  ['/dev/pickers', { kind: 'redirect', to: '/404' }],
  ['/redirect/systemData/dictionary', { kind: 'refresh' }],
  ['/redirect', { kind: 'refresh' }],
])('%s', (path, target) => expect(targetOf(path, app)).toMatchObject(target));

test('the pages for trying parts out are there where the deployment says so', () =>
  expect(targetOf('/dev/pickers', { ...app, hasDevPages: true })).toEqual({ kind: 'dev', path: '/dev/pickers' }));
