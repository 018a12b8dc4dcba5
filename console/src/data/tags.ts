import type { Client, Operation } from '@milepost/openapi/client';
import type { Tag } from '@milepost/openapi/operations';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createApi } from './api/index.ts';
import type { Api } from './api/index.ts';

/** Tags of what each cached answer was read from; they go with the query. */
const tagsOfQuery = new WeakMap<object, Set<Tag>>();
/** Tags noted by the client a query reads with. */
const tagsOfClient = new WeakMap<Client, Set<Tag>>();

/** Means a query gives its function. */
export interface ReadContext {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}
type Calls = Client | Pick<Api, 'client'>;

const queryAt = (queries: QueryClient, queryKey: QueryKey) => queries.getQueryCache().find({ queryKey, exact: true });

/**
 * Function of a query whose answer is old after a write of what it shows. `read` gets calls that note the tags of every operation
 * they send. A query without it is never read again after a write: one that is open to be looked at, and may be of a record that was
 * just deleted.
 */
export function reading<Given extends Calls, Answer>(
  calls: Given,
  read: (calls: Given, context: ReadContext) => Promise<Answer>,
): (context: ReadContext) => Promise<Answer> {
  return (context) => {
    const query = queryAt(context.client, context.queryKey);
    const tags = (query && tagsOfQuery.get(query)) ?? new Set<Tag>();
    if (query) tagsOfQuery.set(query, tags);
    const isClient = 'call' in calls;
    const client = noting(isClient ? calls : calls.client, tags);
    // A client where a client was given, and calls where calls were.
    return read((isClient ? client : createApi(client)) as Given, context);
  };
}

/** The same client, which notes what the operations it sends read. */
function noting(client: Client, tags: Set<Tag>): Client {
  const noted: Client = {
    call(operation: Operation, ...rest) {
      for (const tag of operation.reads ?? []) tags.add(tag);
      return client.call(operation, ...rest);
    },
  };
  tagsOfClient.set(noted, tags);
  return noted;
}

/** Notes that part of an answer came from another query, which may have had it in the cache. @param client the one `reading` gave */
export function readThrough(client: Client, queries: QueryClient, queryKey: QueryKey): void {
  const query = queryAt(queries, queryKey);
  for (const tag of (query && tagsOfQuery.get(query)) ?? []) tagsOfClient.get(client)?.add(tag);
}

/** Notes what an answer shows that came by the socket instead of a call. */
export function noteReads(queries: QueryClient, queryKey: QueryKey, tags: readonly Tag[]): void {
  const query = queryAt(queries, queryKey);
  if (query) tagsOfQuery.set(query, new Set([...(tagsOfQuery.get(query) ?? []), ...tags]));
}

/** Does the answer of a query show one of these kinds of data? */
export const showsOneOf = (query: object, tags: readonly Tag[]): boolean => tags.some((tag) => tagsOfQuery.get(query)?.has(tag));
