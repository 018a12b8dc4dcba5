import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import {
  MESSAGE_TYPE,
  messageTemplateCodecs,
  templateProblems,
  TEMPLATE_TITLE_MAX_CHARS,
} from '@milepost/openapi/domains/message-template';
import type { MessageTemplateDraft } from '@milepost/openapi/domains/message-template';
import { messageTemplateOperations } from '@milepost/openapi/operations';
import { CHANNEL_WORDS, MAKER_WORDS, SOURCE_WORDS } from '../../features/message-words/index.ts';
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
  name,
  nameColumn,
  pair,
  panel,
  richText,
  rows,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  text,
  toggle,
} from '../../features/resource/index.ts';
import { bracesWarning } from './bracesWarning.ts';
import { insertsIn } from './parameters.ts';
import { usedBy, usesOf } from './usesOf.ts';

const { sms, mail, dingTalk, weChat, webhook, publicAccount } = MESSAGE_TYPE;
/** The provider keeps the text of these. */
const AT_PROVIDER = [sms, publicAccount];
const TO_MINI_PROGRAM = {
  all: [
    { field: 'messageType', is: [publicAccount] },
    { field: 'wxSkip', is: ['1'] },
  ],
};
const TAPS = { '1': msg`Mini program`, '2': msg`Page` };
/** Channel and source stay as they were saved first. @reading R-450 */
const SAVED = { field: 'id', isFilled: true };
/** Members of a form by the names their problems have on the wire. */
const MEMBERS: Readonly<Record<string, string>> = { templateParamList: 'parameters', smsFieldList: 'smsFields' };

/** Fields the preview is made of. */
const SHOWN = ['messageType', 'messageSource', 'title', 'content', 'templateCode', 'wxSkip', 'xcxAppId', 'parameters', 'smsFields'];
const templatePreview = lazyPart(async () => (await import('./TemplatePreview.tsx')).TemplatePreview);
const preview = () => panel(templatePreview, { reads: SHOWN });
/** Parameters offered where one writes. */
const INSERTS = { label: msg`Put in a parameter`, text: msg`Parameter`, words: insertsIn, emptyText: msg`No parameters yet` };

const channel = (look = {}) => choice('messageType', msg`Channel`, CHANNEL_WORDS, look);
const source = (look = {}) => choice('messageSource', msg`Source`, SOURCE_WORDS, look);

/** Texts of messages by channel and source; those of the system are read and copied. @source admin §2, §5 @reading R-450 */
export const messageTemplates = defineResource({
  id: 'messageTemplate',
  source: 'admin §2, §5',
  operations: messageTemplateOperations,
  codecs: messageTemplateCodecs,
  words: { many: msg`Message templates`, add: msg`New template`, edit: msg`Edit template`, emptyText: msg`No templates yet` },
  list: {
    shape: 'paged',
    call: 'listMessageTemplates',
    filters: [source(), channel(), choice('templateType', msg`Kind`, { '0': MAKER_WORDS.own, '1': MAKER_WORDS.system }), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode', undefined, { narrow: 'hidden' }),
      choiceColumn('messageSource', msg`Source`, SOURCE_WORDS),
      choiceColumn('messageType', msg`Channel`, CHANNEL_WORDS),
      choiceColumn('kind', msg`Kind`, MAKER_WORDS, { narrow: 'hidden' }),
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'page',
    load: 'getMessageTemplate',
    create: 'createMessageTemplate',
    update: 'updateMessageTemplate',
    initial: () => ({ kind: 'own' as const }),
    warnings: bracesWarning,
    check: (draft: MessageTemplateDraft) =>
      templateProblems(draft).map(({ field, problem }) => ({ field: MEMBERS[field] ?? field, problem })),
    fields: [
      pair(name('fullName'), code('enCode')),
      pair(source({ required: true, initial: '', disabled: SAVED }), channel({ required: true, initial: '', disabled: SAVED })),
      text('title', msg`Title`, {
        required: true,
        maxChars: TEMPLATE_TITLE_MAX_CHARS,
        inserts: INSERTS,
        shown: { field: 'messageType', isNot: AT_PROVIDER },
      }),
      richText('content', msg`Content`, {
        // A mail has formatting, what goes to a chat has none.
        isPlain: { field: 'messageType', isNot: [mail] },
        rows: 8,
        inserts: INSERTS,
        required: { field: 'messageType', is: [mail, dingTalk, weChat, webhook] },
        shown: { field: 'messageType', isNot: AT_PROVIDER },
        help: msg`Parameters stand in braces, for example {@Title}`,
      }),
      text('templateCode', msg`Template code of the provider`, {
        required: true,
        maxChars: 50,
        spellCheck: false,
        shown: { field: 'messageType', is: AT_PROVIDER },
      }),
      pair(
        choice('wxSkip', msg`Opens`, TAPS, { required: true, initial: '', shown: { field: 'messageType', is: [publicAccount] } }),
        text('xcxAppId', msg`App ID of the mini program`, {
          required: true,
          spellCheck: false,
          shown: TO_MINI_PROGRAM,
        }),
      ),
      rows(
        'parameters',
        msg`Parameters`,
        [
          text('field', msg`Parameter name`, { required: true, spellCheck: false }),
          text('fieldName', msg`Parameter description`, { required: true }),
        ],
        { add: msg`Add a parameter` },
      ),
      rows(
        'smsFields',
        msg`Variables of the provider`,
        [
          text('smsField', msg`Variable`, { required: true, spellCheck: false }),
          text('field', msg`Parameter name`, { required: true, spellCheck: false }),
          toggle('isTitle', msg`Title`),
        ],
        { add: msg`Add a variable`, shown: { field: 'messageType', is: AT_PROVIDER } },
      ),
      preview(),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  detail: {
    load: 'getMessageTemplate',
    label: msg`Detail`,
    fields: [
      pair(name('fullName'), text('enCode', msg`Code`)),
      pair(source(), channel()),
      text('title', msg`Title`, { shown: { field: 'messageType', isNot: AT_PROVIDER } }),
      richText('content', msg`Content`, {
        isPlain: { field: 'messageType', isNot: [mail] },
        rows: 8,
        shown: { field: 'messageType', isNot: AT_PROVIDER },
      }),
      text('templateCode', msg`Template code of the provider`, { shown: { field: 'messageType', is: AT_PROVIDER } }),
      pair(
        choice('wxSkip', msg`Opens`, TAPS, { shown: { field: 'messageType', is: [publicAccount] } }),
        text('xcxAppId', msg`App ID of the mini program`, { shown: TO_MINI_PROGRAM }),
      ),
      rows('parameters', msg`Parameters`, [text('field', msg`Parameter name`), text('fieldName', msg`Parameter description`)], {
        add: msg`Add a parameter`,
      }),
      rows(
        'smsFields',
        msg`Variables of the provider`,
        [text('smsField', msg`Variable`), text('field', msg`Parameter name`), toggle('isTitle', msg`Title`)],
        { add: msg`Add a variable`, shown: { field: 'messageType', is: AT_PROVIDER } },
      ),
      preview(),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'updateMessageTemplate',
    disableImpact: usedBy,
    editableWhen: ({ kind }) => kind === 'own',
    remove: {
      call: 'removeMessageTemplate',
      impact: usedBy,
      refusedWhen: ({ kind }) =>
        kind === 'system' && msg`It belongs to the system, so it cannot be deleted. Disable what sends it instead.`,
    },
    more: [
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copyMessageTemplate' },
      relatedList({ id: 'uses', label: msg`Where it is used`, code: 'btn_edit', of: usesOf }),
    ],
  },
});
