import { createBatches, frameSchedule } from '@milepost/kit/engines/message-log';
import type { Clock } from '@milepost/kit/engines/clock';
import type { Send } from '@milepost/kit/engines/upload';
import type { SendResult } from '@milepost/kit/chat-log';
import { CHAT_TEXT_MAX_CHARS, chatTextToSend, isChatTextTooLong } from '@milepost/openapi/domains/message';
import type { ChatEvent, ChatMessage } from '@milepost/openapi/domains/message';
import type { Realtime } from '../../../realtime/index.ts';
import type { StoredImage } from '../../../data/chat/index.ts';
import { logMessage } from './chatMessages.ts';
import type { FileAddress, Latest } from './chatMessages.ts';
import { createConversation, hasUnsent, keepUnsent, outgoing, shedSent, unreadKey } from './conversation.ts';
import type { OpenedConversation } from './conversation.ts';
import { createPages } from './conversationPages.ts';
import { createHistoryDesk } from './historyDesk.ts';
import type { HistoryAsk } from './historyDesk.ts';
import { createImagePost } from './imagePost.ts';
import type { FailedImage } from './imagePost.ts';
import { takeIncoming } from './incoming.ts';
import type { IncomingParts } from './incoming.ts';
import { createPost } from './post.ts';

export interface ChatStoreOptions {
  readonly realtime: Pick<Realtime, 'subscribe' | 'send'>;
  readonly ownId: string;
  readonly addressOf: FileAddress;
  readonly clock: Clock;
  /** Uploads an image. */
  readonly storeImage: Send<StoredImage>;
  /** Everything this person has said is read from now on. */
  readonly onRead?: (personId: string) => void;
  /** Runs with the next frame. */
  readonly schedule?: (task: () => void) => void;
}

/** Listener of the store, and the person it asks for. */
export interface ChatListener {
  /** The person whose conversation is on screen. */
  readonly openId: () => string | null;
  /** Newest words of conversations, oldest first: for the list of recent ones. */
  readonly onLatest: (latest: readonly Latest[]) => void;
  /** The server refused something; its sentence. */
  readonly onRefused: (words: string) => void;
  /** An image was not stored, and nobody sees it in its conversation. */
  readonly onImageLost: (lost: LostImage) => void;
}

/** An image that was not stored, and whom it was for. */
export interface LostImage extends FailedImage {
  readonly partnerName: string;
}

/** Conversations of a session: what was said, what waits, who is there. */
export type ChatStore = ReturnType<typeof createChatStore>;

/**
 * Keeps the conversations that were opened, and hears the socket for them: what comes is appended once per frame.
 * @source shell §2.7, §4
 */
export function createChatStore(options: ChatStoreOptions) {
  const { realtime, ownId, addressOf, clock, storeImage, onRead, schedule = frameSchedule() } = options;
  const conversations = new Map<string, OpenedConversation>();
  const desk = createHistoryDesk({ ownId, send: realtime.send, clock });
  const post = createPost({ send: realtime.send, clock });
  const shown = ({ partnerName, partnerPicture }: OpenedConversation, message: ChatMessage) =>
    logMessage(message, { ownId, partnerName, partnerPicture, addressOf });
  const incoming: IncomingParts = {
    conversationOf: (personId) => conversations.get(personId),
    shown: (conversation, { kind, message }) => shown(conversation, kind === 'echo' ? { ...message, senderId: ownId } : message),
    settle: ({ log }, echoed) => post.settle(log, echoed),
  };
  const pages = createPages({ ask: desk.ask, shown, settle: incoming.settle });
  const markRead = (personId: string) => {
    realtime.send({ method: 'UpdateReadMessage', formUserId: personId });
    onRead?.(personId);
  };

  /** Everything but messages. */
  function hearOther(event: ChatEvent, onRefused: ChatListener['onRefused']): void {
    if (event.kind === 'history') desk.hear(event);
    // What was said while nobody was connected, and what could not be asked for.
    if (event.kind === 'init')
      for (const conversation of conversations.values())
        void (conversation.isLoaded ? pages.catchUp(conversation) : pages.loadOlder(conversation));
    if (event.kind === 'error') {
      const isShown = !post.refuseOldest() && desk.refuseOldest(event.msg);
      if (!isShown) onRefused(event.msg);
    }
  }
  function hear(events: readonly ChatEvent[], { openId: open, onLatest, onRefused }: ChatListener): void {
    const openId = open();
    for (const event of events) hearOther(event, onRefused);
    const { latest, isForOpen } = takeIncoming(events, openId, incoming);
    if (openId !== null && (isForOpen || events.some(({ kind }) => kind === 'init'))) markRead(openId);
    if (latest.length) onLatest(latest);
  }

  const listeners = new Set<ChatListener>();
  const watchers = new Set<() => void>();
  const tellWatchers = () => {
    for (const watcher of watchers) watcher();
  };
  /** Says an image that is stored already. */
  function sendImage(conversation: OpenedConversation, image: StoredImage): SendResult {
    const body = {
      kind: 'image',
      name: image.name,
      address: addressOf(`/api/file/Image/IM/${encodeURIComponent(image.name)}`),
      widthPx: image.width,
      heightPx: image.height,
    } as const;
    const message = { method: 'SendMessage', toUserId: conversation.personId, messageType: 'image', messageContent: image } as const;
    return post.send(conversation.log, message, outgoing(body));
  }
  function begin(personId: string, partnerName: string): OpenedConversation {
    const images = createImagePost({
      store: storeImage,
      post: (image) => sendImage(conversation, image),
      onFailed(failed) {
        for (const { openId, onImageLost } of listeners)
          if (openId() !== personId || !failed.isKept) onImageLost({ ...failed, partnerName: conversation.partnerName });
      },
      clock,
    });
    const conversation = createConversation(personId, partnerName, images);
    conversations.set(personId, conversation);
    conversation.log.subscribe(tellWatchers);
    conversation.draft.listen(tellWatchers);
    images.queue.subscribe(tellWatchers);
    return conversation;
  }

  return {
    /** The conversation with somebody, loaded and read from now on. @param unreadCount what has not been read of it */
    open(personId: string, partnerName: string, unreadCount: number, partnerPicture: string | null = null): OpenedConversation {
      const conversation = conversations.get(personId) ?? begin(personId, partnerName);
      if (partnerName) Object.assign(conversation, { partnerName, partnerPicture });
      conversation.unread.set({ count: unreadCount, fromKey: unreadKey(conversation.log, unreadCount) });
      void (conversation.isLoaded ? pages.catchUp(conversation) : pages.loadOlder(conversation));
      markRead(personId);
      return conversation;
    },
    loadOlder: pages.loadOlder,
    /** Sends a text as it is to be sent: without blanks at its ends. @source shell §2.7 */
    sendText(conversation: OpenedConversation, typed: string): SendResult {
      const text = chatTextToSend(typed);
      if (text === null) return { kind: 'empty' };
      if (isChatTextTooLong(text)) return { kind: 'tooLong', chars: Array.from(text).length, maxChars: CHAT_TEXT_MAX_CHARS };
      const message = { method: 'SendMessage', toUserId: conversation.personId, messageType: 'text', messageContent: text } as const;
      return post.send(conversation.log, message, outgoing({ kind: 'text', text }));
    },
    resend: (conversation: OpenedConversation, key: number) => post.resend(conversation.log, key),
    /** Everything that was said with somebody is gone; what is not sent yet was not said, and stays. */
    forget: (personId: string): void => {
      const conversation = conversations.get(personId);
      if (!conversation) return;
      post.moved(conversation.log, keepUnsent(conversation));
      conversation.older.set('end');
    },
    /** Searches a history. @source shell §9 */
    search: (ask: HistoryAsk) => desk.ask({ ...ask, showsWords: true }),
    /** The conversation with somebody, if it was opened. */
    find: (personId: string): OpenedConversation | undefined => conversations.get(personId),
    /** Forgets everything but what is typed, chosen or sent and not on the server. */
    shed(): void {
      for (const [personId, conversation] of conversations)
        if (hasUnsent(conversation)) post.moved(conversation.log, shedSent(conversation));
        else conversations.delete(personId);
    },
    /** True while something typed, chosen or sent in any conversation is not on the server. */
    hasUnsent: () => [...conversations.values()].some(hasUnsent),
    /** Told of every change in any conversation. @returns the way back */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Hears the socket until the returned function is called. */
    listen(listener: ChatListener): () => void {
      const batches = createBatches<ChatEvent>((events) => hear(events, listener), schedule);
      listeners.add(listener);
      const stop = realtime.subscribe((event) => batches.add(event));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
