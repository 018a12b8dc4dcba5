import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isMenuWindow } from './menuWindows.ts';
import { STORAGE_PREFIX, localShelf, noteStorageTrouble } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

/** Entries of the menu a person opened last, and keeps at hand: paths, and commands of windows; the newest first. @reading R-398 */
export interface MenuMemory {
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

export interface RecentMenus {
  readonly store: ReadableAtom<MenuMemory>;
  /** A page, or a window, was opened. */
  readonly visit: (key: string) => void;
  /** Keeps one at hand, or no longer. */
  readonly toggleFavourite: (key: string) => void;
}

/** Number of entries that are remembered. @reading R-378 */
export const RECENT_MAX = 12;
export const FAVOURITES_MAX = 24;

const NOTHING: MenuMemory = { recent: [], favourites: [] };

const isKey = (one: unknown): one is string => typeof one === 'string' && (one.startsWith('/') || isMenuWindow(one));
const keys = (value: unknown, most: number): string[] => (Array.isArray(value) ? value.filter(isKey).slice(0, most) : []);

/** Memory out of storage; anything that is no such thing counts as nothing. */
export function readMemory(text: string | null): MenuMemory {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return NOTHING;
    const kept: Readonly<Record<string, unknown>> = { ...value };
    return { recent: keys(kept['recent'], RECENT_MAX), favourites: keys(kept['favourites'], FAVOURITES_MAX) };
  } catch {
    noteStorageTrouble('Storage held no list of pages: an empty one is used');
    return NOTHING;
  }
}

/** The newest first, each once. */
export const visited = ({ recent, favourites }: MenuMemory, key: string): MenuMemory => ({
  recent: [key, ...recent.filter((one) => one !== key)].slice(0, RECENT_MAX),
  favourites,
});

export const toggled = ({ recent, favourites }: MenuMemory, key: string): MenuMemory => ({
  recent,
  favourites: favourites.includes(key) ? favourites.filter((one) => one !== key) : [key, ...favourites].slice(0, FAVOURITES_MAX),
});

/** The memory of one person on this computer. `shelf` is given by tests. */
export function createRecentMenus(userId: string, shelf: Shelf = localShelf): RecentMenus {
  const place = `${STORAGE_PREFIX}menus@${userId}`;
  const store = atom(readMemory(shelf.getItem(place)));
  const change = (next: (memory: MenuMemory) => MenuMemory): void => {
    // Another tab may have written meanwhile.
    const memory = next(readMemory(shelf.getItem(place)));
    shelf.setItem(place, JSON.stringify(memory));
    store.set(memory);
  };
  return {
    store,
    visit: (key) => change((memory) => visited(memory, key)),
    toggleFavourite: (key) => change((memory) => toggled(memory, key)),
  };
}

const known = new Map<string, RecentMenus>();

/** The memory of one person; the same one every time, so that a visit shows wherever it is listed. */
export function recentMenusOf(userId: string): RecentMenus {
  const before = known.get(userId);
  if (before) return before;
  const menus = createRecentMenus(userId);
  known.set(userId, menus);
  return menus;
}
