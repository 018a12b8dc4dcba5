import type { ListAsk } from '@milepost/kit/lists/grammar';
import type { Api } from '../../../../data/api/index.ts';
import { fetchList, fetchWhole } from '../../list/listPort.ts';
import type { AnyResource } from '../../definition/types.ts';
import type { WholeList } from '../../list/wholePages.ts';

/** Every row a list has under its search, filters, node and order. */
export const readWholeList = (api: Api, resource: AnyResource, ask: ListAsk, signal: AbortSignal): Promise<WholeList> =>
  resource.list.shape === 'paged' ? fetchWhole(api, resource, ask, signal) : fetchList(api, resource, ask, null, signal);
