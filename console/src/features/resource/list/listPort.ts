import type { ListAsk } from '@milepost/kit/lists/grammar';
import { reachedTotal } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../data/api/index.ts';
import { decoded, send } from '../definition/call.ts';
import { resourceKeys } from '../definition/keys.ts';
import { fitting, isOwnFiltered, sentByCall } from './ownFilters.ts';
import { sentFilters } from '../definition/rangeFilter.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import { allPages } from './rows/allPages.ts';
import type { FullList } from './rows/allPages.ts';
import { reading } from '../../../data/tags.ts';

/** Answer of a list: its rows, and how many there are in all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

const DIRECTIONS = { ascending: 'asc', descending: 'desc' } as const;

/** The query of a list by the names most lists have. @source admin §3 */
export function usualQuery(
  { keyword, filters, page, pageSize, order, node, view = null }: ListAsk,
  { list }: { readonly list: Pick<AnyResource['list'], 'shape' | 'sidebar' | 'views' | 'clientFilters'> },
): Record<string, never> {
  const isPaged = list.shape === 'paged';
  return {
    ...(keyword && { keyword }),
    ...sentFilters(sentByCall({ list }, filters)),
    ...(list.sidebar && node !== null && { [list.sidebar.filterParam]: node }),
    ...(list.views && view !== null && { [list.views.sends]: view }),
    ...(isPaged && { currentPage: page, pageSize }),
    ...(isPaged && order && { sidx: order.columnId, sort: DIRECTIONS[order.direction] }),
  } as Record<string, never>;
}

/** Rows a paged list has under its search, filters, node and order, on all of its pages. */
export async function fetchAllRows(api: Api, resource: AnyResource, ask: ListAsk, signal: AbortSignal): Promise<FullList> {
  const { rows, total } = await allPages((page, pageSize) => fetchPage(api, resource, { ...ask, page, pageSize }, null, signal));
  const kept = fitting(resource, rows, ask.filters);
  return { rows: kept, total: kept.length < rows.length ? kept.length : total };
}

/** Rows of a list as it is asked for: of one that comes in pages, where filters of the screen's own narrow it down, all pages are read. @reading R-731 */
export async function fetchList(
  api: Api,
  resource: AnyResource,
  ask: ListAsk,
  parent: string | null,
  signal: AbortSignal,
): Promise<Listed<AnyRow>> {
  if (resource.list.shape !== 'paged' || !isOwnFiltered(resource, ask.filters)) return fetchPage(api, resource, ask, parent, signal);
  const { rows, total } = await fetchAllRows(api, resource, ask, signal);
  const first = (ask.page - 1) * ask.pageSize;
  return { rows: rows.slice(first, first + ask.pageSize), total };
}

/** Rows of one question; `parent` is the row of a lazy tree whose rows are wanted. */
async function fetchPage(
  api: Api,
  resource: AnyResource,
  ask: ListAsk,
  parent: string | null,
  signal: AbortSignal,
): Promise<Listed<AnyRow>> {
  const { args = (at: ListAsk) => ({ query: usualQuery(at, resource) }), childrenCall } = resource.list;
  const call = parent !== null && childrenCall !== undefined ? childrenCall : resource.list.call;
  const { data } = await send(resource, api.client, call, args(ask, parent), signal);
  const found = decoded(resource, call, data) as Listed<AnyRow> | readonly AnyRow[];
  if ('rows' in found) {
    if (resource.list.shape !== 'paged') return found;
    const { page, pageSize } = ask;
    return { ...found, total: reachedTotal(found.total, { page, pageSize, rows: found.rows.length }) };
  }
  const rows = fitting(resource, found, ask.filters);
  return { rows, total: rows.length };
}

/** The same, cached. */
export function listQuery(api: Api, resource: AnyResource, ask: ListAsk, parent: string | null = null) {
  return queryOptions({
    queryKey: resourceKeys(resource.id).list(ask, parent),
    queryFn: reading(api, (api, { signal }) => fetchList(api, resource, ask, parent, signal)),
  });
}
