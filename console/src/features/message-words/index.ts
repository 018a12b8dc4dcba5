import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Channels of messages in words, by their codes. @reading R-077 */
export const CHANNEL_WORDS = {
  '1': msg`Site message`,
  '2': msg({ message: 'Mail', context: 'channel of messages' }),
  '3': msg`Text message`,
  '4': msg`DingTalk`,
  '5': msg`WeCom`,
  '6': msg`Webhook`,
  '7': msg`WeChat public account`,
};

/** Sources of messages in words, by their codes. @reading R-450 */
export const SOURCE_WORDS = {
  '1': msg({ message: 'Notice', context: 'source of a message' }),
  '2': msg({ message: 'Workflow', context: 'source of a message' }),
  '3': msg({ message: 'System', context: 'source of a message' }),
  '4': msg({ message: 'Schedule', context: 'source of a message' }),
};

/** Makers of templates and sending configurations in words. */
export const MAKER_WORDS = { own: msg`Custom`, system: msg`Built in` };

/** Sentences about the sending configurations that name a template or an account: none of them, or how many and which. @reading R-612 */
export const SENDING_USE_WORDS = {
  emptyText: msg`No sending configuration names it`,
  summary: (count: number, names: string, isMore: boolean): MessageDescriptor =>
    isMore
      ? msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}, ${names} among them.`
      : msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}: ${names}.`,
};
