import { $codecs } from '@milepost/openapi/domains/$domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exhibitKeys } from './keys.ts';

//- if hasKeyword
/** The «things» that match a keyword. */
export const exhibitsQuery = (api: Api, keyword: string) =>
  queryOptions({
    queryKey: exhibitKeys.list(keyword),
    queryFn: ({ signal }) => api.listExhibits({ query: { keyword } }, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data)),
  });
//- else
//: /** All «things». */
//: export const exhibitsQuery = (api: Api) =>
//:   queryOptions({
//:     queryKey: exhibitKeys.lists,
//:     queryFn: ({ signal }) => api.listExhibits({}, { signal }).then(({ data }) => $codecs.listExhibits.data.decode(data)),
//:   });
//- end

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
