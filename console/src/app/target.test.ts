import { expect, test } from 'vitest';
import { menuRoutes } from './menuRoutes.ts';
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
    children: [],
  },
]);

test.each([
  ['/', { kind: 'redirect', to: '/home' }],
  ['/home', { kind: 'home' }],
  ['/404', { kind: 'notFound' }],
  ['/systemData/dictionary', { kind: 'menu' }],
  ['/systemData/dictionary/', { kind: 'redirect', to: '/404' }],
  ['/no/such/page', { kind: 'redirect', to: '/404' }],
  ['/constructor', { kind: 'redirect', to: '/404' }],
])('%s', (path, target) => expect(targetOf(path, routes)).toMatchObject(target));
