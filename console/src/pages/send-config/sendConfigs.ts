import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { needsAccount, sendConfigCodecs } from '@milepost/openapi/domains/send-config';
import { sendConfigOperations } from '@milepost/openapi/operations';
import { CHANNEL_WORDS, MAKER_WORDS, SOURCE_WORDS } from '../../features/message-words/index.ts';
import {
  choice,
  choiceColumn,
  code,
  codeColumn,
  defineResource,
  description,
  enabled,
  feed,
  historyColumns,
  integer,
  name,
  nameColumn,
  pair,
  rows,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  text,
  textColumn,
  toggle,
} from '../../features/resource/index.ts';
import { accounts, bodyOf, problemsOf, templates } from './channels.ts';

const source = (look = {}) => choice('messageSource', msg`Source`, SOURCE_WORDS, look);
const CHANNELS = new Map<string, MessageDescriptor>(Object.entries(CHANNEL_WORDS));
/** A channel in the language of the page; null for one nobody knows. */
const channelText = (type: string, text: (words: MessageDescriptor) => string) => {
  const known = CHANNELS.get(type);
  return known ? text(known) : null;
};
/** Order of a channel among those of its configuration. @reading R-613 */
const order = () => integer('sortCode', msg`Sort order`, { min: 0, max: 999_999, initial: 0 });
const BY_CHANNEL = { messageType: 'messageType' };
/** A template belongs to a channel and a source. */
const BY_SOURCE = { ...BY_CHANNEL, messageSource: 'messageSource' };

/** Sending configurations: by which channels, with which templates a source tells people. @source admin §2, §5 @reading R-460 @reading R-613 */
export const sendConfigs = defineResource({
  id: 'sendConfig',
  source: 'admin §2, §5',
  operations: sendConfigOperations,
  codecs: sendConfigCodecs,
  words: {
    many: msg`Sending configurations`,
    add: msg`New configuration`,
    edit: msg`Edit configuration`,
    emptyText: msg`No configurations yet`,
  },
  list: {
    shape: 'paged',
    call: 'listSendMessageConfigs',
    filters: [source(), choice('templateType', msg`Kind`, { '0': MAKER_WORDS.own, '1': MAKER_WORDS.system }), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode', undefined, { narrow: 'hidden' }),
      choiceColumn('messageSource', msg`Source`, SOURCE_WORDS),
      choiceColumn('kind', msg`Kind`, MAKER_WORDS, { narrow: 'hidden' }),
      {
        ...textColumn('fullName', msg`Channels`, { width: { flex: 3, minPx: 120, mostPx: 208 } }),
        id: 'channels',
        text: (row, words) => row.channels.map(({ fullName, type }) => channelText(type, words.text) ?? (fullName || type)).join(', '),
        narrow: 'meta',
      },
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'page',
    load: 'getSendMessageConfig',
    create: 'createSendMessageConfig',
    update: 'updateSendMessageConfig',
    toBody: bodyOf,
    check: problemsOf,
    initial: () => ({ kind: 'own' as const }),
    feeds: { templates, accounts },
    fields: [
      pair(name('fullName'), code('enCode')),
      source({ required: true, initial: '', disabled: { field: 'id', isFilled: true } }),
      rows(
        'channels',
        msg`Channels`,
        [
          choice('messageType', msg`Channel`, CHANNEL_WORDS, { required: true }),
          choice('templateId', msg`Template`, feed('templates', BY_SOURCE), { required: true }),
          choice('accountConfigId', msg`Account`, feed('accounts', BY_CHANNEL), {
            required: true,
            shown: (read) => {
              const type = read('messageType');
              return typeof type === 'string' && needsAccount(type);
            },
          }),
          toggle('isEnabled', msg`Enabled`, { initial: true }),
          order(),
          text('description', msg`Description`),
        ],
        { add: msg`Add a channel`, reads: ['messageSource'], required: true, message: { pattern: msg`A template may stand here once` } },
      ),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  detail: {
    load: 'getSendMessageConfig',
    label: msg`Detail`,
    fields: [
      pair(name('fullName'), text('enCode', msg`Code`)),
      source(),
      rows(
        'channels',
        msg`Channels`,
        [
          choice('messageType', msg`Channel`, CHANNEL_WORDS),
          text('templateName', msg`Template`),
          text('accountName', msg`Account`),
          toggle('isEnabled', msg`Enabled`),
          order(),
          text('description', msg`Description`),
        ],
        { add: msg`Add a channel` },
      ),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'updateSendMessageConfig',
    editableWhen: ({ kind }) => kind === 'own',
    remove: {
      call: 'removeSendMessageConfig',
      refusedWhen: ({ kind }) =>
        kind === 'system' && msg`It belongs to the system, so it cannot be deleted. Disable what sends it instead.`,
    },
    more: [
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copySendMessageConfig' },
      { id: 'test', label: msg`Try sending`, code: 'btn_edit', opens: () => import('./SendTrial.tsx') },
    ],
  },
});
