import { from, id, list, moment, nullableText, paged, record, text, type OperationCodecs } from '../../wire/index.ts';

const row = {
  id,
  messageType: text,
  messageSource: text,
  title: text,
  sendTime: moment,
  result: nullableText,
} as const;

export const sentMessageRow = record(row);
export const sentMessage = record({
  ...row,
  /** HTML of mails and notices: sanitise before showing. */
  content: nullableText,
  receivers: from('receiveUser', nullableText),
  accountName: nullableText,
  accountCode: nullableText,
});

/** Operations on messages that were sent. */
export type MessageMonitorOperation = 'listSentMessages' | 'getSentMessage' | 'removeSentMessages' | 'clearSentMessages';

/** Codecs of the answers and bodies of the message monitor. */
export const messageMonitorCodecs = {
  listSentMessages: { data: paged(sentMessageRow) },
  getSentMessage: { data: sentMessage },
  removeSentMessages: { body: record({ ids: list(id) }) },
  clearSentMessages: {},
} as const satisfies OperationCodecs<MessageMonitorOperation>;
