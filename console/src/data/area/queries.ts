import { areaCodecs } from '@milepost/openapi/domains/area';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { areaCalls } from './calls.ts';
import { areaKeys } from './keys.ts';

/** Id the server gives to what is above the first level. @source admin §7 */
const TOP_ID = '-1';

/** The areas right below one, or at the top (null), that match a keyword. */
export const areasQuery = (api: Api, parentId: string | null, keyword: string) =>
  queryOptions({
    queryKey: areaKeys.below(parentId, keyword),
    queryFn: ({ signal }) =>
      areaCalls(api)
        .listAreas({ path: { id: parentId ?? TOP_ID }, query: { keyword } }, { signal })
        .then(({ data }) => areaCodecs.listAreas.data.decode(data)),
  });

/** One area, as it may be edited; null when the server sent nothing. */
export const areaQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: areaKeys.record(id),
    queryFn: ({ signal }) =>
      areaCalls(api)
        .getArea({ path: { id } }, { signal })
        .then(({ data }) => data && areaCodecs.getArea.data.decode(data)),
    // What is edited is read afresh each time.
    gcTime: 0,
  });
