import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Tells the other tabs of this person that answers under these keys are old. */
export type TellStale = (keys: readonly QueryKey[]) => void;

const Context = createContext<TellStale>(() => {});

export const InvalidationProvider = Context.Provider;
export const useBroadcastInvalidation = (): TellStale => useContext(Context);

/**
 * Cached answers under these keys are read again where they are on screen, and dropped where they are not. A first answer that
 * is still under way was asked for before the change: it is given up and asked for anew.
 */
export async function invalidate(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const queryKey of keys) queries.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(
    keys.map(async (queryKey) => {
      await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}
