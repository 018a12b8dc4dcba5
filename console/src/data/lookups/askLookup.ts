import type { Client } from '@milepost/openapi/client';
import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';
import { readThrough } from '../tags.ts';
import { cachedQuery, lookupNamed } from './cachedQuery.ts';
import type { LookupOf, LookupValue, LookupName } from './table.ts';

/** Source and cache of lookups: those of one session. */
export interface Lookups {
  readonly client: Client;
  readonly queries: QueryClient;
}

/**
 * A cached lookup for whoever is no component, such as a picker: what is kept, or else what the one fetch under way brings.
 * Of a lookup that is cleared meanwhile the new answer is given, never the old one.
 * @param of which record, where a lookup is kept per record
 * @throws what the call throws; the reason of `signal`; an error when the session ends before the answer
 * @source shell §3 (cached lookups)
 */
export async function askLookup<Name extends LookupName>(
  { client, queries }: Lookups,
  signal: AbortSignal,
  name: Name,
  ...of: LookupOf<Name>
): Promise<LookupValue<Name>> {
  const lookup = lookupNamed(name);
  const query = cachedQuery(client, lookup, of);
  const answer = await answerOf(queries, query, signal);
  readThrough(client, queries, query.queryKey);
  return lookup.read(answer);
}

/**
 * Waits for a query as a part on screen does. A promise of the query alone would give the old answer when the lookup is
 * cleared under way, and would not tell that apart from the end of the session.
 */
function answerOf(queries: QueryClient, options: ReturnType<typeof cachedQuery>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, options);
    const stops: (() => void)[] = [];
    const settle = (finish: () => void) => {
      for (const stop of stops.splice(0)) stop();
      finish();
    };
    const giveUp = () => settle(() => reject(signal.reason));
    const look = ({ isFetching, isPending, isError, data, error }: QueryObserverResult<unknown>) => {
      if (isFetching || isPending) return;
      settle(() => (isError ? reject(error) : resolve(data)));
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    stops.push(
      () => signal.removeEventListener('abort', giveUp),
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'removed' && query === observer.getCurrentQuery()) settle(() => reject(new Error(OVER)));
      }),
      observer.subscribe(look),
    );
    look(observer.getCurrentResult());
  });
}

const OVER = '[lookups] the session ended before the answer came, so nothing is kept. Ask again in the next session.';
