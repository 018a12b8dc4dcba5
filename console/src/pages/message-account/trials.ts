import { bindOperations } from '@milepost/openapi/client';
import { messageAccountCodecs as codecs } from '@milepost/openapi/domains/message-account';
import { messageAccountOperations } from '@milepost/openapi/operations';
import type { Read } from '@milepost/kit/forms/grammar';
import type { Api } from '../../data/api/index.ts';
import { textOf } from '../../features/resource/extensions/connection-test/types.ts';

const callsOf = ({ client }: Api) => bindOperations(client, messageAccountOperations);

/** Tries an account at WeCom; an empty secret is the stored one. @reading R-451 */
export const tryWeChat = (api: Api, read: Read) =>
  callsOf(api).testWeChatAccount({
    body: codecs.testWeChatAccount.body.encode({
      id: textOf(read, 'id'),
      enterpriseId: textOf(read, 'enterpriseId'),
      agentId: textOf(read, 'agentId'),
      appSecret: textOf(read, 'appSecret'),
    }),
  });

/** Tries an account at DingTalk; an empty secret is the stored one. @reading R-451 */
export const tryDingTalk = (api: Api, read: Read) =>
  callsOf(api).testDingTalkAccount({
    body: codecs.testDingTalkAccount.body.encode({
      id: textOf(read, 'id'),
      appId: textOf(read, 'appId'),
      agentId: textOf(read, 'agentId'),
      appSecret: textOf(read, 'appSecret'),
    }),
  });

/** A mail that tries an account. */
export interface TestMail {
  /** Addresses with commas, semicolons or blanks between them. */
  readonly receivers: string;
  readonly title: string;
  readonly content: string;
}

/** Addresses of a text. */
export const addressesOf = (text: string): readonly string[] => text.split(/[\s,;，；]+/).filter((one) => one !== '');

/** Sends a mail by an account as it stands in its form; an empty password is the stored one. @reading R-451 */
export function tryMail(api: Api, read: Read, { receivers, title, content }: TestMail) {
  const port = read('smtpPort');
  return callsOf(api).testMailAccount({
    body: codecs.testMailAccount.body.encode({
      id: textOf(read, 'id'),
      addressorName: textOf(read, 'addressorName'),
      smtpServer: textOf(read, 'smtpServer'),
      smtpPort: typeof port === 'number' ? port : 0,
      hasSsl: read('hasSsl') === true,
      smtpUser: textOf(read, 'smtpUser'),
      smtpPassword: textOf(read, 'smtpPassword'),
      receivers: [...addressesOf(receivers)],
      title,
      content,
    }),
  });
}
