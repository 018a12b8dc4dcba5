import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { STORAGE_PREFIX, localShelf, noteStorageTrouble } from './storage.ts';
import type { Shelf } from './storage.ts';

/** Which pages a person opened last, and which they keep at hand: paths, the newest first. */
export interface MenuMemory {
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

export interface RecentMenus {
  readonly store: ReadableAtom<MenuMemory>;
  /** A page was opened. */
  readonly visit: (path: string) => void;
  /** Keeps a page at hand, or no longer. */
  readonly toggleFavourite: (path: string) => void;
}

/** How many pages are remembered. @reading R-378 */
export const RECENT_MAX = 12;
export const FAVOURITES_MAX = 24;

const NOTHING: MenuMemory = { recent: [], favourites: [] };

const paths = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.startsWith('/')).slice(0, most) : [];

/** What storage holds; anything that is no such thing counts as nothing. */
export function readMemory(text: string | null): MenuMemory {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return NOTHING;
    const kept: Readonly<Record<string, unknown>> = { ...value };
    return { recent: paths(kept['recent'], RECENT_MAX), favourites: paths(kept['favourites'], FAVOURITES_MAX) };
  } catch {
    noteStorageTrouble('Storage held no list of pages: an empty one is used');
    return NOTHING;
  }
}

/** The newest first, each once. */
export const visited = ({ recent, favourites }: MenuMemory, path: string): MenuMemory => ({
  recent: [path, ...recent.filter((one) => one !== path)].slice(0, RECENT_MAX),
  favourites,
});

export const toggled = ({ recent, favourites }: MenuMemory, path: string): MenuMemory => ({
  recent,
  favourites: favourites.includes(path) ? favourites.filter((one) => one !== path) : [path, ...favourites].slice(0, FAVOURITES_MAX),
});

/** The memory of one person on this computer. `shelf` is given by tests. */
export function createRecentMenus(userId: string, shelf: Shelf = localShelf): RecentMenus {
  const key = `${STORAGE_PREFIX}menus@${userId}`;
  const store = atom(readMemory(shelf.getItem(key)));
  const change = (next: (memory: MenuMemory) => MenuMemory): void => {
    // Another tab may have written meanwhile.
    const memory = next(readMemory(shelf.getItem(key)));
    shelf.setItem(key, JSON.stringify(memory));
    store.set(memory);
  };
  return {
    store,
    visit: (path) => change((memory) => visited(memory, path)),
    toggleFavourite: (path) => change((memory) => toggled(memory, path)),
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
