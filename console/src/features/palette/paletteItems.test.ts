import { expect, test, vi } from 'vitest';
import { withoutReadings } from '@milepost/kit/engines/pinyin';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import type { Command } from '../../commands/shortcuts.ts';
import { menuPlaces } from './menuEntries.ts';
import { RECENT_SHOWN, paletteRows } from './paletteItems.ts';
import { createEntrySearch } from './searchEntries.ts';

const menuItem = (id: string, fullName: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  parentId: null,
  kind: 'page',
  fullName,
  enCode: id,
  icon: null,
  urlAddress: id,
  linkTarget: null,
  property: { moduleId: null, isTree: false },
  sortCode: 0,
  isHidden: false,
  children: [],
  ...rest,
});
const menus = [
  menuItem('maintain', '养护工程', { kind: 'directory', children: [menuItem('orders', '养护工单'), menuItem('units', '施工单位')] }),
  menuItem('outside', '外部网站', { kind: 'link', linkTarget: '_blank' }),
  menuItem('dictionary', '数据字典'),
];
const pathOf = new Map([
  ['orders', '/maintain/orders'],
  ['units', '/units'],
  ['dictionary', '/dictionary'],
]);
const places = menuPlaces(menus, pathOf, new Set(['/units', '/dictionary']));
const command = (id: string, label: string, group: Command['group']): Command => ({ id, label, group, run: vi.fn<() => void>() });
const commands = [
  command('lock', '锁定屏幕', 'session'),
  command('tags', '标签页', 'setting'),
  command('units', '单位设置', 'setting'),
].map((one) => ({ id: one.id, name: one.label, above: [], code: '', command: one }));
const words = { recent: '最近', menu: '菜单', action: '操作', setting: '设置', coming: '尚未建成' };
const rows = (query: string, recent: readonly string[] = []) =>
  paletteRows({
    query,
    places,
    commands,
    placeSearch: createEntrySearch(places, withoutReadings),
    commandSearch: createEntrySearch(commands, withoutReadings),
    recent,
    words,
    noteOf: ({ id }) => (id === 'lock' ? 'Ctrl L' : ''),
  });
const seen = (...args: Parameters<typeof rows>) => rows(...args).map(({ item }) => `${item.group} ${item.label}`);

test('a page that does not exist yet says so behind the way to it', () =>
  expect(rows('').flatMap(({ item, target }) => (target.kind === 'page' ? [`${item.label}: ${item.note ?? ''}`] : []))).toEqual([
    '养护工单: 养护工程',
    '施工单位: 养护工程 · 尚未建成',
    '数据字典: 尚未建成',
  ]));

test('only permitted routes are found: entries without one are not', () =>
  expect(places.map(({ name, above, path }) => [name, above.join(), path])).toEqual([
    ['养护工单', '养护工程', '/maintain/orders'],
    ['施工单位', '养护工程', '/units'],
    ['数据字典', '', '/dictionary'],
  ]));

test('before anything is typed: pages used last, what can be done, settings, the whole menu', () =>
  expect(seen('', ['/dictionary', '/gone'])).toEqual([
    '最近 数据字典',
    '操作 锁定屏幕',
    '设置 标签页',
    '设置 单位设置',
    '菜单 养护工单',
    '菜单 施工单位',
    '菜单 数据字典',
  ]));

test('a window opened last stands among the pages, and once more where it is found, each time with an id of its own', () => {
  expect(seen('', ['lock', '/dictionary']).slice(0, 3)).toEqual(['最近 锁定屏幕', '最近 数据字典', '操作 锁定屏幕']);
  const ids = rows('', ['lock']).map(({ item }) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a page that is shown twice has two ids', () => {
  const ids = rows('', ['/dictionary']).map(({ item }) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test(`at most ${RECENT_SHOWN} pages are shown again`, () =>
  expect(
    seen(
      '',
      Array.from({ length: 20 }, () => '/dictionary'),
    ).filter((line) => line.startsWith('最近')),
  ).toHaveLength(RECENT_SHOWN));

test('3.1.2 a page whose name is in another language says which', () => {
  const named = menuPlaces([menuItem('dictionary', '数据字典', { lang: 'zh-CN' }), menuItem('units', 'Units')], pathOf);
  const found = paletteRows({
    query: '',
    places: named,
    commands: [],
    placeSearch: createEntrySearch(named, withoutReadings),
    commandSearch: createEntrySearch(commands, withoutReadings),
    recent: [],
    words,
    noteOf: () => '',
  });
  expect(found.map(({ item }) => item.lang)).toEqual(['zh-CN', undefined]);
});

test('pages come first', () => expect(seen('数据字')).toEqual(['菜单 数据字典']));

test('unless a command fits better', () => expect(seen('单位')).toEqual(['设置 单位设置', '菜单 施工单位']));

test('a page shows the way to it, a command its keys, and both what was searched for', () => {
  expect(rows('工单')[0]?.item).toMatchObject({ note: '养护工程', mark: [2, 4] });
  expect(rows('锁')[0]?.item).toMatchObject({ note: 'Ctrl L', mark: [0, 1] });
});
