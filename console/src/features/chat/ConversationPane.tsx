import { useStore } from '@nanostores/react';
import { ChatPane } from '@milepost/kit/chat-log';
import type { ChatEmojiSet, ChatLogMessage } from '@milepost/kit/chat-log';
import type { ReactNode } from 'react';
import { useOverlays } from '../../overlays/index.ts';
import { useSocketStatus } from '../../realtime/index.ts';
import type { ChatStore } from './store/chatStore.ts';
import type { OpenedConversation } from './store/conversation.ts';
import { onlineIds } from './unread.ts';

interface ConversationPaneProps {
  readonly store: ChatStore;
  readonly conversation: OpenedConversation;
  readonly department: string;
  readonly emoji: ChatEmojiSet;
  readonly back: ReactNode;
  readonly tools: ReactNode;
}

/** One conversation, with everything it sends. */
export function ConversationPane({ store, conversation, department, emoji, back, tools }: ConversationPaneProps) {
  const { previewFile } = useOverlays();
  const status = useSocketStatus();
  const older = useStore(conversation.older);
  const unread = useStore(conversation.unread);
  const draft = useStore(conversation.draft);
  const online = useStore(onlineIds);

  return (
    <ChatPane
      partner={{
        name: conversation.partnerName,
        detail: department,
        isOnline: status.kind === 'open' ? (online?.has(conversation.personId) ?? null) : null,
      }}
      log={conversation.log}
      older={{ status: older, onLoad: () => void store.loadOlder(conversation) }}
      unread={unread}
      // Before the first connection there is nothing to be lost yet.
      isConnected={status.kind === 'open' || status.kind === 'connecting'}
      outlet={{
        draft,
        onDraft: (text) => conversation.draft.set(text),
        onSend: (text) => store.sendText(conversation, text),
        images: conversation.images,
      }}
      emoji={emoji}
      actions={{
        onResend: (key) => store.resend(conversation, key),
        onOpenImage: ({ body }: ChatLogMessage) => {
          if (body.kind === 'image' && body.address !== null) void previewFile({ name: body.name, url: body.address });
        },
      }}
      back={back}
      tools={tools}
    />
  );
}
