import { MESSAGE_TYPE } from '../../../../src/domains/message-template/index.ts';
import type { SeedWorld } from '../../core/module.ts';
import { logSent } from './log.ts';
import { textOfMessage, type MessageText } from './text.ts';

type MessageRow = MessageText & { id: string; title: string; releaseTime: number };

/** Writes down the messages that are in the inboxes already. @reading R-461 */
export function seedMonitor({ store, nextId }: SeedWorld): void {
  const messages = store.all<MessageRow>('SELECT id, type, title, excerpt, bodyText, releaseTime FROM message ORDER BY releaseTime, seq');
  for (const message of messages) {
    const receivers = store.all<{ userId: string }>('SELECT userId FROM message_receiver WHERE messageId = ? ORDER BY userId', message.id);
    logSent(
      { store, nextId, timeMs: message.releaseTime },
      {
        messageType: MESSAGE_TYPE.site,
        messageSource: String(message.type),
        title: message.title,
        content: textOfMessage(message),
        receivers: receivers.map(({ userId }) => userId),
      },
    );
  }
}
