import { STORAGE_PREFIX, sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

const KEY = `${STORAGE_PREFIX}person`;

/** Id of the person whose tab this is, from their first page until they leave; null for a tab of nobody. @reading R-436 */
export const readTabPerson = (shelf: Shelf = sessionShelf): string | null => shelf.getItem(KEY) || null;

/** Makes this the tab of a person. */
export const keepTabPerson = (userId: string, shelf: Shelf = sessionShelf): void => shelf.setItem(KEY, userId);

export const dropTabPerson = (shelf: Shelf = sessionShelf): void => shelf.removeItem(KEY);
