import type { ChatLogMessage } from '@milepost/kit/chat-log';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import type { Latest } from './chatMessages.ts';
import type { OpenedConversation } from './conversation.ts';

/** Messages one frame brought, gathered so that each conversation changes once. */
export interface Incoming {
  /** Newest words of conversations, oldest first. */
  readonly latest: readonly Latest[];
  /** True when something for the conversation on screen was among it. */
  readonly isForOpen: boolean;
}

export interface IncomingParts {
  readonly conversationOf: (personId: string) => OpenedConversation | undefined;
  readonly shown: (conversation: OpenedConversation, event: TalkEvent) => ChatLogMessage;
  /** True when an echo belongs to a message that is on its way. */
  readonly settle: (conversation: OpenedConversation, echoed: ChatLogMessage) => boolean;
}

type TalkEvent = Extract<ChatEvent, { kind: 'received' | 'echo' }>;
const isMessage = (event: ChatEvent): event is TalkEvent => event.kind === 'received' || event.kind === 'echo';

/** Puts messages and echoes into the conversations they belong to, in the order they came. */
export function takeIncoming(events: readonly ChatEvent[], openId: string | null, parts: IncomingParts): Incoming {
  const coming = new Map<OpenedConversation, ChatLogMessage[]>();
  const latest = new Map<string, Latest>();
  let isForOpen = false;
  const flush = (conversation: OpenedConversation) => {
    conversation.log.append(coming.get(conversation) ?? []);
    coming.delete(conversation);
  };
  for (const event of events) {
    if (!isMessage(event)) continue;
    const person = event.kind === 'received' ? event.sender : event.receiver;
    latest.delete(person.id);
    latest.set(person.id, { person, content: event.message.content, atMs: event.message.sentAtMs });
    isForOpen ||= event.kind === 'received' && person.id === openId;
    const conversation = parts.conversationOf(person.id);
    if (!conversation) continue;
    const message = parts.shown(conversation, event);
    if (event.kind === 'echo') {
      flush(conversation);
      if (parts.settle(conversation, message)) continue;
    }
    const batch = coming.get(conversation) ?? [];
    batch.push(message);
    coming.set(conversation, batch);
  }
  for (const conversation of coming.keys()) flush(conversation);
  return { latest: [...latest.values()], isForOpen };
}
