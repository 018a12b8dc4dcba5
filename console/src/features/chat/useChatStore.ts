import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { emojiByCode, EmojiPicker } from '@milepost/kit/emoji-picker';
import { useKit } from '@milepost/kit/kit-provider';
import type { ChatEmojiSet } from '@milepost/kit/chat-log';
import { useToaster } from '@milepost/kit/toast';
import type { Conversation } from '@milepost/openapi/domains/message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { chatImageSend, chatKeys } from '../../data/chat/index.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { useRealtime } from '../../realtime/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { $token } from '../../auth/token.ts';
import { useUnsavedScope } from '../../open-pages/unsaved.ts';
import { fileAddressOf, withLatest } from './store/chatMessages.ts';
import type { Latest } from './store/chatMessages.ts';
import { createChatStore } from './store/chatStore.ts';
import type { ChatStore, LostImage } from './store/chatStore.ts';
import { hearTabs, tellTabs } from './otherTabs.ts';
import { savedChat } from './savedChat.ts';
import { openPersonId } from './unread.ts';

/** The conversations of this session, kept by the window for as long as it is there, and fed by the socket. */
export function useChatStore() {
  const api = useApi();
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
  const onImageLost = useEffectEvent(({ name, partnerName, words, isKept }: LostImage) =>
    toaster.show({
      tone: 'error',
      title: t`The image ${name} was not sent to ${partnerName}`,
      detail:
        words || (isKept ? t`It waits in the conversation and can be sent again there.` : t`The file could not be read. Choose it again.`),
      durationMs: 'until-closed',
    }),
  );
  const place = useUnsavedScope();
  const make = () => {
    const addressOf = fileAddressOf(window.location.origin, config.fileHost);
    const store = createChatStore({
      realtime,
      ownId,
      addressOf,
      clock: systemClock,
      storeImage: chatImageSend({ api, getToken: () => $token.get() }),
      onRead: (personId) => tellTabs('chatRead', ownId, personId),
    });
    return { store, addressOf };
  };
  const [{ store, addressOf }] = useState(() => savedChat(make, place));
  useShedding(store);
  useEffect(
    () =>
      store.listen({
        openId: () => openPersonId.get(),
        onLatest: (latest) => onLatest(latest),
        onRefused: (words) => onRefused(words),
        onImageLost: (lost) => onImageLost(lost),
      }),
    [store],
  );
  // Records that were deleted in another tab are gone here too, also in the conversation on screen.
  useEffect(() => hearTabs('chatDeleted', ownId, store.forget), [store, ownId]);
  return { store, addressOf, ownId };
}

/** Without the window, as while the screen is locked, only what is not sent stays in memory. @reading R-001 */
function useShedding(store: ChatStore): void {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
      // Drawn again at once is not gone.
      queueMicrotask(() => isDrawn.current || store.shed());
    };
  }, [store]);
}

/** The emoji of the page's language. */
export function useEmojiSet(): ChatEmojiSet {
  const { locale } = useKit();
  return useMemo(() => ({ byCode: emojiByCode(locale), Picker: EmojiPicker }), [locale]);
}
