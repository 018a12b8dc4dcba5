import { expect, test } from 'vitest';
import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { decodeMenuProperty } from './menu-property.ts';
import { decodeMenu, shownMenus } from './menu.ts';
import type { MenuItem } from './model.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';

type WireItem = NonNullable<OperationShapes['getCurrentUser']['data']['menuList']>[number];

const item = (id: string, more: Partial<WireItem> = {}): WireItem => ({ id, type: 2, fullName: id, ...more });
const ids = (items: readonly MenuItem[]): unknown[] => items.map(({ id, children }) => (children.length > 0 ? [id, ids(children)] : id));

test.each([
  [0, 'directory'],
  [1, 'category'],
  [2, 'page'],
  [3, 'model'],
  [4, 'dictionary'],
  [5, 'report'],
  [6, 'screen'],
  [7, 'link'],
  [8, 'portal'],
])('type %i is a %s', (type, kind) => {
  expect(decodeMenu([item('a', { type })]).menus[0]?.kind).toBe(kind);
});

test('an item of an unknown type is left out and named, the others stay', () => {
  const { menus, problems } = decodeMenu([item('a', { type: 9 }), item('b')]);
  expect(ids(menus)).toEqual(['b']);
  expect(problems).toEqual([{ id: 'a', fullName: 'a', reason: 'unknownKind' }]);
});

test('a page with a broken property is left out, a group only loses its property', () => {
  const broken = { propertyJson: '{"moduleId":1,"isTree":"0"}' };
  const { menus, problems } = decodeMenu([item('page', broken), item('group', { ...broken, type: 0, children: [item('inner')] })]);
  expect(ids(menus)).toEqual([['group', ['inner']]]);
  expect(problems.map(({ id, reason }) => [id, reason])).toEqual([
    ['page', 'brokenProperty'],
    ['group', 'brokenProperty'],
  ]);
});

test('ten thousand items with one that stands below itself: the rest is there within 200 ms', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => item(`m${index}`, { children: [] }));
  for (let index = 1; index < items.length; index++) items[Math.floor((index - 1) / 10)]!.children!.push(items[index]!);
  items.at(-1)!.children = [item('m0')];
  const start = performance.now();
  const { menus, problems } = decodeMenu([items[0]!]);
  expect(performance.now() - start).toBeLessThan(inLongRun(200));
  const count = (list: readonly MenuItem[]): number => list.reduce((sum, { children }) => sum + 1 + count(children), 0);
  expect(count(menus)).toBe(10_000);
  expect(problems).toEqual([{ id: 'm0', fullName: 'm0', reason: 'cycle' }]);
});

test('a menu deeper than 32 levels is cut there', () => {
  let deep = item('bottom');
  for (let level = 0; level < 10_000; level++) deep = item(`level${level}`, { type: 0, children: [deep] });
  expect(decodeMenu([deep]).problems.map(({ reason }) => reason)).toEqual(['tooDeep']);
});

test.each([
  ['absent', undefined, { moduleId: null, isTree: false }],
  ['null', null, { moduleId: null, isTree: false }],
  ['empty', '', { moduleId: null, isTree: false }],
  ['the text null', 'null', { moduleId: null, isTree: false }],
  ['a module', '{"moduleId":"m","isTree":1,"iconBackgroundColor":""}', { moduleId: 'm', isTree: true }],
  ['a module of no name', '{"moduleId":"","isTree":0}', { moduleId: null, isTree: false }],
  ['a byte order mark first', '\uFEFF{"moduleId":"m","isTree":0}', { moduleId: 'm', isTree: false }],
  ['keys of prototypes', '{"__proto__":{"polluted":1}}', null],
  ['no JSON', '{moduleId:1}', null],
  ['a list', '[]', null],
  ['wrong types', '{"moduleId":1,"isTree":"0"}', null],
  ['five thousand levels', '['.repeat(5000) + ']'.repeat(5000), null],
  ['two hundred thousand keys', JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, key) => [`k${key}`, 'x']))), null],
])('a property that is %s', (_, text, property) => {
  expect(decodeMenuProperty(text)).toEqual(property);
  expect('polluted' in {}).toBe(false);
});

test.each([
  [true, true],
  [1, true],
  [false, false],
  [0, false],
  [null, false],
  [undefined, false],
])('hidden %j: %j', (hidden, isHidden) => expect(decodeMenu([item('a', { hidden: hidden as never })]).menus[0]?.isHidden).toBe(isHidden));

test('what is hidden is left out of the menu people see, with everything below it', () => {
  const { menus } = decodeMenu([
    item('a', { type: 0, children: [item('b', { hidden: true }), item('c')] }),
    item('d', { type: 1, hidden: true, children: [item('e')] }),
  ]);
  expect(ids(shownMenus(menus))).toEqual([['a', ['c']]]);
  expect(ids(menus)).toEqual([
    ['a', ['b', 'c']],
    ['d', ['e']],
  ]);
});
