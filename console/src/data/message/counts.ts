import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { MessageType, UnreadCounts } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { messageKeys } from './keys.ts';
import { reading } from '../tags.ts';

/** Numbers of unread messages of each type. The socket keeps the number current; it is asked for again only after a write. */
export const unreadCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: messageKeys.counts,
    queryFn: reading(api, async (api, { signal }): Promise<UnreadCounts> => {
      const { data } = await bindOperations(api.client, messageOperations).getUnreadCounts({}, { signal });
      return messageCodecs.getUnreadCounts.data.decode(data ?? {});
    }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The counts after so many new messages; a type nobody knows counts in the total. @source shell §4 (messagePush) */
export const withNew = (counts: UnreadCounts, count: number, type: MessageType | null): UnreadCounts => ({
  ...counts,
  ...(type && { [type]: counts[type] + count }),
  total: counts.total + count,
});
