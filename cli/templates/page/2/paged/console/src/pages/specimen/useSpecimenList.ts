import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { exhibitsQuery } from '../../data/exhibit/queries.ts';
import type { SpecimenSearch } from './search.ts';

const NONE: readonly ExhibitRow[] = [];

/** The rows of one page. While another page comes, its place is kept, and the number of all rows stays in view. */
export function useSpecimenList(search: SpecimenSearch) {
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery({
    ...exhibitsQuery(useApi(), search),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? NONE;
  return {
    rows,
    total: data?.total ?? 0,
    state:
      isPending || isPlaceholderData
        ? ('loading' as const)
        : isError && !data
          ? ('failed' as const)
          : rows.length === 0
            ? ('empty' as const)
            : ('ready' as const),
    retry: () => void refetch(),
  };
}
