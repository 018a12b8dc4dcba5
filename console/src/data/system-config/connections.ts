import { bindOperations } from '@milepost/openapi/client';
import { systemConfigCodecs as codecs } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, systemConfigOperations);

type ConnectionOf<Id extends 'testWeChatConnection' | 'testDingTalkConnection'> = Parameters<(typeof codecs)[Id]['body']['encode']>[0];

/** Tries an enterprise chat: type 0 its messages, 1 its address book. An empty secret is the stored one. @reading R-061 */
export const testWeChat = (api: Api, type: 0 | 1, draft: ConnectionOf<'testWeChatConnection'>) =>
  callsOf(api).testWeChatConnection({ path: { type }, body: codecs.testWeChatConnection.body.encode(draft) });

/** Tries a DingTalk connection. @reading R-061 */
export const testDingTalk = (api: Api, draft: ConnectionOf<'testDingTalkConnection'>) =>
  callsOf(api).testDingTalkConnection({ body: codecs.testDingTalkConnection.body.encode(draft) });
