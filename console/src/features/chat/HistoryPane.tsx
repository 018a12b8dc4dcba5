import { ChatHistory } from '@milepost/kit/chat-log';
import type { ChatEmojiSet, ChatLogMessage, HistoryResult } from '@milepost/kit/chat-log';
import { HISTORY_PAGE_SIZE } from '@milepost/openapi/domains/message';
import { useEffect, useRef, useState } from 'react';
import { logMessage } from './store/chatMessages.ts';
import type { FileAddress } from './store/chatMessages.ts';
import type { ChatStore } from './store/chatStore.ts';
import type { OpenedConversation } from './store/conversation.ts';
import { historyTotal } from './store/historyTotal.ts';
import { HistoryRefused } from './store/historyDesk.ts';

interface HistoryPaneProps {
  readonly store: ChatStore;
  readonly conversation: OpenedConversation;
  readonly ownId: string;
  readonly addressOf: FileAddress;
  readonly emoji: ChatEmojiSet['byCode'];
  readonly onClose: () => void;
}

/** History of a conversation, by keyword, fifty at a time. @source shell §2.7, §9 */
export function HistoryPane({ store, conversation, ownId, addressOf, emoji, onClose }: HistoryPaneProps) {
  const [result, setResult] = useState<HistoryResult>({ status: 'blank' });
  const asked = useRef({ number: 0, keyword: '', page: 1 });
  const { personId, partnerName } = conversation;

  async function load(keyword: string, page: number, before: readonly ChatLogMessage[]) {
    const number = asked.current.number + 1;
    asked.current = { number, keyword, page };
    try {
      const { messages, total } = await store.search({ personId, page, pageSize: HISTORY_PAGE_SIZE, keyword });
      if (asked.current.number !== number) return;
      const found = messages.map((message) => logMessage(message, { ownId, partnerName, addressOf }));
      const reached = historyTotal({ total, before: before.length, added: found.length, pageSize: HISTORY_PAGE_SIZE });
      setResult({ status: 'found', messages: [...before, ...found], total: reached, more: 'idle' });
    } catch (error) {
      if (asked.current.number !== number) return;
      if (before.length > 0) return setResult((now) => (now.status === 'found' ? { ...now, more: 'failed' } : now));
      setResult({ status: 'failed', words: error instanceof HistoryRefused ? error.words : null });
    }
  }
  function search(keyword: string) {
    setResult({ status: 'loading' });
    void load(keyword.trim(), 1, []);
  }
  useEffect(() => {
    const first = asked.current;
    // Without a keyword the newest stand here.
    void load('', 1, []);
    return () => void (asked.current = { ...first, number: asked.current.number + 1 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the person the panel was opened for
  }, []);

  return (
    <ChatHistory
      partnerName={partnerName}
      result={result}
      onSearch={search}
      onMore={() => {
        if (result.status !== 'found' || result.more === 'loading') return;
        setResult({ ...result, more: 'loading' });
        void load(asked.current.keyword, asked.current.page + (result.more === 'failed' ? 0 : 1), result.messages);
      }}
      emoji={emoji}
      onClose={onClose}
    />
  );
}
