import { atom } from 'nanostores';

/** Every key this product keeps in local storage begins so. @source shell §3, admin §9 */
export const STORAGE_PREFIX = 'jnpf_';

/** Key of the open pages of this tab; they go with the token. @reading R-408 */
export const OPEN_PAGES_KEY = `${STORAGE_PREFIX}openPages`;

/** The part of `Storage` that is used; a browser may refuse every call of it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In memory, for browsers that block storage: the session then lasts as long as the page. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Trouble with the storage of this browser, as one sentence; null while there is none. @reading R-338 */
export const $storageTrouble = atom<string | null>(null);

/** Keeps the first trouble: what follows has the same cause, and nobody wants a list of it. @reading R-338 */
export function noteStorageTrouble(sentence: string): void {
  if ($storageTrouble.get() === null) $storageTrouble.set(sentence);
}

/**
 * A shelf that never throws: what the browser refuses (blocked, full) is kept in memory.
 * @param open reads `window.sessionStorage` or the like, which itself may throw
 */
export function tolerantShelf(open: () => Shelf): Shelf {
  const memory = memoryShelf();
  const attempt = <T>(action: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch (error) {
      noteStorageTrouble(`Storage refused (${error instanceof Error ? error.name : 'unknown'}): kept for this page only`);
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((shelf) => shelf.getItem(key), null),
    setItem(key, value) {
      const isKept = attempt((shelf) => {
        shelf.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt((shelf) => shelf.removeItem(key), undefined);
    },
  };
}

export const sessionShelf = tolerantShelf(() => window.sessionStorage);
export const localShelf = tolerantShelf(() => window.localStorage);
