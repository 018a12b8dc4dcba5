import { Refusal } from '../../core/failure.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { findPerson, PERSON_COLUMNS, type Person } from './people.ts';

/** Something said, as lists carry it: `content` is text, of JSON where `contentType` is not text. @source shell §3 */
export interface ChatRow {
  readonly id: string;
  readonly sendUserId: string;
  readonly sendTime: number;
  readonly receiveUserId: string;
  readonly receiveTime: number | null;
  readonly content: string;
  readonly contentType: string;
  /** 1 read, 0 unread. */
  readonly state: number;
}

/** A kept message, and the two people it is between. */
export interface Sent {
  readonly id: string;
  readonly sendTime: number;
  readonly sender: Person;
  readonly receiver: Person;
}

/** The newest word between two people, and how much of it one of them has not read. */
export interface RecentRow extends Person {
  readonly latestMessage: string;
  readonly messageType: string;
  readonly latestDate: number;
  readonly unreadMessage: number;
}

export interface HistoryAsk {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly direction: 'asc' | 'desc';
  readonly keyword: string;
}

/** Conversation of two people. Every write belongs in a transaction; none is acknowledged before it is on the disk. */
export interface Chat {
  /** @throws Refusal when the receiver is unknown, disabled or the sender */
  send(senderId: string, receiverId: string, contentType: string, content: string): Sent;
  history(userId: string, otherId: string, ask: HistoryAsk): { list: ChatRow[]; total: number };
  /** Everything the sender said to the reader is read. */
  markRead(readerId: string, senderId: string): void;
  /** Conversations a person sees, newest first. */
  recent(userId: string): RecentRow[];
  /** Takes a conversation out of the recent ones until the next message. @returns false when it is not among them */
  hide(userId: string, otherId: string): boolean;
  /** Empties a conversation for one of the two. */
  clear(userId: string, otherId: string): void;
}

const INSERT_SQL = `
  INSERT INTO chat_message (id, pair, sendUserId, receiveUserId, sendTime, content, contentType, state) VALUES (?, ?, ?, ?, ?, ?, ?, 0)
  RETURNING seq`;
const SIDES_SQL = `
  INSERT INTO chat_side (userId, otherId, lastSeq, clearedSeq, isHidden) VALUES (?, ?, ?, 0, 0), (?, ?, ?, 0, 0)
  ON CONFLICT (userId, otherId) DO UPDATE SET lastSeq = excluded.lastSeq, isHidden = 0`;
const RECENT_SQL = `
  SELECT ${PERSON_COLUMNS}, content AS latestMessage, contentType AS messageType, sendTime AS latestDate,
    (SELECT count(*) FROM chat_message WHERE receiveUserId = chat_side.userId AND sendUserId = otherId AND state = 0) AS unreadMessage
  FROM chat_side JOIN chat_message ON seq = lastSeq JOIN user ON user.id = otherId
  WHERE chat_side.userId = ? AND isHidden = 0 ORDER BY lastSeq DESC`;

/** The two people of a conversation as one text, whoever speaks. */
const pairOf = (one: string, other: string): string => (one < other ? `${one}:${other}` : `${other}:${one}`);

export function createChat({ store, now, nextId }: Pick<BaseWorld, 'store' | 'now' | 'nextId'>): Chat {
  const clearedSeq = (userId: string, otherId: string): number =>
    store.one<{ clearedSeq: number }>('SELECT clearedSeq FROM chat_side WHERE userId = ? AND otherId = ?', userId, otherId)?.clearedSeq ??
    0;
  const markRead = (readerId: string, senderId: string): void => {
    store.run(
      'UPDATE chat_message SET state = 1, receiveTime = ? WHERE receiveUserId = ? AND sendUserId = ? AND state = 0',
      now(),
      readerId,
      senderId,
    );
  };

  return {
    send: (senderId, receiverId, contentType, content) => {
      const sender = findPerson({ store }, senderId);
      const receiver = senderId === receiverId ? undefined : findPerson({ store }, receiverId);
      if (!sender || !receiver) throw new Refusal('接收人不存在或已停用，消息未发送');
      const id = nextId();
      const sendTime = now();
      keepMessage(store, { id, sendUserId: senderId, receiveUserId: receiverId, sendTime, contentType, content });
      return { id, sendTime, sender, receiver };
    },
    history: (userId, otherId, { currentPage, pageSize, direction, keyword }) => {
      const wanted = keyword.trim().toLowerCase();
      const condition = `pair = ? AND seq > ?${wanted === '' ? '' : ` AND contentType = 'text' AND instr(lower(content), ?) > 0`}`;
      const values = [pairOf(userId, otherId), clearedSeq(userId, otherId), ...(wanted === '' ? [] : [wanted])];
      const total = store.one<{ total: number }>(`SELECT count(*) AS total FROM chat_message WHERE ${condition}`, ...values)?.total ?? 0;
      const list = store.all<ChatRow>(
        `SELECT id, sendUserId, sendTime, receiveUserId, receiveTime, content, contentType, state FROM chat_message
         WHERE ${condition} ORDER BY seq ${direction === 'asc' ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
        ...values,
        pageSize,
        (currentPage - 1) * pageSize,
      );
      return { list, total };
    },
    markRead,
    recent: (userId) => store.all<RecentRow>(RECENT_SQL, userId),
    hide: (userId, otherId) =>
      store.run('UPDATE chat_side SET isHidden = 1 WHERE userId = ? AND otherId = ? AND isHidden = 0', userId, otherId) > 0,
    clear: (userId, otherId) => {
      markRead(userId, otherId);
      store.run('UPDATE chat_side SET clearedSeq = lastSeq, isHidden = 1 WHERE userId = ? AND otherId = ?', userId, otherId);
    },
  };
}

/** A message on its way to the table. */
export type NewChatMessage = Pick<ChatRow, 'id' | 'sendUserId' | 'receiveUserId' | 'sendTime' | 'contentType' | 'content'>;

/** Keeps a message; both sides see the conversation again. */
export function keepMessage(store: Store, message: NewChatMessage): void {
  const { id, sendUserId, receiveUserId, sendTime, contentType, content } = message;
  const kept = store.one<{ seq: number }>(
    INSERT_SQL,
    id,
    pairOf(sendUserId, receiveUserId),
    sendUserId,
    receiveUserId,
    sendTime,
    content,
    contentType,
  );
  if (!kept) throw new Error('[sandbox] A chat message was inserted without getting its number. Check the statement.');
  store.run(SIDES_SQL, sendUserId, receiveUserId, kept.seq, receiveUserId, sendUserId, kept.seq);
}
