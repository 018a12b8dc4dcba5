import { msg } from '@lingui/core/macro';
import { messageMonitorCodecs } from '@milepost/openapi/domains/message-monitor';
import { messageMonitorOperations } from '@milepost/openapi/operations';
import { Trash2 } from 'lucide';
import { personName } from '../../data/personName.ts';
import { CHANNEL_WORDS, SOURCE_WORDS } from '../../features/message-words/index.ts';
import {
  choice,
  choiceColumn,
  defineResource,
  derived,
  moment,
  momentColumn,
  pair,
  period,
  richText,
  text,
  textColumn,
  when,
} from '../../features/resource/index.ts';

/** Names of receivers, without the accounts behind them; servers join them as they list things. @reading R-290 */
const namesOf = (receivers: unknown): string =>
  typeof receivers === 'string'
    ? receivers
        .split(/[、,]/)
        .map((one) => personName(one.trim()))
        .join(', ')
    : '';

/** Messages that were sent, whatever the channel. @source admin §2 @reading R-461 */
export const sentMessages = defineResource({
  id: 'sentMessage',
  source: 'admin §2',
  operations: messageMonitorOperations,
  codecs: messageMonitorCodecs,
  words: { many: msg`Sent messages`, add: msg`New message`, edit: msg`Edit message`, emptyText: msg`Nothing was sent yet` },
  list: {
    shape: 'paged',
    call: 'listSentMessages',
    keyword: msg`Title`,
    filters: [
      choice('messageType', msg`Channel`, CHANNEL_WORDS),
      choice('messageSource', msg`Source`, SOURCE_WORDS),
      period('startTime', 'endTime', msg`Period`),
    ],
    columns: [
      textColumn('title', msg`Title`, { width: { flex: 5, minPx: 180, mostPx: 300 }, narrow: 'title' }),
      choiceColumn('messageType', msg`Channel`, CHANNEL_WORDS),
      choiceColumn('messageSource', msg`Source`, SOURCE_WORDS, { narrow: 'hidden' }),
      momentColumn('sendTime', msg`Sent`, { narrow: 'meta', isSortable: false }),
      textColumn('result', msg`Result`),
    ],
    nameOf: ({ title }) => title,
  },
  detail: {
    load: 'getSentMessage',
    label: msg`Detail`,
    fields: [
      text('title', msg`Title`),
      pair(choice('messageType', msg`Channel`, CHANNEL_WORDS), choice('messageSource', msg`Source`, SOURCE_WORDS)),
      pair(moment('sendTime', msg`Sent`), text('accountName', msg`Account`, { shown: { field: 'accountName', isFilled: true } })),
      derived('receivers', msg`Receivers`, (read) => namesOf(read('receivers'))),
      when({ field: 'content', isFilled: true }, richText('content', msg`Content`)),
      text('result', msg`Result`, { shown: { field: 'result', isFilled: true } }),
    ],
  },
  actions: {
    remove: { call: 'removeSentMessages', takesIds: true },
    tools: [
      {
        id: 'clear',
        label: msg`Clear all`,
        code: 'btn_remove',
        icon: Trash2,
        call: 'clearSentMessages',
        confirm: msg`Every message is deleted for good, also those the search leaves out. Continue?`,
      },
    ],
  },
});
