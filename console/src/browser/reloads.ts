import { STORAGE_PREFIX, sessionShelf } from './storage.ts';
import type { Shelf } from './storage.ts';

const KEY = `${STORAGE_PREFIX}reloadedAt`;
/** A server that asks again and again does not make the page blink. @reading R-294 */
export const RELOAD_AGAIN_MS = 60_000;

/** True when the page may be loaded again by itself now; that it does so is then remembered. */
export function mayReload(nowMs: number, shelf: Shelf = sessionShelf): boolean {
  const last = Number(shelf.getItem(KEY) ?? Number.NaN);
  if (Number.isFinite(last) && Math.abs(nowMs - last) < RELOAD_AGAIN_MS) return false;
  shelf.setItem(KEY, String(nowMs));
  return true;
}
