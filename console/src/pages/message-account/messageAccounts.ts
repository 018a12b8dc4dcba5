import { msg } from '@lingui/core/macro';
import type { Condition } from '@milepost/kit/forms/grammar';
import { ACCOUNT_TYPE, accountProblems, messageAccountCodecs } from '@milepost/openapi/domains/message-account';
import type { MessageAccountDraft } from '@milepost/openapi/domains/message-account';
import { messageAccountOperations } from '@milepost/openapi/operations';
import { CHANNEL_WORDS } from '../../features/message-words/index.ts';
import {
  relatedList,
  choice,
  choiceColumn,
  code,
  codeColumn,
  defineResource,
  description,
  enabled,
  historyColumns,
  integer,
  name,
  nameColumn,
  pair,
  panel,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  text,
  toggle,
} from '../../features/resource/index.ts';
import { DingTalkTrial, MailTrialButton, WeChatTrial } from './AccountTrials.tsx';
import { usedBy, usesOf } from './usesOf.ts';

const { mail, sms, dingTalk, weChat, webhook, publicAccount } = ACCOUNT_TYPE;
const { '1': _site, ...CHANNELS } = CHANNEL_WORDS;
const PROVIDERS = { '1': msg`Aliyun`, '2': msg`Tencent Cloud` };
const WEBHOOKS = { '1': msg`DingTalk`, '2': msg`WeCom` };
const PROOFS = { '1': msg({ message: 'None', context: 'authentication' }), '2': msg`Token` };

const of = (...types: readonly string[]) => ({ field: 'type', is: types });
const ofTencent = { all: [of(sms), { field: 'channel', is: ['2'] }] };
/** The key of such a webhook is part of its address. @reading R-611 */
const ofWeComHook = { all: [of(webhook), { field: 'webhookType', is: ['2'] }] };
const isNew = { field: 'id', isFilled: false };

/** A text of some channels. */
const given = <Path extends keyof MessageAccountDraft>(field: Path, label: Parameters<typeof text>[1], shown: Condition, look = {}) =>
  text(field, label, { required: true, spellCheck: false, shown, ...look });
/** The same for what nobody is shown again: an empty one keeps what is stored. @reading R-451 */
const secret = <Path extends keyof MessageAccountDraft>(field: Path, label: Parameters<typeof text>[1], shown: Condition, look = {}) =>
  given(field, label, shown, {
    isSecret: true,
    required: isNew,
    help: msg`Left empty, the stored one is kept`,
    autoComplete: 'off',
    ...look,
  });

/** Accounts messages are sent through, each with what its channel needs. @source admin §2, §5 @reading R-451 */
export const messageAccounts = defineResource({
  id: 'messageAccount',
  source: 'admin §2, §5',
  operations: messageAccountOperations,
  codecs: messageAccountCodecs,
  words: { many: msg`Message accounts`, add: msg`New account`, edit: msg`Edit account`, emptyText: msg`No accounts yet` },
  list: {
    shape: 'paged',
    call: 'listMessageAccounts',
    filters: [choice('type', msg`Channel`, CHANNELS), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      choiceColumn('type', msg`Channel`, CHANNELS),
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'wide',
    load: 'getMessageAccount',
    create: 'createMessageAccount',
    update: 'updateMessageAccount',
    check: (draft: MessageAccountDraft) => accountProblems(draft, { isNew: !('id' in draft) }),
    rules: [
      {
        on: { change: 'webhookType' },
        does: [
          {
            do: 'if',
            test: { op: '===', of: [{ field: 'webhookType' }, { value: '2' }] },
            does: [{ do: 'set', field: 'approveType', to: { value: '1' } }],
            otherwise: [],
          },
        ],
      },
    ],
    fields: [
      pair(name('fullName'), code('enCode')),
      choice('type', msg`Channel`, CHANNELS, { required: true, disabled: { field: 'id', isFilled: true } }),
      pair(given('addressorName', msg`Name of the sender`, of(mail)), given('smtpServer', msg`SMTP server`, of(mail))),
      pair(
        integer('smtpPort', msg`SMTP port`, { min: 1, max: 65_535, required: true, initial: 25, shown: of(mail) }),
        toggle('hasSsl', msg`SSL`, { shown: of(mail) }),
      ),
      pair(given('smtpUser', msg`Mail address of the sender`, of(mail)), secret('smtpPassword', msg`Password of the mailbox`, of(mail))),
      pair(
        choice('channel', msg`Provider`, PROVIDERS, { required: true, shown: of(sms), initial: '' }),
        given('smsSignature', msg`Signature`, of(sms)),
      ),
      given('enterpriseId', msg`Enterprise ID`, of(weChat)),
      given(
        'appKey',
        msg`App key, or original ID`,
        { any: [ofTencent, of(publicAccount)] },
        { required: { any: [isNew, of(publicAccount)] } },
      ),
      pair(
        given('appId', msg`App ID`, of(sms, dingTalk, publicAccount)),
        secret('appSecret', msg`App secret`, of(sms, dingTalk, weChat, publicAccount)),
      ),
      given('agentId', msg`Agent ID, or token of a public account`, of(dingTalk, weChat, publicAccount), {
        required: { any: [isNew, of(dingTalk, weChat)] },
      }),
      given('endPoint', msg`End point`, { all: [of(sms), { field: 'channel', is: ['1'] }] }),
      given('sdkAppId', msg`SDK app ID`, ofTencent),
      pair(given('zoneName', msg`Domain name`, ofTencent), given('zoneParam', msg`Region`, ofTencent)),
      pair(
        choice('webhookType', msg`Kind of webhook`, WEBHOOKS, { required: true, shown: of(webhook), initial: '' }),
        choice('approveType', msg`Authentication`, PROOFS, { required: true, shown: of(webhook), initial: '', disabled: ofWeComHook }),
      ),
      given('webhookAddress', msg`Address of the webhook`, of(webhook), {
        pattern: /^https?:\/\/[^\s/]+/i,
        says: { pattern: msg`Enter an address that begins with http:// or https://` },
      }),
      secret('bearer', msg`Token, or AES key`, { any: [of(publicAccount), { all: [of(webhook), { field: 'approveType', is: ['2'] }] }] }),
      panel(MailTrialButton, { shown: of(mail) }),
      panel(DingTalkTrial, { shown: of(dingTalk) }),
      panel(WeChatTrial, { shown: of(weChat) }),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'updateMessageAccount',
    disableImpact: usedBy,
    remove: { call: 'removeMessageAccount', impact: usedBy },
    more: [
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copyMessageAccount' },
      relatedList({ id: 'uses', label: msg`Where it is used`, code: 'btn_edit', of: usesOf }),
    ],
  },
});
