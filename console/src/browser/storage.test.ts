// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { $errors } from './errorLog.ts';
import { watchStorage } from './watchFailures.ts';
import { createRecentMenus } from '../open-pages/recentMenus.ts';
import { createSettings } from '../settings/settings.ts';
import { $storageTrouble, memoryShelf, tolerantShelf } from './storage.ts';
import type { Shelf } from './storage.ts';

const blocked = tolerantShelf(() => {
  throw new DOMException('denied', 'SecurityError');
});
const full = tolerantShelf(() => ({
  ...memoryShelf(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
}));

describe.each([
  ['blocked', blocked],
  ['full', full],
])('where storage is %s', (_, shelf) => {
  test('the session lives on in memory', () => {
    shelf.setItem('token', 'abc');
    expect(shelf.getItem('token')).toBe('abc');
    shelf.removeItem('token');
    expect(shelf.getItem('token')).toBeNull();
  });
});

const refuse = (name: string): never => {
  throw new DOMException('no', name);
};
const FAULTS: readonly (readonly [string, () => Shelf])[] = [
  [
    'blocked on access',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'blocked on use',
    () => ({ getItem: () => refuse('SecurityError'), setItem: () => refuse('SecurityError'), removeItem: () => refuse('SecurityError') }),
  ],
  ['full', () => ({ ...memoryShelf(), setItem: () => refuse('QuotaExceededError') })],
];
/** Values a browser may hold under the key of a setting. */
const HELD: readonly (readonly [string, string | null])[] = [
  ['corrupt JSON', '{"look":'],
  ['what an old version wrote', '{"v":1,"look":"dark"}'],
  ['a value no version knows', 'purple'],
  ['nothing at all', null],
  ['what it should', 'dark'],
];

describe('R21 storage', () => {
  beforeEach(() => {
    $storageTrouble.set(null);
    $errors.set([]);
  });

  test.each(FAULTS)('%s: settings begin with their defaults, work in memory, and one entry tells of it', (_, open) => {
    const stop = watchStorage();
    const settings = createSettings(tolerantShelf(open));
    const look = settings.choice('look', ['light', 'dark'], 'light');
    expect(look.store.get()).toBe('light');
    settings.adopt('anna');
    look.set('dark');
    expect(look.store.get()).toBe('dark');
    settings.adopt('berta');
    settings.adopt('anna');
    expect(look.store.get()).toBe('dark');
    expect($errors.get().map(({ message }) => message)).toEqual([expect.stringContaining('Storage refused')]);
    stop();
    // Somebody who signs in later on the same page reads of it once, too.
    watchStorage()();
    expect($errors.get()).toHaveLength(1);
  });

  test.each(HELD)('with %s: a setting is believed only where it is one', (_, held) => {
    const shelf = memoryShelf();
    if (held !== null) shelf.setItem('jnpf_look', held);
    const isGood = held === 'dark';
    const stop = watchStorage();
    const settings = createSettings(shelf);
    const look = settings.choice('look', ['light', 'dark'], 'light');
    settings.choice('other', ['a', 'b'], 'a');
    expect(look.store.get()).toBe(isGood ? 'dark' : 'light');
    look.set('dark');
    expect(createSettings(shelf).choice('look', ['light', 'dark'], 'light').store.get()).toBe('dark');
    expect($errors.get()).toHaveLength(isGood || held === null ? 0 : 1);
    stop();
  });

  test('with a list of pages that is none: the list is empty, and one entry tells of it', () => {
    const shelf = memoryShelf();
    shelf.setItem('jnpf_menus@anna', '{"recent":["/a"');
    const stop = watchStorage();
    const menus = createRecentMenus('anna', shelf);
    expect(menus.store.get()).toEqual({ recent: [], favourites: [] });
    menus.visit('/b');
    expect(createRecentMenus('anna', shelf).store.get().recent).toEqual(['/b']);
    expect($errors.get()).toHaveLength(1);
    stop();
  });
});
