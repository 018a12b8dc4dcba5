import type { Client } from '@milepost/openapi/client';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../invalidation.ts';
import type { BroadcastInvalidation } from '../invalidation.ts';
import { afterWrites } from '../written.ts';

/** Cache a session keeps of the server, and its way to tell the person's other tabs. */
export interface SessionCache {
  readonly queries: QueryClient;
  readonly broadcastInvalidation: BroadcastInvalidation;
}

/**
 * The same client, which clears the cached lookups a write concerns before its answer is handed on, here and in the person's other
 * tabs.
 * @source shell §3 (cached lookups), admin §4
 * @reading R-303
 */
export const clearingLookups = (client: Client, cacheOfSession: () => SessionCache | null): Client =>
  afterWrites(client, (tags) => {
    const cache = cacheOfSession();
    if (!cache) return;
    cache.broadcastInvalidation(tags, 'lookups');
    // What is on screen is read again; the write does not wait for that.
    void invalidate(cache.queries, tags, 'lookups');
  });
