import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../../data/api/index.ts';
import { reading } from '../../../../data/tags.ts';
import type { Sidebar, SideNode } from '../../definition/types.ts';

/** Nodes of the tree beside a list. The trees the engine knows are fetched with the first that is named. */
export const sideTreeQuery = (api: Api, queries: QueryClient, sidebar: Pick<Sidebar, 'tree'>) =>
  queryOptions({
    queryKey: ['resource', 'tree', typeof sidebar.tree === 'string' ? sidebar.tree : sidebar.tree.name],
    queryFn: reading(api, async (api, { signal }): Promise<readonly SideNode[]> => {
      const { tree } = sidebar;
      if (typeof tree !== 'string') return tree.read({ api, queries, signal });
      const { nodesNamed } = await import('./trees.ts');
      return nodesNamed({ api, queries, signal }, tree);
    }),
  });
