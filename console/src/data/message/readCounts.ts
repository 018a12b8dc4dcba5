import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { UnreadCounts } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** Asks how many messages of each type are unread. */
export const readCounts = (api: Api, signal: AbortSignal): Promise<UnreadCounts> =>
  bindOperations(api.client, messageOperations)
    .getUnreadCounts({}, { signal })
    .then(({ data }) => messageCodecs.getUnreadCounts.data.decode(data ?? {}));
