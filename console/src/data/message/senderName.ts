import { senderOf } from '@milepost/openapi/domains/message';

/** What servers write behind the name: a stroke and the account. Anything else behind a stroke is part of the name. */
const ACCOUNT_BEHIND = /^(.+)\/[\p{L}\p{N}_.@-]*$/u;

/** Who sent a message, without the account servers write behind the name. @reading R-290 */
export function senderName(message: Parameters<typeof senderOf>[0]): string {
  const sender = senderOf(message);
  return ACCOUNT_BEHIND.exec(sender)?.[1] ?? sender;
}
