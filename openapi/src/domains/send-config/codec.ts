import {
  flag,
  flagText,
  from,
  id,
  list,
  moment,
  nullableText,
  number,
  paged,
  record,
  text,
  type OperationCodecs,
} from '../../wire/index.ts';
import { templateKind } from '../message-template/index.ts';

const named = {
  id,
  fullName: text,
  enCode: nullableText,
  kind: from('templateType', templateKind),
  messageSource: text,
  sortCode: number,
  // Text here, a number everywhere else.
  isEnabled: from('enabledMark', flagText),
} as const;

export const sendConfigOption = record(named);

export const sendConfigRow = record({
  ...named,
  channels: from('messageType', list(record({ type: text, fullName: nullableText }))),
  creatorUser: nullableText,
  creatorTime: moment,
  lastModifyTime: moment,
});

const channel = {
  messageType: text,
  templateId: text,
  accountConfigId: nullableText,
  isEnabled: from('enabledMark', flag),
  sortCode: number,
  description: nullableText,
} as const;

/** `id` is empty on a new one. */
export const sendConfigChannelDraft = record({ id: text, ...channel });

export const sendConfigChannel = record({
  id,
  sendConfigId: nullableText,
  ...channel,
  templateCode: nullableText,
  templateName: nullableText,
  accountCode: nullableText,
  accountName: nullableText,
});

const draft = {
  fullName: text,
  enCode: text,
  kind: from('templateType', templateKind),
  messageSource: text,
  sortCode: number,
  isEnabled: from('enabledMark', flagText),
  description: nullableText,
} as const;

export const sendConfigDraft = record({ ...draft, channels: from('sendConfigTemplateList', list(sendConfigChannelDraft)) });
export const sendConfig = record({
  ...draft,
  id,
  channels: from('sendConfigTemplateList', list(sendConfigChannel)),
  lastModifyTime: moment,
});

export const sendTest = record({
  id,
  sendConfigId: nullableText,
  messageType: text,
  templateId: nullableText,
  templateName: from('msgTemplateName', nullableText),
  accountConfigId: nullableText,
  receivers: from('toUser', list(id)),
  parameters: from('paramJson', list(record({ field: text, fieldName: nullableText, value: text }))),
});

export const sendOutcome = record({ channel: from('messageType', text), isSuccess: flagText, result: nullableText });

/** Operations on sending configurations. */
export type SendConfigOperation =
  | 'listSendMessageConfigs'
  | 'createSendMessageConfig'
  | 'getSendMessageConfig'
  | 'updateSendMessageConfig'
  | 'removeSendMessageConfig'
  | 'copySendMessageConfig'
  | 'listSendMessageConfigOptions'
  | 'getSendMessageTest'
  | 'testSendMessageConfig';

/** Codecs of the answers and bodies of sending configurations. */
export const sendConfigCodecs = {
  listSendMessageConfigs: { data: paged(sendConfigRow) },
  createSendMessageConfig: { body: sendConfigDraft },
  getSendMessageConfig: { data: sendConfig },
  updateSendMessageConfig: { body: sendConfigDraft },
  removeSendMessageConfig: {},
  copySendMessageConfig: {},
  listSendMessageConfigOptions: { data: paged(sendConfigOption) },
  getSendMessageTest: { data: list(sendTest) },
  testSendMessageConfig: { body: list(sendTest), data: list(sendOutcome) },
} as const satisfies OperationCodecs<SendConfigOperation>;
