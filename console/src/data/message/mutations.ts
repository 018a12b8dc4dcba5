import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { MessageFilter } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** Makes every message of a filter read; the filter travels twice, for servers that read the one or the other. @source shell §7 */
export const readAllMessages = (api: Api) => ({
  send: (filter: MessageFilter) => {
    const body = messageCodecs.readAllMessages.body.encode(filter);
    return bindOperations(api.client, messageOperations).readAllMessages({ query: body, body });
  },
});

/** Makes these messages read, one after the other: a server knows no call for several but all. @source shell §4 */
export const readTheseMessages = (api: Api) => ({
  async send(ids: readonly string[]) {
    const { readMessage } = bindOperations(api.client, messageOperations);
    let answer = { msg: '' };
    // oxlint-disable-next-line no-await-in-loop -- a page of them at once would hold up every other call
    for (const id of ids) answer = await readMessage({ path: { id } });
    return answer;
  },
});

/** Takes messages out of the own list. @source shell §7 */
export const removeMessages = (api: Api) => ({
  send: (ids: readonly string[]) =>
    bindOperations(api.client, messageOperations).removeMessages({
      body: messageCodecs.removeMessages.body.encode({ ids: [...ids] }),
    }),
});
