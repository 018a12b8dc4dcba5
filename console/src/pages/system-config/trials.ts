import type { Read } from '@milepost/kit/forms/grammar';
import type { Api } from '../../data/api/index.ts';
import { textOf } from '../../features/resource/extensions/connection-test/types.ts';
import { testDingTalk, testWeChat } from '../../data/system-config/connections.ts';

/** Tries WeCom, its messages (0) or its address book (1), with what the form holds: an empty secret is the stored one. @reading R-061 */
export const tryWeChat = (type: 0 | 1) => (api: Api, read: Read) =>
  testWeChat(api, type, {
    qyhCorpId: textOf(read, 'qyhCorpId'),
    qyhAgentId: textOf(read, 'qyhAgentId'),
    qyhAgentSecret: textOf(read, 'qyhAgentSecret'),
    qyhCorpSecret: textOf(read, 'qyhCorpSecret'),
  });
/** The same of DingTalk. */
export const tryDingTalk = (api: Api, read: Read) =>
  testDingTalk(api, {
    dingSynAppKey: textOf(read, 'dingSynAppKey'),
    dingSynAppSecret: textOf(read, 'dingSynAppSecret'),
    dingAgentId: textOf(read, 'dingAgentId'),
  });
