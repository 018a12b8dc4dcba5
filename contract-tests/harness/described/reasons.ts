import { FACTS, type Facts } from './facts/facts.ts';

/** Operations only strangers ask, who must be refused, and why nobody with a session ever does. @reading R-981 */
export const STRANGERS_ONLY: Readonly<Record<string, string>> = {
  modifyPassword: 'it needs the letters of a picture that only people can read',
  testMailAccount: 'it sends mail',
  testWeChatAccount: 'it calls another system',
  testDingTalkAccount: 'it calls another system',
  testSendMessageConfig: 'it sends messages to people',
  testWeChatConnection: 'it calls another system',
  testDingTalkConnection: 'it calls another system',
  syncOrganizationsToDingTalk: 'it writes into another system',
  syncUsersToDingTalk: 'it writes into another system',
  syncOrganizationsToWeChat: 'it writes into another system',
  syncUsersToWeChat: 'it writes into another system',
  clearLogs: 'it clears the log of all people',
  clearSentMessages: 'it clears the record of all messages',
  drawBillNumber: 'a number that was drawn is gone, and its rule cannot be deleted any more',
};

/** Operations the sandbox answers with the example of the description; what depends on data says nothing there. */
const EXAMPLES_IN_SANDBOX: ReadonlySet<string> = new Set([
  'downloadModelCode',
  'previewModelCode',
  'uploadImportFile',
  'downloadImportTemplate',
  'previewImport',
  'importRows',
  'exportImportErrors',
]);
const OF_DATA: ReadonlySet<string> = new Set(['P1', 'X6']);

/** True for a check that can say nothing about an operation of a sandbox. */
export const saysNothing = (check: string, { id }: Pick<Facts, 'id'>): boolean => EXAMPLES_IN_SANDBOX.has(id) && OF_DATA.has(check);

/** Reasons for operations the description does not have any more. */
export const staleReasons = (): string[] => Object.keys(STRANGERS_ONLY).filter((id) => !FACTS.has(id));
