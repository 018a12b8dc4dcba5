import { FIELD_LIMITS, FIELD_PATTERNS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';
import type { MessageTemplateDraft } from './model.ts';

/** Channels by their codes. @reading R-077 */
export const MESSAGE_TYPE = { site: '1', mail: '2', sms: '3', dingTalk: '4', weChat: '5', webhook: '6', publicAccount: '7' } as const;
/** Sources of messages by their codes. @reading R-450 */
export const MESSAGE_SOURCE = { notice: '1', flow: '2', system: '3', schedule: '4' } as const;
/** Target of a tap on a message of a public account. @reading R-450 */
export const WX_SKIP = { miniProgram: '1', page: '2' } as const;

/** Titles are cut by mail programs and phones long before. @reading R-450 */
export const TEMPLATE_TITLE_MAX_CHARS = 200;

/** The provider keeps the text of these: they have a code and fields instead of title and content. */
const AT_PROVIDER: ReadonlySet<string> = new Set([MESSAGE_TYPE.sms, MESSAGE_TYPE.publicAccount]);
/** These have nothing but their content to show. */
const NEEDS_CONTENT: ReadonlySet<string> = new Set([MESSAGE_TYPE.mail, MESSAGE_TYPE.dingTalk, MESSAGE_TYPE.weChat, MESSAGE_TYPE.webhook]);

/** Does the provider keep the text of this channel? */
export const isTextAtProvider = (messageType: string): boolean => AT_PROVIDER.has(messageType);

export type TemplateField =
  | 'fullName'
  | 'enCode'
  | 'messageSource'
  | 'messageType'
  | 'sortCode'
  | 'title'
  | 'content'
  | 'templateCode'
  | 'wxSkip'
  | 'xcxAppId'
  | 'templateParamList'
  | 'smsFieldList';

/** Problem of a template. `pattern` of a list: a field occurs twice, or more than one is the title. */
export type TemplateProblem = FieldProblem<TemplateField>;

/** Problems of a message template, at most one per field, in the order of the editor. @source admin §5 @reading R-450 */
export function templateProblems(draft: MessageTemplateDraft): TemplateProblem[] {
  const { messageType } = draft;
  const isAtProvider = isTextAtProvider(messageType);
  return present([
    textProblem('fullName', draft.fullName, FIELD_LIMITS.nameChars, FIELD_PATTERNS.plainName),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    textProblem('messageSource', draft.messageSource, Infinity),
    textProblem('messageType', messageType, Infinity),
    sortProblem(draft.sortCode),
    isAtProvider ? null : textProblem('title', draft.title, TEMPLATE_TITLE_MAX_CHARS),
    NEEDS_CONTENT.has(messageType) ? textProblem('content', draft.content, Infinity) : null,
    isAtProvider ? textProblem('templateCode', draft.templateCode, FIELD_LIMITS.codeChars) : null,
    ...publicAccountProblems(draft),
    parametersProblem(draft),
    smsFieldsProblem(draft),
  ]);
}

function publicAccountProblems({ messageType, wxSkip, xcxAppId }: MessageTemplateDraft): (TemplateProblem | null)[] {
  if (messageType !== MESSAGE_TYPE.publicAccount) return [];
  return [textProblem('wxSkip', wxSkip, Infinity), wxSkip === WX_SKIP.miniProgram ? textProblem('xcxAppId', xcxAppId, Infinity) : null];
}

function parametersProblem({ parameters }: MessageTemplateDraft): TemplateProblem | null {
  if (parameters.some(({ field, fieldName }) => isBlank(field) || isBlank(fieldName)))
    return { field: 'templateParamList', problem: 'required' };
  return hasTwins(parameters.map(({ field }) => field)) ? { field: 'templateParamList', problem: 'pattern' } : null;
}

function smsFieldsProblem({ messageType, smsFields }: MessageTemplateDraft): TemplateProblem | null {
  if (!isTextAtProvider(messageType)) return null;
  if (smsFields.some(({ smsField, field }) => isBlank(smsField) || isBlank(field))) return { field: 'smsFieldList', problem: 'required' };
  const isAmbiguous = hasTwins(smsFields.map(({ smsField }) => smsField)) || smsFields.filter(({ isTitle }) => isTitle).length > 1;
  return isAmbiguous ? { field: 'smsFieldList', problem: 'pattern' } : null;
}

const isBlank = (text: string): boolean => text.trim() === '';
const hasTwins = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;
