import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

const resets = new Set<() => void>();

/** An atom that belongs to the signed-in person: it is back at its first value after `resetSession`. */
export function sessionAtom<T>(initial: T): WritableAtom<T> {
  const store = atom<T>(initial);
  resets.add(() => store.set(initial));
  return store;
}

/** Registers what must be forgotten at logout but is no atom, such as a cache. Returns the way back. */
export function onSessionReset(reset: () => void): () => void {
  resets.add(reset);
  return () => void resets.delete(reset);
}

/** Forgets everything of the signed-in person. @source shell §4 (Logout) */
export function resetSession(): void {
  for (const reset of resets) reset();
}
