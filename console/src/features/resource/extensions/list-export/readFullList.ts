import type { ListAsk } from '@milepost/kit/lists/grammar';
import type { Api } from '../../../../data/api/index.ts';
import { fetchList, fetchAllRows } from '../../list/listPort.ts';
import type { AnyResource } from '../../definition/types.ts';
import type { FullList } from '../../list/rows/allPages.ts';

/** Every row a list has under its search, filters, node and order. */
export const readFullList = (api: Api, resource: AnyResource, ask: ListAsk, signal: AbortSignal): Promise<FullList> =>
  resource.list.shape === 'paged' ? fetchAllRows(api, resource, ask, signal) : fetchList(api, resource, ask, null, signal);
