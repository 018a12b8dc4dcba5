import type { Client } from '@milepost/openapi/client';
import type { QueryKey } from '@tanstack/react-query';
import type { Lookup } from './declare.ts';
import { lookupKey } from './keys.ts';
import { LOOKUPS } from './table.ts';
import type { LookupOf, LookupValue, LookupName } from './table.ts';
import { reading } from '../tags.ts';

/** A lookup by its name. */
export function lookupNamed<Name extends LookupName>(name: Name): Lookup<LookupOf<Name>, LookupValue<Name>> {
  // The one cast: a row of the table and its name belong together, which is not seen through an index.
  return LOOKUPS[name] as unknown as Lookup<LookupOf<Name>, LookupValue<Name>>;
}

/** Query of a lookup: fetched once, never old by itself, forgotten when it is cleared. A failed fetch keeps nothing. */
export function cachedQuery<Of extends readonly string[], Value>(client: Client, lookup: Lookup<Of, Value>, of: Of) {
  const queryKey: QueryKey = lookupKey(lookup.cacheKey, ...of);
  return {
    queryKey,
    queryFn: reading(client, (client, { signal }): Promise<unknown> => lookup.load({ client, signal }, ...of)),
    staleTime: Infinity,
    gcTime: lookup.cacheMs,
    // Without a network it fails like any other call, instead of waiting without an end.
    networkMode: 'always',
  } as const;
}
