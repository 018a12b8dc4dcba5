// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { menuVerdict, windowAddresses } from './openMenu.ts';

const app = {
  origin: 'https://console.example.test',
  dataVisualisationHost: 'https://dv.example.test',
  frameHosts: ['ok.example.test'],
  tokenHosts: ['dv.example.test'],
  token: 'Bearer t.o-k_1',
};
const link = (urlAddress: string, linkTarget: '_self' | '_blank') =>
  ({ kind: 'link', urlAddress, linkTarget, property: { moduleId: null, isTree: false } }) as const;

test('a data screen is built from its moduleId plus the token, in a window of its own', () =>
  expect(menuVerdict({ kind: 'screen', urlAddress: null, linkTarget: '_self', property: { moduleId: '7', isTree: false } }, app)).toEqual({
    kind: 'window',
    href: 'https://dv.example.test/view/7?token=Bearer%20t.o-k_1',
    features: 'noopener,noreferrer',
    token: 'filled',
  }));

test('a data screen without a moduleId opens nothing', () =>
  expect(
    menuVerdict({ kind: 'screen', urlAddress: null, linkTarget: null, property: { moduleId: null, isTree: false } }, app),
  ).toMatchObject({ kind: 'refused' }));

test.each([
  ['https://evil.test/?t=${jnpfToken}', { kind: 'window', href: 'https://evil.test/?t=', token: 'withheld' }],
  ['${dataV}/view?x=${jnpfToken}', { kind: 'window', href: 'https://dv.example.test/view?x=Bearer%20t.o-k_1', token: 'filled' }],
  ['/rel/page', { kind: 'window', href: 'https://console.example.test/rel/page', features: 'noopener,noreferrer' }],
  ['javascript:alert(1)', { kind: 'refused' }],
])('an external link %s in a new window', (address, verdict) => expect(menuVerdict(link(address, '_blank'), app)).toMatchObject(verdict));

test('an external link inside the console is framed only where the deployment lists its host', () => {
  expect(menuVerdict(link('https://ok.example.test/report', '_self'), app)).toMatchObject({ kind: 'frame' });
  expect(menuVerdict(link('https://other.example.test/', '_self'), app)).toMatchObject({ kind: 'leave', host: 'other.example.test' });
});

test('the windows of a menu have an address to copy only where it carries no token', () => {
  const entry = (id: string, urlAddress: string, rest: object = {}) => ({ ...link(urlAddress, '_blank'), id, children: [], ...rest });
  const menus = [
    entry('1', '/manual/index.html'),
    entry('2', 'https://evil.test/?t=${jnpfToken}'),
    entry('3', '${dataV}/view?x=${jnpfToken}'),
    entry('4', 'javascript:alert(1)'),
    entry('5', '', { kind: 'directory', children: [entry('6', 'https://tower.example.test/')] }),
    entry('7', '/page', { linkTarget: '_self' }),
  ];
  expect([...windowAddresses(menus as never, app)]).toEqual([
    ['1', 'https://console.example.test/manual/index.html'],
    ['6', 'https://tower.example.test/'],
  ]);
});
