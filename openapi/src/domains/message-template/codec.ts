import {
  choice,
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

/** @reading R-077 */
const kind = choice({ own: '0', system: '1' }, 'own');

export const templateRow = record({
  id,
  fullName: text,
  enCode: nullableText,
  kind: from('templateType', kind),
  messageSource: text,
  messageType: text,
  sortCode: number,
  isEnabled: from('enabledMark', flag),
  creatorUser: nullableText,
  creatorTime: moment,
  lastModifyTime: moment,
});

export const templateParameter = record({ id: nullableText, field: text, fieldName: nullableText });
export const smsField = record({ id: nullableText, smsField: text, field: nullableText, isTitle: flag });

const draftMembers = {
  fullName: text,
  enCode: text,
  kind: from('templateType', kind),
  messageSource: text,
  messageType: text,
  title: nullableText,
  content: nullableText,
  templateCode: nullableText,
  wxSkip: nullableText,
  xcxAppId: nullableText,
  sortCode: number,
  isEnabled: from('enabledMark', flag),
  description: nullableText,
  parameters: from('templateParamList', list(templateParameter)),
  smsFields: from('smsFieldList', list(smsField)),
} as const;

export const templateDraft = record(draftMembers);
export const templateRecord = record({ ...draftMembers, id });

export const messageTypeEntry = record({ id: nullableText, type: text, fullName: nullableText, enCode: text });

const configMembers = {
  id,
  fullName: text,
  enCode: nullableText,
  kind: from('templateType', kind),
  messageSource: text,
  sortCode: number,
  // Text here, a number everywhere else.
  isEnabled: from('enabledMark', flagText),
} as const;

export const sendConfigRow = record(configMembers);

export const sendConfigTemplate = record({
  id,
  sendConfigId: nullableText,
  messageType: text,
  templateId: nullableText,
  accountConfigId: nullableText,
  templateCode: nullableText,
  templateName: nullableText,
  accountCode: nullableText,
  accountName: nullableText,
  isEnabled: from('enabledMark', flag),
  sortCode: number,
  description: nullableText,
});

export const sendConfig = record({
  ...configMembers,
  description: nullableText,
  templates: from('sendConfigTemplateList', list(sendConfigTemplate)),
});

type Operations =
  | 'listMessageTemplates'
  | 'createMessageTemplate'
  | 'getMessageTemplate'
  | 'updateMessageTemplate'
  | 'removeMessageTemplate'
  | 'copyMessageTemplate'
  | 'listMessageTypes'
  | 'getSendMessageConfig'
  | 'listSendMessageConfigs';

/** Codecs of the answers and bodies of message templates and sending configurations. */
export const messageTemplateCodecs = {
  listMessageTemplates: { data: paged(templateRow) },
  createMessageTemplate: { body: templateDraft },
  getMessageTemplate: { data: templateRecord },
  updateMessageTemplate: { body: templateDraft },
  removeMessageTemplate: {},
  copyMessageTemplate: {},
  listMessageTypes: { data: list(messageTypeEntry) },
  getSendMessageConfig: { data: sendConfig },
  listSendMessageConfigs: { data: paged(sendConfigRow) },
} as const satisfies OperationCodecs<Operations>;
