import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import type { UnreadBySender } from './unread.ts';

/** Counts of unread messages, from the recent conversations; nothing of the one on screen. */
export async function countUnread(client: Client, openId: string | null): Promise<UnreadBySender> {
  const { data } = await bindOperations(client, messageOperations).listConversations({});
  const rows = messageCodecs.listConversations.data.decode(data);
  return new Map(rows.flatMap(({ id, unreadMessage }) => (unreadMessage > 0 && id !== openId ? [[id, unreadMessage] as const] : [])));
}
