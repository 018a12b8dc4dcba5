import { createMessageLog } from '@milepost/kit/engines/message-log';
import type { ChatBody, ChatImages, ChatLogMessage, ChatMessageLog, OlderMessages } from '@milepost/kit/chat-log';
import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

/** Messages that were not read when a conversation was opened. */
export interface UnreadAtOpening {
  readonly count: number;
  /** Key of the first of them, null while it is not here. */
  readonly fromKey: number | null;
}

/** A conversation that was opened in this session. */
export interface OpenedConversation {
  readonly personId: string;
  partnerName: string;
  /** Address of their picture; null where there is none. */
  partnerPicture: string | null;
  readonly log: ChatMessageLog;
  readonly older: WritableAtom<OlderMessages['status']>;
  readonly unread: WritableAtom<UnreadAtOpening>;
  /** Text that is typed and not sent. In memory only: it is gone with the session. */
  readonly draft: WritableAtom<string>;
  /** Images that are not stored yet; they go on when another conversation is on screen. */
  readonly images: ChatImages;
  /** The newest messages are here. */
  isLoaded: boolean;
  /** The next page above. */
  nextPage: number;
}

export const createConversation = (personId: string, partnerName: string, images: ChatImages): OpenedConversation => ({
  personId,
  partnerName,
  partnerPicture: null,
  log: createMessageLog<ChatLogMessage>(),
  older: atom<OlderMessages['status']>('idle'),
  unread: atom<UnreadAtOpening>({ count: 0, fromKey: null }),
  draft: atom(''),
  images,
  isLoaded: false,
  nextPage: 1,
});

/** Key of the message that `count` messages of the other person begin with, counted from the end; the first one there is where fewer are here. */
export function unreadKey(log: ChatMessageLog, count: number): number | null {
  let left = count;
  let key: number | null = null;
  for (const entry of log.entries().toReversed()) {
    if (left === 0) break;
    if (entry.message.isOwn) continue;
    key = entry.key;
    left -= 1;
  }
  return key;
}

/** A message on its way; it has no time before the server says one. */
export const outgoing = (body: ChatBody): ChatLogMessage => ({ id: null, atMs: null, isOwn: true, senderName: '', body, state: 'sending' });

/** Messages that are not on the server, as far as anybody knows. */
export const hasUnsent = ({ log, draft, images: { queue } }: OpenedConversation): boolean =>
  draft.get().trim() !== '' ||
  queue.snapshot().isJudging ||
  queue.snapshot().entries.length > 0 ||
  log
    .entries()
    .slice(-LOOKED_AT)
    .some(({ message }) => message.state === 'sending' || message.state === 'failed');

/**
 * Lets everything go that is on the server.
 * @returns the keys of what stays, and which they are now
 */
export function keepUnsent({ log, unread }: OpenedConversation): ReadonlyMap<number, number> {
  const staying = log.entries().filter(({ message }) => message.state === 'sending' || message.state === 'failed');
  log.clear();
  const put = log.append(staying.map(({ message }) => message));
  unread.set({ count: 0, fromKey: null });
  return new Map(put.map(({ key }, at) => [staying[at]?.key ?? key, key]));
}

/** The same, as if the conversation was never loaded. @returns the keys of what stays, and which they are now */
export function shedSent(conversation: OpenedConversation): ReadonlyMap<number, number> {
  conversation.older.set('idle');
  conversation.isLoaded = false;
  conversation.nextPage = 1;
  return keepUnsent(conversation);
}

/** Number of messages at the end that are looked at: what was typed in a conversation is near its end. */
const LOOKED_AT = 200;
