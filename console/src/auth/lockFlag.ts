import { sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

/** @source shell §3 (kept in browser session storage under the key lock) */
export const LOCK_KEY = 'lock';

export function dropLock(shelf: Shelf = sessionShelf): void {
  shelf.removeItem(LOCK_KEY);
}

/** True when this tab is locked; without a token only where the console itself has signed out for the lock. @reading R-001 */
export function isLockStored(hasToken: boolean, shelf: Shelf = sessionShelf): boolean {
  const kept = shelf.getItem(LOCK_KEY);
  return kept !== null && (hasToken || kept.includes('"signedOut"'));
}
