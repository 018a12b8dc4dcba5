import type { Tag } from '@milepost/openapi/operations';
import type { Query, QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { LOOKUPS_KEY } from './lookups/keys.ts';
import { showsOneOf } from './tags.ts';

/** Cached lookups, which every write clears at once, or all other answers, which a finished write clears. */
export type AnswerKind = 'lookups' | 'others';

/** Tells the other tabs of this person which kinds of data were written. */
export type BroadcastInvalidation = (tags: readonly Tag[], of?: AnswerKind) => void;

const Context = createContext<BroadcastInvalidation>(() => {});

export const InvalidationProvider = Context.Provider;
export const useBroadcastInvalidation = (): BroadcastInvalidation => useContext(Context);

/**
 * Cached answers that show one of these kinds of data are read again where they are on screen, and dropped where they are not. A
 * first answer that is still under way was asked for before the change: it is given up and asked for again.
 */
export async function invalidate(queries: QueryClient, tags: readonly Tag[], of: AnswerKind = 'others'): Promise<void> {
  const isOld = (query: Query): boolean => (query.queryKey[0] === LOOKUPS_KEY[0]) === (of === 'lookups') && showsOneOf(query, tags);
  queries.removeQueries({ predicate: isOld, type: 'inactive' });
  await queries.cancelQueries({ predicate: (query) => query.state.data === undefined && isOld(query) });
  await queries.invalidateQueries({ predicate: isOld });
}
