import { atom } from 'nanostores';
import { OPEN_PAGES_KEY, sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

/** @source shell §3 (kept in browser session storage under the key token) */
const TOKEN_KEY = 'token';

/** Longest token that is believed. @reading R-003 */
const TOKEN_MAX_CHARS = 2048;
const TOKEN_GRAMMAR = /^(?:bearer )?[\x21-\x7e]+$/i;

/** True when a text may be used as a token: printable ASCII, an optional `Bearer ` first. */
export function isToken(value: string | null | undefined): value is string {
  return !!value && value.length <= TOKEN_MAX_CHARS && TOKEN_GRAMMAR.test(value);
}

/** Reads the kept token; a damaged one counts as none. */
export function readToken(shelf: Shelf = sessionShelf): string | null {
  const kept = shelf.getItem(TOKEN_KEY);
  return isToken(kept) ? kept : null;
}

/** The token of this tab exactly as the server gave it, or null. @reading R-392 */
export const $token = atom<string | null>(readToken());

/** Keeps a new token. */
export function keepToken(token: string, shelf: Shelf = sessionShelf): void {
  shelf.setItem(TOKEN_KEY, token);
  $token.set(token);
}

/** Forgets the token, and with it which pages were open. */
export function dropToken(shelf: Shelf = sessionShelf): void {
  shelf.removeItem(TOKEN_KEY);
  shelf.removeItem(OPEN_PAGES_KEY);
  $token.set(null);
}
