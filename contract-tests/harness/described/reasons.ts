import { FACTS, type Facts } from './facts/facts.ts';

/** Operations no check is ever made of, and why: they change who may sign in, or reach other systems. */
export const NEVER: Readonly<Record<string, string>> = {
  modifyPassword: 'it changes the password of the account that runs the harness',
  updatePasswordMessage: 'it reminds of the password of the account that runs the harness',
  setAdministrators: 'it changes who administers the server',
  signOutUser: 'it ends the sessions of people',
  signOutUsers: 'it ends the sessions of people',
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
  removeLogs: 'no run writes a log of its own that it could remove',
  clearSentMessages: 'it clears the record of all messages',
  removeSentMessages: 'no run sends a message it could remove',
  removeMessages: 'the messages are those of a person',
  removeChatRecords: 'the conversations are those of a person',
  removeConversation: 'the conversations are those of a person',
  readMessage: 'it marks a message of a person as read',
  readAllMessages: 'it marks the messages of a person as read',
  drawBillNumber: 'a rule a number was drawn from cannot be deleted any more',
  saveOwnPortal: 'the arrangement is that of the person who runs the harness',
  updateAvatar: 'the picture is that of the person who runs the harness',
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
export const staleReasons = (): string[] => Object.keys(NEVER).filter((id) => !FACTS.has(id));
