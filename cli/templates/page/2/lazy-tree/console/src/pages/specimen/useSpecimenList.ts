import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { exhibitsQuery } from '../../data/exhibit/queries.ts';
import { useOpenBranches } from '../../features/lazy-rows/index.ts';
import type { SpecimenSearch } from './search.ts';

const NONE: readonly ExhibitRow[] = [];

/**
 * The rows of the list: the top level at once, what is below a row when it is opened. The keyword looks at the top level, as
 * the server does. @reading R-186
 */
export function useSpecimenList({ keyword }: SpecimenSearch) {
  const api = useApi();
  const { data, isPending, isError, refetch } = useQuery(exhibitsQuery(api, null, keyword));
  const branches = useOpenBranches<ExhibitRow>();
  const below = useQueries({ queries: branches.ids.map((id) => exhibitsQuery(api, id, '')), combine: branches.combine });
  const rows = data ?? NONE;
  return {
    rows,
    branches,
    below,
    total: rows.length,
    state: isPending
      ? ('loading' as const)
      : isError && !data
        ? ('failed' as const)
        : rows.length === 0
          ? ('empty' as const)
          : ('ready' as const),
    retry: () => void refetch(),
  };
}
