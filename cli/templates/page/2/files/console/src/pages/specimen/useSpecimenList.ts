import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { exhibitsQuery } from '../../data/exhibit/queries.ts';
import { useOpenBranches } from '../../features/lazy-rows/index.ts';
import type { SpecimenSearch } from './search.ts';

const NONE: readonly ExhibitRow[] = [];

//- if paged
/** The rows of one page. While another page comes, its place is kept, and the number of all rows stays in view. */
export function useSpecimenList(search: SpecimenSearch) {
  const { data, isPending, isPlaceholderData, isError, error, refetch } = useQuery({
    ...exhibitsQuery(useApi(), search),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? NONE;
  //- end
  //- if list & hasKeyword
  //: /** The rows of the list. The server sends it whole, so the table orders it. */
  //: export function useSpecimenList({ keyword }: SpecimenSearch) {
  //:   const { data, isPending, isError, error, refetch } = useQuery(exhibitsQuery(useApi(), keyword));
  //:   const rows = data ?? NONE;
  //- end
  //- if list & !hasKeyword
  //: /** The rows of the list. The server sends it whole, so it is searched and ordered here. */
  //: export function useSpecimenList({ keyword }: SpecimenSearch) {
  //:   const { data, isPending, isError, error, refetch } = useQuery(exhibitsQuery(useApi()));
  //:   const rows = useMemo(() => (data ?? NONE).filter((row) => $searched.some((text) => text.includes(keyword))), [data, keyword]);
  //- end
  //- if lazyTree
  //: /**
  //:  * The rows of the list: the top level at once, what is below a row when it is opened. The keyword looks at the top level, as
  //:  * the server does. @reading R-186
  //:  */
  //: export function useSpecimenList({ keyword }: SpecimenSearch) {
  //:   const api = useApi();
  //:   const { data, isPending, isError, error, refetch } = useQuery(exhibitsQuery(api, null, keyword));
  //:   const branches = useOpenBranches<ExhibitRow>();
  //:   const below = useQueries({ queries: branches.ids.map((id) => exhibitsQuery(api, id, '')), combine: branches.combine });
  //:   const rows = data ?? NONE;
  //- end
  return {
    rows,
    //- if lazyTree
    branches,
    below,
    //- end
    //- if paged
    total: data?.total ?? null,
    //- else
    //: total: data ? rows.length : null,
    //- end
    //- if paged
    state:
      isPending || isPlaceholderData
        ? ('loading' as const)
        : isError && !data
          ? ('failed' as const)
          : rows.length === 0
            ? ('empty' as const)
            : ('ready' as const),
    //- else
    //: state: isPending
    //:   ? ('loading' as const)
    //:   : isError && !data
    //:     ? ('failed' as const)
    //:     : rows.length === 0
    //:       ? ('empty' as const)
    //:       : ('ready' as const),
    //- end
    error,
    retry: () => void refetch(),
  };
}
