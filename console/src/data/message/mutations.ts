import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { MessageFilter } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { messageKeys } from './keys.ts';

/** Every list on screen and the number at the bell are read again after a write. */
const INVALIDATES = [messageKeys.lists, messageKeys.counts];

/** Makes every message of a filter read; the filter travels twice, for servers that read the one or the other. @source shell §7 */
export const readAllMessages = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (filter: MessageFilter) => {
    const body = messageCodecs.readAllMessages.body.encode(filter);
    return bindOperations(api.client, messageOperations).readAllMessages({ query: body, body });
  },
});

/** Takes messages out of the own list. @source shell §7 */
export const removeMessages = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (ids: readonly string[]) =>
    bindOperations(api.client, messageOperations).removeMessages({
      body: messageCodecs.removeMessages.body.encode({ ids: [...ids] }),
    }),
});
