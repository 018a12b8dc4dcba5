import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { IconButton } from '@milepost/kit/button';
import { useChatWords } from '@milepost/kit/chat-log';
import { EmptyState } from '@milepost/kit/empty-state';
import { useKit } from '@milepost/kit/kit-provider';
import { MenuButton } from '@milepost/kit/menu';
import { Tabs } from '@milepost/kit/tabs';
import { ArrowLeft, History, Minus, X } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import type { ComponentProps, Ref } from 'react';
import { createPortal } from 'react-dom';
import type { WindowState } from './savedChat.ts';
import * as css from './ChatWindow.css.ts';
import { ContactsPane } from './ContactsPane.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { HistoryPane } from './HistoryPane.tsx';
import { MinimisedChat } from './MinimisedChat.tsx';
import { RecentPane } from './RecentPane.tsx';
import { totalOf, unreadBySender } from './unread.ts';
import { useChatStore, useEmojiSet } from './useChatStore.ts';
import { useHistoryPanel } from './useHistoryPanel.ts';
import { useOpenConversation } from './useOpenConversation.ts';
import { useRecentActions } from './useRecentActions.tsx';
import { useStandAside } from './useStandAside.ts';
import { useWindowFrame } from './useWindowFrame.ts';

interface ChatWindowProps {
  readonly state: WindowState;
  readonly onOpen: () => void;
  readonly onLeave: (next: 'minimised' | 'closed') => void;
}

type TabId = 'recent' | 'contacts';

/**
 * The chat beside the page: recent conversations and contacts, and the one that is open. It floats over the bottom right and
 * leaves the page usable: for what gets the keyboard under it, it stands aside; below 992 px it covers the page.
 * @source shell §2.7
 */
export default function ChatWindow({ state, onOpen, onLeave }: ChatWindowProps) {
  const { t } = useLingui();
  const emoji = useEmojiSet();
  const words = useChatWords(emoji.byCode);
  const { store, addressOf, ownId } = useChatStore();
  const { layerHost } = useKit();
  const open = useOpenConversation(store, state === 'open');
  const { isOpen: isHistoryOpen, panelRef, buttonRef, toggle, close } = useHistoryPanel();
  const actions = useRecentActions(store);
  const { conversation } = open;
  const hasHistory = conversation !== null && isHistoryOpen;

  const isJustAside = useRef(false);
  const putAside = () => {
    isJustAside.current = true;
    onLeave('minimised');
  };
  const windowProps = useWindowFrame(state, () => {
    if (hasHistory) close();
    // What is written stays in sight: who meant to close something smaller is one key away from it.
    else if (conversation?.draft.get().trim()) putAside();
    else onLeave('closed');
  });
  useStandAside(windowProps.ref, state === 'open', () => onLeave('minimised'));

  const takesKeyboard = useCallback(() => {
    const takes = isJustAside.current;
    isJustAside.current = false;
    return takes;
  }, []);

  const frameTools = (
    <>
      <span className={css.onlyWide}>
        <IconButton icon={Minus} label={t`Minimise the chat`} onPress={putAside} />
      </span>
      <IconButton icon={X} label={t`Close the chat`} onPress={() => onLeave('closed')} />
    </>
  );
  const back = (
    <span className={css.back}>
      <IconButton icon={ArrowLeft} label={t`Back to the conversations`} onPress={open.leave} />
    </span>
  );
  const tools = conversation && (
    <>
      <HistoryButton isPressed={hasHistory} buttonRef={buttonRef} onPress={toggle} />
      <MenuButton
        trigger={{ label: t`Actions of ${conversation.partnerName}` }}
        items={actions.items}
        onAction={(action) => actions.run(action, { id: conversation.personId, name: conversation.partnerName })}
      />
      {frameTools}
    </>
  );
  return createPortal(
    <>
      <div {...windowProps} aria-label={t`Chat`} hidden={state !== 'open'} className={css.window}>
        {hasHistory && (
          <div ref={panelRef} className={css.history}>
            <HistoryPane
              key={open.visit}
              store={store}
              conversation={conversation}
              ownId={ownId}
              addressOf={addressOf}
              emoji={emoji.byCode}
              onClose={close}
            />
          </div>
        )}
        <div hidden={hasHistory} className={`${css.side} ${conversation ? css.onlyWide : ''}`}>
          <div className={css.narrowTools}>{frameTools}</div>
          <PeopleTabs store={store} selectedId={conversation?.personId ?? null} words={words} onChoose={open.choose} />
        </div>
        <div className={`${css.main} ${conversation ? '' : css.onlyWide}`}>
          {conversation ? (
            <ConversationPane
              key={open.visit}
              store={store}
              conversation={conversation}
              department={open.department}
              emoji={emoji}
              back={back}
              tools={tools}
            />
          ) : (
            <>
              <div className={css.mainTools}>{frameTools}</div>
              <div className={css.nobody}>
                <EmptyState title={t`No conversation is open`}>{t`Choose somebody on the left.`}</EmptyState>
              </div>
            </>
          )}
        </div>
      </div>
      {state === 'minimised' && (
        <MinimisedChat
          partnerName={conversation?.partnerName ?? null}
          takesKeyboard={takesKeyboard}
          onOpen={onOpen}
          onClose={() => onLeave('closed')}
        />
      )}
    </>,
    layerHost,
  );
}

type PeopleTabsProps = ComponentProps<typeof RecentPane>;

/** Recent conversations and contacts, behind tabs. */
function PeopleTabs({ selectedId, onChoose, ...recent }: PeopleTabsProps) {
  const { t } = useLingui();
  const unread = useStore(unreadBySender);
  const [tab, setTab] = useState<TabId>('recent');
  return (
    <Tabs
      label={t`Chat`}
      tabs={[
        { id: 'recent', label: t({ message: 'Messages', context: 'of the chat' }), count: totalOf(unread) || undefined },
        { id: 'contacts', label: t`Contacts` },
      ]}
      selectedId={tab}
      onSelect={(id) => setTab(id === 'contacts' ? 'contacts' : 'recent')}
      fit="fill"
    >
      {tab === 'recent' ? (
        <RecentPane {...recent} selectedId={selectedId} onChoose={onChoose} />
      ) : (
        <ContactsPane selectedId={selectedId} onChoose={onChoose} />
      )}
    </Tabs>
  );
}

interface HistoryButtonProps {
  readonly isPressed: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

function HistoryButton({ isPressed, buttonRef, onPress }: HistoryButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={History}
      label={t`Chat history`}
      isPressed={isPressed}
      opens={{ kind: 'region', isOpen: isPressed }}
      ref={buttonRef}
      onPress={onPress}
    />
  );
}
