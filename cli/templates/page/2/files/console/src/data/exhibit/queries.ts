import { $codecs } from '@milepost/openapi/domains/$domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exhibitCalls } from './calls.ts';
import { exhibitKeys } from './keys.ts';

//- if paged
/** Question to the server: which page of what, in which order. */
export interface ExhibitsAsk {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: 20 | 50 | 100 | 500;
  //- if hasSort
  readonly sort: { readonly columnId: string; readonly direction: 'ascending' | 'descending' } | null;
  //- end
}

/** One page of the «things» that match a keyword. */
export const exhibitsQuery = (api: Api, ask: ExhibitsAsk) =>
  queryOptions({
    queryKey: exhibitKeys.page(ask),
    queryFn: ({ signal }) => {
      const query = {
        keyword: ask.keyword,
        currentPage: ask.page,
        pageSize: ask.pageSize,
        //- if hasSort
        ...(ask.sort && { sidx: ask.sort.columnId, sort: ask.sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const) }),
        //- end
      };
      return exhibitCalls(api).listExhibits({ query }, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data));
    },
  });
//- end
//- if list & hasKeyword
//: /** The «things» that match a keyword. */
//: export const exhibitsQuery = (api: Api, keyword: string) =>
//:   queryOptions({
//:     queryKey: exhibitKeys.list(keyword),
//:     queryFn: ({ signal }) => exhibitCalls(api).listExhibits({ query: { keyword } }, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data)),
//:   });
//- end
//- if list & !hasKeyword
//: /** All «things». */
//: export const exhibitsQuery = (api: Api) =>
//:   queryOptions({
//:     queryKey: exhibitKeys.lists,
//:     queryFn: ({ signal }) => exhibitCalls(api).listExhibits({}, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data)),
//:   });
//- end
//- if lazyTree
//: /** Id the server gives to what is above the first level. @source $source */
//: const TOP_ID = '$rootId';
//:
//: /** The «things» right below one, or at the top (null), that match a keyword. */
//: export const exhibitsQuery = (api: Api, parentId: string | null, keyword: string) =>
//:   queryOptions({
//:     queryKey: exhibitKeys.below(parentId, keyword),
//:     queryFn: ({ signal }) =>
//:       exhibitCalls(api)
//:         .listExhibits({ path: { $listParam: parentId ?? TOP_ID }, query: { keyword } }, { signal })
//:         .then(({ data }) => $codecs.listExhibits.data.decode(data)),
//:   });
//- end

//- if canUpdate
/** «One thing», as it may be edited; null when the server sent nothing. */
export const exhibitQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: exhibitKeys.record(id),
    queryFn: ({ signal }) => exhibitCalls(api).getExhibit({ path: { $getId } }, { signal }).then(({ data }) => data && $codecs.getExhibit.data.decode(data)),
    // What is edited is read afresh each time.
    gcTime: 0,
  });
//- end
