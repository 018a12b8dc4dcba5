import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/index.ts';
import type { Lookups } from './askLookup.ts';
import { lookupKey } from './keys.ts';
import { cachedQuery, lookupNamed } from './cachedQuery.ts';
import { LOOKUPS } from './table.ts';
import type { LookupName, LookupOf, LookupValue, ServedName } from './table.ts';

/** State of a lookup. */
export type LookupState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  /** The last fetch failed. Nothing of it is kept: `retry`, or the next part that asks, fetches again. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** The contract has no call for it yet. @reading R-302 */
  | { readonly kind: 'notServed' };

type OfNamed<Name extends LookupName> = Name extends ServedName ? LookupOf<Name> : [];
type ValueNamed<Name extends LookupName> = Name extends ServedName ? LookupValue<Name> : never;

const isServed = (name: LookupName): name is ServedName => LOOKUPS[name].kind === 'served';

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
export function useLookup<Name extends LookupName>(name: Name, ...of: OfNamed<Name>): LookupState<ValueNamed<Name>> {
  const { client } = useApi();
  const lookup = isServed(name) ? lookupNamed<ServedName>(name) : null;
  const query: UseQueryOptions<unknown> = lookup ? cachedQuery(client, lookup, of) : { queryKey: lookupKey(name), queryFn: skipToken };
  const { data, isError, isFetching, refetch } = useQuery(query);
  if (lookup === null) return { kind: 'notServed' };
  if (isError && !isFetching) return { kind: 'failed', retry: () => void refetch() };
  if (data === undefined) return { kind: 'loading' };
  return { kind: 'ready', value: lookup.read(data as never) as ValueNamed<Name> };
}
