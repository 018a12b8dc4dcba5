import type { ChatLogMessage, ChatMessageLog } from '@milepost/kit/chat-log';
import { CHAT_PAGE_SIZE } from '@milepost/openapi/domains/message';
import type { ChatMessage } from '@milepost/openapi/domains/message';
import { unreadKey } from './conversation.ts';
import type { OpenedConversation } from './conversation.ts';
import { historyTotal } from './historyTotal.ts';
import type { HistoryAsk, HistoryPage } from './historyDesk.ts';

interface PagesOptions {
  readonly ask: (ask: HistoryAsk) => Promise<HistoryPage>;
  /** A message of the server as the log of that conversation shows it. */
  readonly shown: (conversation: OpenedConversation, message: ChatMessage) => ChatLogMessage;
  /** True when a message of one's own is one that is on its way, and has now arrived. */
  readonly settle: (conversation: OpenedConversation, message: ChatLogMessage) => boolean;
}

/** Brings what was said before into conversations, thirty messages at a time. @source shell §9 */
export function createPages({ ask, shown, settle }: PagesOptions) {
  const fetchPage = async (conversation: OpenedConversation, page: number) => {
    const { messages, total } = await ask({ personId: conversation.personId, page, pageSize: CHAT_PAGE_SIZE, keyword: '' });
    return { total, messages: messages.toReversed().map((message) => shown(conversation, message)) };
  };
  const statusAfter = (page: number, { total, messages }: { readonly total: number; readonly messages: readonly unknown[] }) => {
    const known = { total, before: (page - 1) * CHAT_PAGE_SIZE, added: messages.length, pageSize: CHAT_PAGE_SIZE };
    return page * CHAT_PAGE_SIZE >= historyTotal(known) ? 'end' : 'idle';
  };

  /** The next page above; the first one of a conversation that was just opened. */
  async function loadOlder(conversation: OpenedConversation): Promise<void> {
    const { log, older, unread, nextPage } = conversation;
    if (older.get() === 'loading' || older.get() === 'end') return;
    older.set('loading');
    try {
      const { messages, total } = await fetchPage(conversation, nextPage);
      const before = log.entries().length;
      log.prepend(messages);
      // A page that brings nothing new, of a count that cannot be, comes from a server that does not page.
      const isRepeated = log.entries().length === before && total < (nextPage - 1) * CHAT_PAGE_SIZE + messages.length;
      if (!conversation.isLoaded) {
        const { count } = unread.get();
        unread.set({ count, fromKey: unreadKey(log, count) });
      }
      conversation.isLoaded = true;
      conversation.nextPage = nextPage + 1;
      older.set(isRepeated ? 'end' : statusAfter(nextPage, { messages, total }));
    } catch {
      older.set('failed');
    }
  }

  /** Fetches what was said and read while nobody heard. What is here stays here when it does not come. */
  async function catchUp(conversation: OpenedConversation): Promise<void> {
    const { log, older } = conversation;
    const page = await fetchPage(conversation, 1).catch(() => null);
    if (page === null) return;
    for (const message of page.messages) if (message.isOwn && message.id !== null && !log.has(message.id)) settle(conversation, message);
    const isTouching = page.messages.some(({ id }) => id !== null && log.has(id));
    const isOnItsWay = log.entries().some(({ message }) => message.atMs === null);
    if (isTouching || isOnItsWay || page.messages.length === 0) {
      markAsRead(log, page.messages);
      log.append(page.messages);
      return;
    }
    // So much was said that messages between are missing.
    log.clear();
    log.prepend(page.messages);
    conversation.nextPage = 2;
    older.set(statusAfter(1, page));
  }
  return { loadOlder, catchUp };
}

/** Own messages that the other person has read by now. */
function markAsRead(log: ChatMessageLog, page: readonly ChatLogMessage[]): void {
  const read = new Set(page.flatMap(({ id, isOwn, state }) => (isOwn && state === 'read' && id !== null ? [id] : [])));
  for (const { key, message } of log.entries())
    if (message.state === 'sent' && message.id !== null && read.has(message.id)) log.change(key, { ...message, state: 'read' });
}
