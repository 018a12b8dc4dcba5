import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { messageOperations } from '@milepost/openapi/operations';

/** Takes a conversation out of the recent ones until the next message. @source shell §7 */
export const removeConversation = (client: Client) => ({
  send: (id: string) => bindOperations(client, messageOperations).removeConversation({ path: { id } }),
});

/** Deletes what was said with somebody, for the person alone. @source shell §7 */
export const removeChatRecords = (client: Client) => ({
  send: (id: string) => bindOperations(client, messageOperations).removeChatRecords({ path: { id } }),
});
