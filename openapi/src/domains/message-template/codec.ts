import {
  choice,
  flag,
  from,
  id,
  list,
  listed,
  moment,
  nullableText,
  number,
  paged,
  record,
  text,
  type OperationCodecs,
} from '../../wire/index.ts';

/** Maker of a template or a sending configuration. @reading R-077 */
export const templateKind = choice({ own: '0', system: '1' }, 'own');

export const templateRow = record({
  id,
  fullName: text,
  enCode: nullableText,
  kind: from('templateType', templateKind),
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
  kind: from('templateType', templateKind),
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
export const templateRecord = record({ ...draftMembers, id, lastModifyTime: moment });

export const messageTypeEntry = record({ id: nullableText, type: text, fullName: nullableText, enCode: text });

/** A sending configuration that names a template or an account. */
export const messageUsage = record({ id, fullName: text, enCode: nullableText, isEnabled: from('enabledMark', flag) });

type Operations =
  | 'listMessageTemplates'
  | 'createMessageTemplate'
  | 'getMessageTemplate'
  | 'updateMessageTemplate'
  | 'removeMessageTemplate'
  | 'copyMessageTemplate'
  | 'listMessageTypes'
  | 'listMessageTemplateUsages';

/** Codecs of the answers and bodies of message templates. */
export const messageTemplateCodecs = {
  listMessageTemplates: { data: paged(templateRow) },
  createMessageTemplate: { body: templateDraft },
  getMessageTemplate: { data: templateRecord },
  updateMessageTemplate: { body: templateDraft },
  removeMessageTemplate: {},
  copyMessageTemplate: {},
  listMessageTypes: { data: list(messageTypeEntry) },
  listMessageTemplateUsages: { data: listed(messageUsage) },
} as const satisfies OperationCodecs<Operations>;
