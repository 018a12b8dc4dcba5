import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { Message, MessageFilter } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import { reachedTotal } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { messageKeys } from './keys.ts';
import { reading } from '../tags.ts';

/** Part of a list that is asked for; pages count from 1. */
export interface MessagePageAsk {
  readonly filter: MessageFilter;
  readonly page: number;
  readonly pageSize: 20 | 50 | 100 | 500;
}

export interface MessagePage {
  readonly rows: readonly Message[];
  readonly total: number;
}

/** One page of messages, newest first. @source shell §7 */
export async function readMessages(api: Api, { filter, page, pageSize }: MessagePageAsk, signal: AbortSignal): Promise<MessagePage> {
  const query = messageCodecs.readAllMessages.body.encode(filter);
  const { data } = await bindOperations(api.client, messageOperations).listMessages(
    { query: { ...query, currentPage: page, pageSize, sort: 'desc' } },
    { signal },
  );
  const answer = messageCodecs.listMessages.data.decode(data);
  return { ...answer, total: reachedTotal(answer.total, { page, pageSize, rows: answer.rows.length }) };
}

/** One page of messages, kept while it is on screen. */
export const messagesQuery = (api: Api, ask: MessagePageAsk) =>
  queryOptions({
    queryKey: messageKeys.page(ask),
    queryFn: reading(api, (api, { signal }) => readMessages(api, ask, signal)),
  });

/** An opened message; null when the server sent nothing. Asking for it makes it read, so it is asked once each time it is opened. @source shell §4 */
export const messageQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: messageKeys.detail(id),
    queryFn: ({ signal }) =>
      bindOperations(api.client, messageOperations)
        .readMessage({ path: { id } }, { signal })
        .then(({ data }) => data && messageCodecs.readMessage.data.decode(data)),
    gcTime: 0,
  });
