import { LOCK_KEY } from './lockFlag.ts';
import { sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

const MAX_CHARS = 4096;

/** A locked screen: who locked it, and how they come back. */
export interface Lock {
  readonly account: string;
  readonly name: string;
  /** Workplace of the person; empty where the server says nothing. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
  /** Path of the page that was shown. */
  readonly returnTo: string;
  /** `server`: it answers this session nothing until it is unlocked; `signedOut`: it keeps no lock, so there is no session any more. @reading R-001 */
  readonly keptBy: 'server' | 'signedOut';
}

export function keepLock(lock: Lock, shelf: Shelf = sessionShelf): void {
  shelf.setItem(LOCK_KEY, JSON.stringify(lock));
}

/** The lock of this tab. A damaged flag still locks: only who is locked is then not known. */
export function readLock(shelf: Shelf = sessionShelf): Lock | null {
  const kept = shelf.getItem(LOCK_KEY);
  return kept === null ? null : lockIn(kept);
}

/** Lock that a flag says, also a damaged one. */
export function lockIn(kept: string): Lock {
  const fields = kept.length > MAX_CHARS ? {} : objectIn(kept);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const since = fields['sinceMs'];
  return {
    account: text('account'),
    name: text('name'),
    note: text('note'),
    sinceMs: typeof since === 'number' && Number.isFinite(since) ? since : 0,
    returnTo: text('returnTo') || '/',
    keptBy: fields['keptBy'] === 'signedOut' ? 'signedOut' : 'server',
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
