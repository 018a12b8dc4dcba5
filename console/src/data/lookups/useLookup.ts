import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/index.ts';
import type { Lookups } from './askLookup.ts';
import { cachedQuery, lookupNamed } from './cachedQuery.ts';
import type { LookupName, LookupOf, LookupValue } from './table.ts';

/** State of a lookup. */
export type LookupState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  /** The last fetch failed. Nothing of it is kept: `retry`, or the next part that asks, fetches again. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Lookups for `askLookup`, for pickers that are made inside a component. */
export function useLookups(): Lookups {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMemo(() => ({ client, queries }), [client, queries]);
}

/**
 * A cached lookup: `useLookup('userTree')`, `useLookup('formItemList', modelId)`. However many parts ask, it is fetched once,
 * and again only after it was cleared.
 * @source shell §3 (cached lookups)
 */
export function useLookup<Name extends LookupName>(name: Name, ...of: LookupOf<Name>): LookupState<LookupValue<Name>> {
  const { client } = useApi();
  const lookup = lookupNamed(name);
  const { data, isError, isFetching, refetch } = useQuery(cachedQuery(client, lookup, of));
  if (isError && !isFetching) return { kind: 'failed', retry: () => void refetch() };
  if (data === undefined) return { kind: 'loading' };
  return { kind: 'ready', value: lookup.read(data) };
}
