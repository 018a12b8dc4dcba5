import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../data/api/index.ts';
import { reading } from '../../../data/tags.ts';
import type { Sidebar, SideNode } from '../definition/types.ts';

const keyOf = ({ tree }: Pick<Sidebar, 'tree'>) => ['resource', 'tree', typeof tree === 'string' ? tree : tree.name] as const;

/** Nodes of the tree beside a list. The trees the engine knows are fetched with the first that is named. */
export const sideTreeQuery = (api: Api, queries: QueryClient, sidebar: Pick<Sidebar, 'tree'>) =>
  queryOptions({
    queryKey: keyOf(sidebar),
    queryFn: reading(api, async (api, { signal }): Promise<readonly SideNode[]> => {
      const { tree } = sidebar;
      if (typeof tree !== 'string') return tree.read({ api, queries, signal });
      const { nodesNamed } = await import('./trees.ts');
      return nodesNamed({ api, queries, signal }, tree);
    }),
  });

/** Number of rows of each node of the tree, by its id. */
export const sideCountsQuery = (api: Api, queries: QueryClient, sidebar: Pick<Sidebar, 'tree' | 'counts'>) =>
  queryOptions({
    queryKey: [...keyOf(sidebar), 'counts'],
    queryFn: reading(
      api,
      async (api, { signal }): Promise<ReadonlyMap<string, number>> => (await sidebar.counts?.({ api, queries, signal })) ?? new Map(),
    ),
    enabled: sidebar.counts !== undefined,
  });
