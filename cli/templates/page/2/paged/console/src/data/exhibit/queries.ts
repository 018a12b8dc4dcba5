import { $codecs } from '@milepost/openapi/domains/$domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exhibitKeys } from './keys.ts';

/** What is asked of the server: which page of what, in which order. */
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
      return api.listExhibits({ query }, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data));
    },
  });

//- if canUpdate
/** «One thing», as it may be edited; null when the server sent nothing. */
export const exhibitQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: exhibitKeys.record(id),
    queryFn: ({ signal }) => api.getExhibit({ path: { $getId } }, { signal }).then(({ data }) => data && $codecs.getExhibit.data.decode(data)),
    // What is edited is read afresh each time.
    gcTime: 0,
  });
//- end
