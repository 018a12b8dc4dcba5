import type { AreaNode } from '@milepost/openapi/domains/area';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { areasQuery } from '../../data/area/queries.ts';
import { useOpenBranches } from '../../features/lazy-rows/index.ts';
import { foundTree } from './foundTree.ts';
import type { AreaSearch } from './search.ts';

const NONE: readonly AreaNode[] = [];

/**
 * The rows of the list: the top level at once, what is below a row when it is opened. A keyword finds areas of every level,
 * shown in their tree, which is open. @reading R-186 @reading R-480
 */
export function useAreaList({ keyword }: AreaSearch) {
  const api = useApi();
  const { data, isPending, isError, error, refetch } = useQuery(areasQuery(api, null, keyword));
  const found = data ?? NONE;
  // Without a keyword nothing has parents: the tree is the rows as they came.
  const tree = useMemo(() => foundTree(found), [found]);
  const branches = useOpenBranches<AreaNode>({ of: keyword, below: tree.below });
  const below = useQueries({ queries: branches.ids.map((id) => areasQuery(api, id, '')), combine: branches.combine });
  return {
    rows: tree.roots,
    branches,
    below,
    total: data ? found.length : null,
    state: isPending
      ? ('loading' as const)
      : isError && !data
        ? ('failed' as const)
        : found.length === 0
          ? ('empty' as const)
          : ('ready' as const),
    error,
    retry: () => void refetch(),
  };
}
