import { useSyncExternalStore } from 'react';

/**
 * Snapshot of a store outside React, drawn again when it changes. On a server, and in the first drawing over what a server sent,
 * it is `onServer`: by default what the store holds there.
 * @param subscribe hears of changes; the returned function ends it
 */
export function useExternalStore<T>(subscribe: (onChange: () => void) => () => void, snapshot: () => T, onServer: () => T = snapshot): T {
  return useSyncExternalStore(subscribe, snapshot, onServer);
}
