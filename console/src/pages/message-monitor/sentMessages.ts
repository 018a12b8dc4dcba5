import { msg } from '@lingui/core/macro';
import { messageMonitorCodecs } from '@milepost/openapi/domains/message-monitor';
import { messageMonitorOperations } from '@milepost/openapi/operations';
import { Trash2 } from 'lucide';
import { CHANNEL_WORDS, SOURCE_WORDS } from '../../features/message-words/index.ts';
import { choice, choiceColumn, defineResource, html, moment, momentColumn, pair, text, textColumn } from '../../features/resource/index.ts';

/** Messages that were sent, whatever the channel. @source admin §2 @reading R-461 */
export const sentMessages = defineResource({
  id: 'sentMessage',
  source: 'admin §2',
  operations: messageMonitorOperations,
  codecs: messageMonitorCodecs,
  words: { many: msg`Sent messages`, add: msg`New message`, edit: msg`Edit message`, none: msg`Nothing was sent yet` },
  list: {
    shape: 'paged',
    call: 'listSentMessages',
    keyword: msg`Title`,
    filters: [
      choice('messageType', msg`Channel`, CHANNEL_WORDS),
      choice('messageSource', msg`Source`, SOURCE_WORDS),
      moment('startTime', msg`From`),
      moment('endTime', msg`Until`),
    ],
    columns: [
      textColumn('title', msg`Title`, { width: { flex: 5, minPx: 180 }, narrow: 'title' }),
      choiceColumn('messageType', msg`Channel`, CHANNEL_WORDS),
      choiceColumn('messageSource', msg`Source`, SOURCE_WORDS),
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
      pair(moment('sendTime', msg`Sent`), text('accountName', msg`Account`)),
      text('receivers', msg`Receivers`, { rows: 2 }),
      html('content', msg`Content`),
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
        asks: msg`Every message is deleted for good, also those the search leaves out. Continue?`,
      },
    ],
  },
});
