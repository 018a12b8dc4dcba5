import { dictionaryCodecs, entriesOf } from '@milepost/openapi/domains/dictionary';
import type { Dictionary } from '@milepost/openapi/domains/dictionary';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { dictionaryKeys } from './keys.ts';
import { reading } from '../tags.ts';

/** All categories as a tree. */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: dictionaryKeys.categories,
    queryFn: reading(api, (api, { signal }) =>
      api.listDictionaryCategories({}, { signal }).then(({ data }) => dictionaryCodecs.listDictionaryCategories.data.decode(data)),
    ),
  });

/** Entries of a category that match a keyword, as a tree or flat. @param state 1 enabled ones, 0 disabled ones, undefined both */
export const entriesQuery = (api: Api, category: { id: string; isTree: boolean }, keyword: string, state: 0 | 1 | undefined) =>
  queryOptions({
    queryKey: dictionaryKeys.entriesOf(category.id, keyword, state),
    queryFn: reading(api, (api, { signal }) =>
      api
        .listDictionaryEntries(
          {
            path: { id: category.id },
            query: { keyword, isTree: category.isTree ? '1' : '0', enabledMark: state },
          },
          { signal },
        )
        .then(({ data }) => entriesOf(category.id, dictionaryCodecs.listDictionaryEntries.data.decode(data))),
    ),
  });

/** Every dictionary with its entries. */
export const fetchDictionaries = async (api: Pick<Api, 'listAllDictionaries'>, signal: AbortSignal): Promise<Dictionary[]> =>
  dictionaryCodecs.listAllDictionaries.data.decode((await api.listAllDictionaries({}, { signal })).data);

/**
 * The lookup `dictionaryList` for the page of the dictionary, which needs it at its first paint and not the whole table.
 * @source shell §3 (cached lookups), admin §4
 */
export const dictionaryLookupQuery = (api: Api) =>
  queryOptions({
    queryKey: dictionaryKeys.lookup,
    queryFn: reading(api, (api, { signal }) => fetchDictionaries(api, signal)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
