import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { STORAGE_PREFIX, localShelf } from './storage.ts';
import type { Shelf } from './storage.ts';

interface Setting<T extends string> {
  /** The value now; survives a reload. */
  readonly store: WritableAtom<T>;
  readonly set: (value: T) => void;
}

/**
 * A setting kept in local storage under the product prefix. What storage holds is believed only when it is one of
 * `values`; anything else counts as never set. @source shell §3
 */
export function setting<T extends string>(name: string, values: readonly T[], initial: T, shelf: Shelf = localShelf): Setting<T> {
  const key = `${STORAGE_PREFIX}${name}`;
  const kept = shelf.getItem(key);
  const store = atom<T>(values.find((value) => value === kept) ?? initial);
  return {
    store,
    set(value) {
      shelf.setItem(key, value);
      store.set(value);
    },
  };
}

/** Light, dark, or what the operating system says. @reading R-032 */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];
export const appearance = setting('appearance', APPEARANCES, 'system');

/** Sidebar open or collapsed to its icons. @source shell §2.4 */
export const sidebar = setting('sidebar', ['open', 'collapsed'], 'open');
