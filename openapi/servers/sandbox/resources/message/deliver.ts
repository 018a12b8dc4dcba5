import type { World } from '../../core/handlers.ts';
import type { NextId } from '../../core/ids.ts';
import type { Store } from '../../core/store.ts';
import { MESSAGE_TYPE as CHANNEL } from '../../../../src/domains/message-template/index.ts';
import { logSent } from '../message-monitor/log.ts';
import { textOfMessage } from '../message-monitor/text.ts';
import { MESSAGE_TYPE, type MessageTypeNumber } from './types.ts';

export { MESSAGE_TYPE };

/** A message to hand to people. */
export interface NewMessage {
  readonly type: MessageTypeNumber;
  readonly title: string;
  /** HTML; JSON of which flow or schedule to open where the type is flow or schedule. */
  readonly bodyText: string;
  readonly excerpt?: string;
  /** JSON of a list of attachments; empty for none. */
  readonly files?: string;
  /** 2 opens the entrust page. */
  readonly flowType?: number | null;
  /** Sender as receivers read it: name and account. Default: the system. */
  readonly releaseUser?: string;
  /** Members of the notice beside its text: they outlive it. */
  readonly notice?: { readonly category: string; readonly coverImage: string; readonly creatorUser: string };
  /** Code of what sends it, for the monitor. Default: the number of its type. */
  readonly source?: string;
}

const SYSTEM = '系统';

/** Keeps a message and hands it to its receivers, unread. Ids of people who do not exist must be left out before. @returns its id */
export function writeMessage(
  { store, nextId, timeMs }: { store: Store; nextId: NextId; timeMs: number },
  message: NewMessage,
  userIds: Iterable<string>,
): string {
  const id = nextId();
  const { type, title, bodyText, excerpt = '', files = '', flowType = null, releaseUser = SYSTEM, notice } = message;
  store.run(
    `INSERT INTO message (id, type, flowType, title, excerpt, bodyText, files, releaseUser, releaseTime, category, coverImage, creatorUser)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    type,
    flowType,
    title,
    excerpt,
    bodyText,
    files,
    releaseUser,
    timeMs,
    notice?.category ?? null,
    notice?.coverImage ?? null,
    notice?.creatorUser ?? null,
  );
  for (const userId of new Set(userIds)) store.run('INSERT INTO message_receiver (userId, messageId, isRead) VALUES (?, ?, 0)', userId, id);
  return id;
}

/**
 * Keeps a message, hands it to its receivers, writes it into the monitor and tells their sockets, once the transaction is on the disk.
 * For flows, schedules and whoever else has something to say.
 * @returns the id of the message
 * @source shell §4
 */
export function deliverMessage(world: World, message: NewMessage, userIds: Iterable<string>, isPushed = true): string {
  const receivers = [...new Set(userIds)];
  const place = { store: world.store, nextId: world.nextId, timeMs: world.now() };
  const id = writeMessage(place, message, receivers);
  const { type, title, excerpt = '', bodyText, source = String(type) } = message;
  logSent(place, {
    messageType: CHANNEL.site,
    messageSource: source,
    title,
    content: textOfMessage({ type, excerpt, bodyText }),
    receivers,
  });
  if (isPushed)
    for (const userId of receivers)
      // One count per push, as the known servers do. @reading R-075
      world.services.push([userId], {
        method: 'messagePush',
        unreadNoticeCount: 1,
        messageType: message.type,
        id,
        userId: null,
        toUserId: [userId],
        title: message.title,
      });
  return id;
}
