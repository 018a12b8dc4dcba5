import {
  count,
  flag,
  from,
  id,
  moment,
  nullableText,
  number,
  paged,
  record,
  text,
  list,
  listed,
  type OperationCodecs,
} from '../../wire/index.ts';
import { messageUsage } from '../message-template/index.ts';

export const accountRow = record({
  id,
  type: text,
  fullName: text,
  enCode: nullableText,
  sortCode: number,
  isEnabled: from('enabledMark', flag),
  creatorUser: nullableText,
  creatorTime: moment,
  lastModifyTime: moment,
});

const draftMembers = {
  type: text,
  fullName: text,
  enCode: text,
  addressorName: text,
  smtpServer: text,
  smtpPort: number,
  hasSsl: from('sslLink', flag),
  smtpUser: text,
  smtpPassword: text,
  channel: text,
  smsSignature: text,
  appId: text,
  appSecret: text,
  endPoint: text,
  sdkAppId: text,
  appKey: text,
  zoneName: text,
  zoneParam: text,
  enterpriseId: text,
  agentId: text,
  webhookType: text,
  webhookAddress: text,
  approveType: text,
  bearer: text,
  sortCode: number,
  isEnabled: from('enabledMark', flag),
  description: text,
} as const;

export const accountDraft = record(draftMembers);
export const accountRecord = record({ ...draftMembers, id, lastModifyTime: moment });

export const mailTest = record({
  id: text,
  addressorName: text,
  smtpServer: text,
  smtpPort: count,
  hasSsl: from('sslLink', flag),
  smtpUser: text,
  smtpPassword: text,
  receivers: from('testSendEmail', list(text)),
  title: from('testEmailTitle', text),
  content: from('testEmailContent', text),
});

/** Operations on accounts that messages are sent through. */
export type MessageAccountOperation =
  | 'listMessageAccounts'
  | 'createMessageAccount'
  | 'getMessageAccount'
  | 'updateMessageAccount'
  | 'removeMessageAccount'
  | 'copyMessageAccount'
  | 'testMailAccount'
  | 'testWeChatAccount'
  | 'testDingTalkAccount'
  | 'listMessageAccountUsages';

/** Codecs of the answers and bodies of message accounts. */
export const messageAccountCodecs = {
  listMessageAccounts: { data: paged(accountRow) },
  createMessageAccount: { body: accountDraft },
  getMessageAccount: { data: accountRecord },
  updateMessageAccount: { body: accountDraft },
  removeMessageAccount: {},
  copyMessageAccount: {},
  testMailAccount: { body: mailTest },
  testWeChatAccount: { body: record({ id: text, enterpriseId: text, agentId: text, appSecret: text }) },
  testDingTalkAccount: { body: record({ id: text, appId: text, agentId: text, appSecret: text }) },
  listMessageAccountUsages: { data: listed(messageUsage) },
} as const satisfies OperationCodecs<MessageAccountOperation>;
