import type { AreaNode } from '@milepost/openapi/domains/area';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { areasQuery } from '../../data/area/queries.ts';
import { useOpenBranches } from '../../features/lazy-rows/index.ts';
import type { AreaSearch } from './search.ts';

const NONE: readonly AreaNode[] = [];

/**
 * The rows of the list: the top level at once, what is below a row when it is opened. The keyword looks at the top level, as
 * the server does. @reading R-186
 */
export function useAreaList({ keyword }: AreaSearch) {
  const api = useApi();
  const { data, isPending, isError, error, refetch } = useQuery(areasQuery(api, null, keyword));
  const branches = useOpenBranches<AreaNode>();
  const below = useQueries({ queries: branches.ids.map((id) => areasQuery(api, id, '')), combine: branches.combine });
  const rows = data ?? NONE;
  return {
    rows,
    branches,
    below,
    total: data ? rows.length : null,
    state: isPending
      ? ('loading' as const)
      : isError && !data
        ? ('failed' as const)
        : rows.length === 0
          ? ('empty' as const)
          : ('ready' as const),
    error,
    retry: () => void refetch(),
  };
}
