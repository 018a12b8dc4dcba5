import { expect, test } from 'vitest';
import { FAVOURITES_MAX, RECENT_MAX, createRecentMenus, readMemory } from './recentMenus.ts';
import { memoryShelf } from '../browser/storage.ts';

test('what was opened last stands first, each page once, and no more than are kept', () => {
  const menus = createRecentMenus('1', memoryShelf());
  for (const path of ['/a', '/b', '/a']) menus.visit(path);
  expect(menus.store.get().recent).toEqual(['/a', '/b']);
  for (let at = 0; at < RECENT_MAX + 5; at++) menus.visit(`/page${at}`);
  expect(menus.store.get().recent).toHaveLength(RECENT_MAX);
});

test('a favourite stays until it is given up, and visits do not move it', () => {
  const shelf = memoryShelf();
  const menus = createRecentMenus('1', shelf);
  menus.toggleFavourite('/a');
  menus.visit('/b');
  expect(createRecentMenus('1', shelf).store.get()).toEqual({ recent: ['/b'], favourites: ['/a'] });
  menus.toggleFavourite('/a');
  expect(menus.store.get().favourites).toEqual([]);
  for (let at = 0; at < FAVOURITES_MAX + 2; at++) menus.toggleFavourite(`/page${at}`);
  expect(menus.store.get().favourites).toHaveLength(FAVOURITES_MAX);
});

test('each person has their own, and what another tab wrote is not lost', () => {
  const shelf = memoryShelf();
  const [one, tab, other] = [createRecentMenus('1', shelf), createRecentMenus('1', shelf), createRecentMenus('2', shelf)];
  one.visit('/a');
  tab.visit('/b');
  expect(other.store.get().recent).toEqual([]);
  expect(tab.store.get().recent).toEqual(['/b', '/a']);
});

test.each([[null], ['{'], ['7'], ['null'], ['{"recent":"x"}'], ['{"recent":[1,"https://example.org",null]}']])(
  'storage that holds %s holds nothing',
  (text) => expect(readMemory(text)).toEqual({ recent: [], favourites: [] }),
);

test('windows of the menu are kept beside pages; anything else is not', () => {
  const text = '{"recent":["window.wall","/a","javascript:x","wall"],"favourites":["window.manual"]}';
  expect(readMemory(text)).toEqual({ recent: ['window.wall', '/a'], favourites: ['window.manual'] });
});
