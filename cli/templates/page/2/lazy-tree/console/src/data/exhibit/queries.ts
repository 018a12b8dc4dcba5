import { $codecs } from '@milepost/openapi/domains/$domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exhibitKeys } from './keys.ts';

/** How the server calls what is above the first level. @source $source */
const TOP_ID = '$rootId';

/** The «things» right below one, or at the top (null), that match a keyword. */
export const exhibitsQuery = (api: Api, parentId: string | null, keyword: string) =>
  queryOptions({
    queryKey: exhibitKeys.below(parentId, keyword),
    queryFn: ({ signal }) =>
      api
        .listExhibits({ path: { $listParam: parentId ?? TOP_ID }, query: { keyword } }, { signal })
        .then(({ data }) => $codecs.listExhibits.data.decode(data)),
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
