import type { Client, Operation } from '@milepost/openapi/client';
import type { QueryClient } from '@tanstack/react-query';
import type { TellStale } from '../invalidation.ts';
import { LOOKUPS_KEY } from './keys.ts';

/** Cache a session keeps of the server, and its way to tell the person's other tabs. */
export interface SessionCache {
  readonly queries: QueryClient;
  readonly broadcastInvalidation: TellStale;
}

const WRITES = /create|update|delete/;

/**
 * The same client, which clears the cached lookups a write concerns before its answer is handed on, here and in the person's
 * other tabs. A write without an answer counts: the server may have done it. Rules and table arrive with the first write.
 * @source shell §3 (cached lookups), admin §4
 * @reading R-303
 */
export function clearingLookups(client: Client, cacheOfSession: () => SessionCache | null): Client {
  async function clear(operation: Operation, error?: unknown): Promise<void> {
    const cache = cacheOfSession();
    if (!cache) return;
    await import('./clearAfter.ts').then(
      ({ clearAfter }) => clearAfter(operation, error, cache),
      // Without the rules nothing old may stay.
      () => void cache.queries.invalidateQueries({ queryKey: LOOKUPS_KEY }),
    );
  }
  return {
    async call(operation, ...rest) {
      const calling = client.call(operation, ...rest);
      if (WRITES.test(operation.effect))
        await calling.then(
          () => clear(operation),
          (error: unknown) => clear(operation, error),
        );
      return calling;
    },
  };
}
