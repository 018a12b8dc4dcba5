import { bindOperations } from '@milepost/openapi/client';
import { messageAccountCodecs } from '@milepost/openapi/domains/message-account';
import { messageTemplateCodecs } from '@milepost/openapi/domains/message-template';
import { sendConfigProblems } from '@milepost/openapi/domains/send-config';
import type { SendConfigChannelDraft, SendConfigDraft } from '@milepost/openapi/domains/send-config';
import { messageAccountOperations, messageTemplateOperations } from '@milepost/openapi/operations';
import type { FieldProblem } from '@milepost/kit/forms/grammar';
import type { OwnFeed } from '../../features/resource/index.ts';

/** More than any house has. */
const ALL = { currentPage: 1, pageSize: 500 } as const;

const codeOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Templates of a channel and a source. */
export const templates: OwnFeed = async ({ client }, { messageType, messageSource }, signal) => {
  const query = { ...ALL, messageType: codeOf(messageType), messageSource: codeOf(messageSource) } as object;
  const { data } = await bindOperations(client, messageTemplateOperations).listMessageTemplates({ query }, { signal });
  return messageTemplateCodecs.listMessageTemplates.data
    .decode(data)
    .rows.map(({ id, fullName, enCode }) => ({ id, label: fullName, keywords: enCode }));
};

/** Accounts of a channel. */
export const accounts: OwnFeed = async ({ client }, { messageType }, signal) => {
  const query = { ...ALL, type: codeOf(messageType) } as object;
  const { data } = await bindOperations(client, messageAccountOperations).listMessageAccounts({ query }, { signal });
  return messageAccountCodecs.listMessageAccounts.data
    .decode(data)
    .rows.map(({ id, fullName, enCode }) => ({ id, label: fullName, keywords: enCode ?? '' }));
};

const NEW: SendConfigChannelDraft = {
  id: '',
  messageType: '',
  templateId: '',
  accountConfigId: '',
  isEnabled: true,
  sortCode: 0,
  description: '',
};

/** Body of a configuration: a new row is enabled and has no id yet. */
export const bodyOf = (draft: SendConfigDraft): SendConfigDraft => ({
  ...draft,
  channels: draft.channels.map((row) => ({
    ...NEW,
    ...row,
    messageType: row.messageType ?? '',
    templateId: row.templateId ?? '',
    accountConfigId: row.accountConfigId ?? '',
  })),
});

/** Problems no single field sees; those of the rows stand at the rows. */
export const problemsOf = (draft: SendConfigDraft): FieldProblem[] =>
  sendConfigProblems(bodyOf(draft)).map(({ field, problem }) => ({
    field: ['sendConfigTemplateList', 'templateId', 'accountConfigId'].includes(field) ? 'channels' : field,
    problem,
  }));
