import { dictionaryCodecs, entriesOf } from '@milepost/openapi/domains/dictionary';
import type { Dictionary } from '@milepost/openapi/domains/dictionary';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { dictionaryKeys } from './keys.ts';

/** All categories as a tree. */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: dictionaryKeys.categories,
    queryFn: ({ signal }) =>
      api.listDictionaryCategories({}, { signal }).then(({ data }) => dictionaryCodecs.listDictionaryCategories.data.decode(data)),
  });

/** One category, as it may be edited; null when the server sent nothing. */
export const categoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: dictionaryKeys.category(id),
    queryFn: ({ signal }) =>
      api
        .getDictionaryCategory({ path: { id } }, { signal })
        .then(({ data }) => data && dictionaryCodecs.getDictionaryCategory.data.decode(data)),
    // What is edited is read afresh each time.
    gcTime: 0,
  });

/** Entries of a category that match a keyword, as a tree or flat. */
export const entriesQuery = (api: Api, category: { id: string; isTree: boolean }, keyword: string) =>
  queryOptions({
    queryKey: dictionaryKeys.entriesOf(category.id, keyword),
    queryFn: ({ signal }) =>
      api
        .listDictionaryEntries({ path: { id: category.id }, query: { keyword, isTree: category.isTree ? '1' : '0' } }, { signal })
        .then(({ data }) => entriesOf(category.id, dictionaryCodecs.listDictionaryEntries.data.decode(data))),
  });

/** One entry, as it may be edited; null when the server sent nothing. */
export const entryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: dictionaryKeys.entry(id),
    queryFn: ({ signal }) =>
      api
        .getDictionaryEntry({ path: { id } }, { signal })
        .then(({ data }) => data && dictionaryCodecs.getDictionaryEntry.data.decode(data)),
    gcTime: 0,
  });

/** Categories that may be above another; `exceptId` '0' leaves nothing out. */
export const categoryParentsQuery = (api: Api, exceptId: string) =>
  queryOptions({
    queryKey: dictionaryKeys.categoryParents(exceptId),
    queryFn: ({ signal }) =>
      api
        .listDictionaryCategoryOptions({ path: { id: exceptId } }, { signal })
        .then(({ data }) => dictionaryCodecs.listDictionaryCategoryOptions.data.decode(data)),
    gcTime: 0,
  });

/** Entries that may be above another; the first is the category itself. `exceptId` '0' leaves nothing out. */
export const entryParentsQuery = (api: Api, category: { id: string; isTree: boolean }, exceptId: string) =>
  queryOptions({
    queryKey: dictionaryKeys.parents(category.id, exceptId),
    queryFn: ({ signal }) =>
      api
        .listDictionaryEntryParents({ path: { typeId: category.id, id: exceptId }, query: { isTree: category.isTree ? '1' : '0' } }, { signal })
        .then(({ data }) => dictionaryCodecs.listDictionaryEntryParents.data.decode(data)),
    gcTime: 0,
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
    queryFn: ({ signal }) => fetchDictionaries(api, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
