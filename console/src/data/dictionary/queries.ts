import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { Dictionary } from '@milepost/openapi/domains/dictionary';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { lookupKey } from '../lookups/keys.ts';
import { reading } from '../tags.ts';

/** Every dictionary with its entries. */
export const fetchDictionaries = async (api: Pick<Api, 'listAllDictionaries'>, signal: AbortSignal): Promise<Dictionary[]> =>
  dictionaryCodecs.listAllDictionaries.data.decode((await api.listAllDictionaries({}, { signal })).data);

/**
 * The lookup `dictionaryList` for the page of the dictionary, which needs it at its first paint and not the whole table.
 * @source shell §3 (cached lookups), admin §4
 */
export const dictionaryLookupQuery = (api: Api) =>
  queryOptions({
    queryKey: lookupKey('dictionaryList'),
    queryFn: reading(api, (api, { signal }) => fetchDictionaries(api, signal)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
