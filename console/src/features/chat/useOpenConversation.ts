import { useEffect, useState } from 'react';
import type { ChatStore } from './store/chatStore.ts';
import type { OpenedConversation } from './store/conversation.ts';
import type { ChosenPerson } from './RecentPane.tsx';
import { shownPerson } from './savedChat.ts';
import { forgetUnread, openPersonId, unreadBySender } from './unread.ts';
import { usePageVisible } from './usePageVisible.ts';

interface Opened {
  readonly conversation: OpenedConversation;
  readonly department: string;
}

/** The one that was on screen when the screen was locked, if something in it is not sent. */
function openedBefore(store: ChatStore): Opened | null {
  const person = shownPerson.get();
  const conversation = person && store.find(person.id);
  return conversation ? { conversation, department: person.department } : null;
}

/** The conversation on screen. While somebody can see it, what comes in it is read. @source shell §4 (Chat) @reading R-355 @reading R-304 */
export function useOpenConversation(store: ChatStore, isShown: boolean) {
  const [opened, setOpened] = useState(() => openedBefore(store));
  /** Grows whenever a conversation comes into sight: it then begins at its end, with its own line of unread messages. */
  const [visit, setVisit] = useState(0);
  const personId = opened?.conversation.personId ?? null;
  const isPageVisible = usePageVisible();
  const isInSight = isShown && isPageVisible;

  useEffect(() => {
    if (!isInSight || personId === null) return undefined;
    openPersonId.set(personId);
    return () => openPersonId.set(null);
  }, [isInSight, personId]);

  function markRead({ id, name, picture }: Omit<ChosenPerson, 'department'>): OpenedConversation {
    const conversation = store.open(id, name, unreadBySender.get().get(id) ?? 0, picture);
    forgetUnread(id);
    return conversation;
  }
  function read(person: Omit<ChosenPerson, 'department'>): OpenedConversation {
    const conversation = markRead(person);
    setVisit((count) => count + 1);
    return conversation;
  }
  useEffect(() => {
    // What came while the window was out of sight is read now.
    if (isShown && personId !== null) read({ id: personId, name: '', picture: null });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it comes into sight, and then only
  }, [isShown]);
  useEffect(() => {
    // What came while the tab was in the background is read now, with the line above it; focus and place stay as they were left.
    if (isInSight && personId !== null && unreadBySender.get().has(personId)) markRead({ id: personId, name: '', picture: null });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the tab comes to the front, and then only
  }, [isPageVisible]);

  return {
    conversation: opened?.conversation ?? null,
    department: opened?.department ?? '',
    visit,
    choose: (person: ChosenPerson): void => {
      shownPerson.set(person);
      setOpened({ conversation: read(person), department: person.department });
    },
    /** Back to the lists, where there is no room for both. */
    leave: () => {
      shownPerson.set(null);
      setOpened(null);
    },
  };
}
