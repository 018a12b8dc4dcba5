import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { ChatButton } from '@milepost/kit/chat-button';
import { systemClock } from '@milepost/kit/engines/clock';
import { createBatches } from '@milepost/kit/engines/message-log';
import { useEffect, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useRealtime, useSocketStatus } from '../../realtime/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { reducedMotion } from '../../settings/settings.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { countUnread } from './countUnread.ts';
import { windowState } from './savedChat.ts';
import { hearTabs } from './otherTabs.ts';
import { callCount, isCalled, nextOnline, nextUnread, onlineIds, openPersonId, totalOf, unreadBySender } from './unread.ts';
import type { UnreadEvent } from './unread.ts';

const ChatWindow = lazyDialog(() => import('./ChatWindow.tsx'));

/** As long as the icon blinks; what comes meanwhile does not begin anew. */
const CALL_MS = 5000;

/** The first frame says what is unread; it comes once for all tabs of a browser, so a later tab asks for itself. @reading R-356 */
function useFirstCount() {
  const { client } = useApi();
  const { kind } = useSocketStatus();
  useEffect(() => {
    if (kind !== 'open') return undefined;
    return systemClock.after(FIRST_FRAME_WITHIN_MS, () => {
      if (onlineIds.get() !== null) return;
      void countUnread(client, openPersonId.get())
        .then((counts) => unreadBySender.set(counts))
        .catch(() => undefined);
    });
  }, [client, kind]);
}

/** A new connection says in moments what is unread. */
const FIRST_FRAME_WITHIN_MS = 3000;

/** Counts what comes, also before the window was ever opened; what is read in another tab is read here too. @reading R-304 */
function useUnread() {
  const realtime = useRealtime();
  const ownId = useSession().currentUser.user.userId;
  const calledAtMs = useRef(-Infinity);
  useEffect(() => {
    const batches = createBatches<UnreadEvent>((events) => {
      const openId = openPersonId.get();
      unreadBySender.set(nextUnread(unreadBySender.get(), events, openId));
      onlineIds.set(nextOnline(onlineIds.get(), events));
      const nowMs = systemClock.now();
      if (!isCalled(events, openId) || nowMs - calledAtMs.current < CALL_MS) return;
      calledAtMs.current = nowMs;
      callCount.set(callCount.get() + 1);
    });
    const stops = [
      realtime.subscribe((event) => batches.add(event)),
      // In line with the messages, so that one that came before is not counted after.
      hearTabs('chatRead', ownId, (senderId) => batches.add({ kind: 'readElsewhere', senderId })),
      hearTabs('chatDeleted', ownId, (senderId) => batches.add({ kind: 'readElsewhere', senderId })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, ownId]);
  useFirstCount();
  return totalOf(useStore(unreadBySender));
}

/** The chat of the bar: its icon, and the window behind it. @source shell §2.4, §2.7 */
export function ChatTool() {
  const { t } = useLingui();
  const unreadCount = useUnread();
  const calls = useStore(callCount);
  const isStill = useStore(reducedMotion.store);
  const state = useStore(windowState);
  const open = () => windowState.set('open');
  useShortcut({ id: 'chat', group: 'open', label: t`Chat`, run: open });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'closed' && before.current !== state) buttonRef.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <>
      <ChatButton
        ref={buttonRef}
        unreadCount={unreadCount}
        callCount={calls}
        isOpen={state === 'open'}
        isStill={isStill}
        onPress={() => windowState.set(state === 'open' ? 'closed' : 'open')}
      />
      {state !== 'never' && (
        <ChatWindow
          state={state}
          onOpen={open}
          onLeave={(next) => windowState.set(next)}
          onClose={() => windowState.set('never')}
          onAgain={open}
        />
      )}
    </>
  );
}
