import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { CONTACT_PAGE_SIZE, messageCodecs } from '@milepost/openapi/domains/message';
import type { ChatContact, Conversation } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { chatKeys } from './keys.ts';
import { reading } from '../tags.ts';

/** Recent conversations, newest first. @source shell §7 */
export const conversationsQuery = (client: Client) =>
  queryOptions({
    queryKey: chatKeys.conversations,
    queryFn: reading(client, async (client, { signal }): Promise<readonly Conversation[]> => {
      const { data } = await bindOperations(client, messageOperations).listConversations({}, { signal });
      return messageCodecs.listConversations.data.decode(data);
    }),
  });

/** One page of people to talk to. @source shell §7, §9 */
export async function fetchContacts(
  client: Client,
  keyword: string,
  currentPage: number,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly ChatContact[]; readonly total: number }> {
  const query = { keyword, currentPage, pageSize: CONTACT_PAGE_SIZE } as const;
  const { data } = await bindOperations(client, messageOperations).listChatContacts({ query }, { signal });
  return messageCodecs.listChatContacts.data.decode(data);
}
