import { FIELD_LIMITS, FIELD_PATTERNS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';
import { MESSAGE_TYPE } from '../message-template/index.ts';
import type { SendConfigChannelDraft, SendConfigDraft, SendTest } from './model.ts';

/** Channels of the house itself, and those whose account is that of the system. */
const WITHOUT_ACCOUNT: ReadonlySet<string> = new Set([MESSAGE_TYPE.site, MESSAGE_TYPE.dingTalk, MESSAGE_TYPE.weChat]);

/** Does a channel need an account of its own? @reading R-460 */
export const needsAccount = (messageType: string): boolean => !WITHOUT_ACCOUNT.has(messageType);
/** Does a test of this channel need receivers? @reading R-460 */
export const needsReceivers = (messageType: string): boolean => messageType !== MESSAGE_TYPE.webhook;

export type SendConfigField = 'fullName' | 'enCode' | 'messageSource' | 'sortCode' | keyof typeof LIST_FIELDS;
const LIST_FIELDS = { sendConfigTemplateList: true, templateId: true, accountConfigId: true } as const;

/** Problem of a sending configuration. `pattern` of the list: a template occurs twice. */
export type SendConfigProblem = FieldProblem<SendConfigField>;

/** Problems of a sending configuration, at most one per field, in the order of the editor. @source admin §5 @reading R-460 */
export function sendConfigProblems(draft: SendConfigDraft): SendConfigProblem[] {
  const { channels } = draft;
  return present<SendConfigProblem>([
    textProblem('fullName', draft.fullName, FIELD_LIMITS.nameChars, FIELD_PATTERNS.plainName),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    textProblem('messageSource', draft.messageSource, Infinity),
    sortProblem(draft.sortCode),
    listProblem(channels),
    channels.some(({ templateId }) => templateId === '') ? { field: 'templateId', problem: 'required' } : null,
    channels.some(({ messageType, accountConfigId }) => needsAccount(messageType) && accountConfigId === '')
      ? { field: 'accountConfigId', problem: 'required' }
      : null,
  ]);
}

function listProblem(channels: readonly SendConfigChannelDraft[]): SendConfigProblem | null {
  if (channels.length === 0 || channels.some(({ messageType }) => messageType === ''))
    return { field: 'sendConfigTemplateList', problem: 'required' };
  const templates = channels.map(({ templateId }) => templateId).filter((templateId) => templateId !== '');
  return new Set(templates).size < templates.length ? { field: 'sendConfigTemplateList', problem: 'pattern' } : null;
}

/** Problems of a test: every channel but a webhook has a receiver, every parameter a value. @reading R-460 */
export function sendTestProblems(rows: readonly SendTest[]): FieldProblem<'toUser' | 'paramJson'>[] {
  return present<FieldProblem<'toUser' | 'paramJson'>>([
    rows.some(({ messageType, receivers }) => needsReceivers(messageType) && receivers.length === 0)
      ? { field: 'toUser', problem: 'required' }
      : null,
    rows.some(({ parameters }) => parameters.some(({ value }) => value.trim() === '')) ? { field: 'paramJson', problem: 'required' } : null,
  ]);
}
