import { bindOperations } from '@milepost/openapi/client';
import { monitorCodecs } from '@milepost/openapi/domains/monitor';
import { monitorOperations } from '@milepost/openapi/operations';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../data/api/index.ts';
import { reading } from '../../../../data/tags.ts';

/** Category of the log that holds writes. @reading R-478 */
const WRITES = 3;
const PAGE_SIZE = 20;

const logCalls = ({ client }: Api) => bindOperations(client, monitorOperations);

/** Writes that concerned a record, the latest first, a page at a time. */
export const auditEntriesQuery = (api: Api, recordId: string) =>
  infiniteQueryOptions({
    queryKey: ['resource', 'log', 'deeds', recordId],
    queryFn: ({ pageParam, ...context }) =>
      reading(api, async (api, { signal }) => {
        const query = { category: WRITES, recordId, currentPage: pageParam, pageSize: PAGE_SIZE } as const;
        return monitorCodecs.listLogs.data.decode((await logCalls(api).listLogs({ query }, { signal })).data);
      })(context),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    gcTime: 0,
  });

/** One of them, with each member before and after. */
export const auditEntryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['resource', 'log', 'deed', id],
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await logCalls(api).getLog({ path: { id } }, { signal });
      return data && monitorCodecs.getLog.data.decode(data);
    }),
    staleTime: Infinity,
  });
