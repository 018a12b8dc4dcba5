import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { emojiByCode, EmojiPicker } from '@milepost/kit/emoji-picker';
import { useKit } from '@milepost/kit/kit-provider';
import type { ChatEmojiSet } from '@milepost/kit/chat-log';
import { useToaster } from '@milepost/kit/toast';
import type { Conversation } from '@milepost/openapi/domains/message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chatKeys } from '../../data/chat/index.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { useRealtime } from '../../realtime/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { fileAddressOf, withLatest } from './chatMessages.ts';
import type { Latest } from './chatMessages.ts';
import { createChatStore } from './chatStore.ts';
import { tellRead } from './readElsewhere.ts';
import { openPersonId } from './unread.ts';

/** The conversations of this session, kept by the window for as long as it is there, and fed by the socket. */
export function useChatStore() {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const { currentUser, config } = useSession();
  const toaster = useToaster();
  const { t } = useLingui();
  const ownId = currentUser.user.userId;

  const onLatest = useEffectEvent((latest: readonly Latest[]) => {
    const list = queries.getQueryData<readonly Conversation[]>(chatKeys.conversations);
    if (!list) return;
    queries.setQueryData(chatKeys.conversations, latest.reduce(withLatest, list));
    // Where somebody new works only the server knows.
    const isKnown = (id: string) => list.some((one) => one.id === id);
    if (latest.some(({ person }) => !isKnown(person.id))) void queries.invalidateQueries({ queryKey: chatKeys.conversations });
  });
  const onRefused = useEffectEvent((words: string) =>
    toaster.show({ tone: 'error', title: words || t`Request error, please retry`, durationMs: FEEDBACK_MS.error }),
  );
  const [made] = useState(() => {
    const addressOf = fileAddressOf(window.location.origin, config.fileHost);
    const store = createChatStore({
      realtime,
      ownId,
      addressOf,
      clock: systemClock,
      onRead: (personId) => tellRead(ownId, personId),
    });
    return { store, addressOf };
  });
  const { store, addressOf } = made;
  useEffect(
    () =>
      store.listen({
        openId: () => openPersonId.get(),
        onLatest: (latest) => onLatest(latest),
        onRefused: (words) => onRefused(words),
      }),
    [store],
  );
  return { store, addressOf, ownId };
}

/** The emoji of the page's language. */
export function useEmojiSet(): ChatEmojiSet {
  const { locale } = useKit();
  return useMemo(() => ({ byCode: emojiByCode(locale), Picker: EmojiPicker }), [locale]);
}
