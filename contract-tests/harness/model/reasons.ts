import { FACTS } from './facts.ts';

/** Operations that are sent only without a valid session and must be refused, with the reason why they are never sent with one. @reading R-981 */
export const STRANGERS_ONLY: Readonly<Record<string, string>> = {
  modifyPassword: 'it needs the letters of a picture that only people can read',
  testMailAccount: 'it sends mail',
  testWeChatAccount: 'it calls another system',
  testDingTalkAccount: 'it calls another system',
  testSendMessageConfig: 'it sends messages to people',
  testWeChatConnection: 'it calls another system',
  testDingTalkConnection: 'it calls another system',
  retrySync: 'it writes into another system',
  syncOrganizationsToDingTalk: 'it writes into another system',
  syncUsersToDingTalk: 'it writes into another system',
  syncOrganizationsToWeChat: 'it writes into another system',
  syncUsersToWeChat: 'it writes into another system',
  clearLogs: 'it clears the log of all people',
  clearSentMessages: 'it clears the record of all messages',
  drawBillNumber: 'a number that was drawn is gone, and its rule cannot be deleted any more',
};

/** Operations of the table that are not in the description. */
export const staleReasons = (): string[] => Object.keys(STRANGERS_ONLY).filter((id) => !FACTS.has(id));
