import { FIELD_LIMITS, FIELD_PATTERNS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';
import type { MessageAccountDraft } from './model.ts';

/** Texts of an account that depend on its channel, by their names on the wire. */
export type AccountText = Exclude<
  keyof MessageAccountDraft,
  'type' | 'fullName' | 'enCode' | 'smtpPort' | 'hasSsl' | 'sortCode' | 'isEnabled' | 'description'
>;

/** Codes of the channels that have accounts. @reading R-077 @reading R-451 */
export const ACCOUNT_TYPE = { mail: '2', sms: '3', dingTalk: '4', weChat: '5', webhook: '6', publicAccount: '7' } as const;
/** Providers of SMS. */
export const SMS_CHANNEL = { aliyun: '1', tencent: '2' } as const;
/** Proof a webhook asks for. */
export const APPROVE_TYPE = { none: '1', token: '2' } as const;

type Chosen = Pick<MessageAccountDraft, 'type' | 'channel' | 'approveType'>;

const ALWAYS: Readonly<Record<string, readonly AccountText[]>> = {
  [ACCOUNT_TYPE.mail]: ['addressorName', 'smtpServer', 'smtpUser', 'smtpPassword'],
  [ACCOUNT_TYPE.sms]: ['channel', 'smsSignature', 'appId', 'appSecret'],
  [ACCOUNT_TYPE.dingTalk]: ['appId', 'appSecret', 'agentId'],
  [ACCOUNT_TYPE.weChat]: ['enterpriseId', 'agentId', 'appSecret'],
  [ACCOUNT_TYPE.webhook]: ['webhookType', 'webhookAddress', 'approveType'],
  [ACCOUNT_TYPE.publicAccount]: ['appKey', 'appId', 'appSecret', 'agentId', 'bearer'],
};
const BY_CHANNEL: Readonly<Record<string, readonly AccountText[]>> = {
  [SMS_CHANNEL.aliyun]: ['endPoint'],
  [SMS_CHANNEL.tencent]: ['sdkAppId', 'appKey', 'zoneName', 'zoneParam'],
};

/** Texts an account needs, in the order of the dialog. */
export function neededTexts({ type, channel, approveType }: Chosen): readonly AccountText[] {
  const always = ALWAYS[type] ?? [];
  if (type === ACCOUNT_TYPE.sms) return [...always, ...(BY_CHANNEL[channel] ?? [])];
  return type === ACCOUNT_TYPE.webhook && approveType === APPROVE_TYPE.token ? [...always, 'bearer'] : always;
}

/** Texts of a channel nobody is shown again. @reading R-451 */
export function secretTexts(type: string): readonly AccountText[] {
  const always: readonly AccountText[] = ['smtpPassword', 'appSecret', 'bearer'];
  if (type === ACCOUNT_TYPE.sms) return [...always, 'appKey'];
  return type === ACCOUNT_TYPE.publicAccount ? [...always, 'agentId'] : always;
}

/** Problem of an account. */
export type AccountProblem = FieldProblem<'fullName' | 'enCode' | 'type' | 'sortCode' | 'smtpPort' | AccountText>;

const WEB_ADDRESS = /^https?:\/\/[^\s/]+/i;
const PORT_MAX = 65_535;

/**
 * Problems of an account, at most one per field, in the order of the dialog. Of one that is there (`isNew: false`) secrets may be
 * empty: they are kept.
 * @reading R-451
 */
export function accountProblems(draft: MessageAccountDraft, { isNew }: { isNew: boolean }): AccountProblem[] {
  const { type, smtpPort } = draft;
  const kept = isNew ? [] : secretTexts(type);
  return present<AccountProblem>([
    textProblem('fullName', draft.fullName, FIELD_LIMITS.nameChars, FIELD_PATTERNS.plainName),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    ALWAYS[type] ? null : { field: 'type', problem: 'range' },
    sortProblem(draft.sortCode),
    type === ACCOUNT_TYPE.mail ? portProblem(smtpPort) : null,
    ...neededTexts(draft)
      .filter((field) => !kept.includes(field))
      .map((field) => textProblem(field, draft[field], Infinity, field === 'webhookAddress' ? WEB_ADDRESS : undefined)),
  ]);
}

function portProblem(port: number | null): AccountProblem | null {
  if (port === null) return { field: 'smtpPort', problem: 'required' };
  return Number.isInteger(port) && port >= 1 && port <= PORT_MAX ? null : { field: 'smtpPort', problem: 'range' };
}
