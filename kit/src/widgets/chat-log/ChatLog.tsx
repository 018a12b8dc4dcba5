import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, LoaderCircle } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VirtualRows } from '../../primitives/virtual-list/index.ts';
import * as css from './ChatLog.css.ts';
import { MessageRow } from './MessageRow.tsx';
import { startsNewGroup } from './moments.ts';
import type { ChatLogProps } from './types.ts';
import { useChatWords } from './useChatWords.ts';
import { useLogKeys } from './useLogKeys.ts';
import { useLogView } from './useLogView.ts';
import { useLogVoice } from './useLogVoice.ts';

function Older({ older }: Pick<ChatLogProps, 'older'>) {
  const { t } = useLingui();
  if (older.status === 'loading')
    return (
      <p className={css.older}>
        <span className={css.turning}>
          <Icon of={LoaderCircle} size="s" />
        </span>
        {t`Loading earlier messages`}
      </p>
    );
  if (older.status !== 'failed') return null;
  return (
    <p className={css.older}>
      {t`Earlier messages did not load`}
      <Button variant="accent" onPress={older.onLoad}>
        {t`Retry`}
      </Button>
    </p>
  );
}

/**
 * Conversation of two people, oldest first. However long it is, only what is in sight is drawn; older messages are put above
 * without moving what is being read, new ones below without scrolling a reader who is above.
 * @source shell §2.7, §4, §9
 */
export function ChatLog({ log, partnerName, older, unreadFromKey, emoji, onResend, onOpenImage }: ChatLogProps) {
  const { t } = useLingui();
  const words = useChatWords(emoji);
  const shown = useLogView(log, older);
  const keys = useLogKeys({ log, older }, shown);
  useLogVoice({ log, partnerName }, shown.reader, words);
  const entries = log.entries();
  const newCount = shown.reader.newCount();

  return (
    <div className={css.frame}>
      <Older older={older} />
      <div
        {...keys}
        aria-live="off"
        aria-label={t`Chat with ${partnerName}`}
        aria-busy={older.status === 'loading' || undefined}
        className={css.scroll}
      >
        {entries.length === 0 && older.status === 'end' && <p className={css.nothing}>{t`Nothing has been said yet`}</p>}
        <VirtualRows parts={shown.rows.parts}>
          {(index) => {
            const entry = entries[index];
            if (!entry) return null;
            const { atMs } = entry.message;
            const isNewGroup = startsNewGroup(atMs, entries[index - 1]?.message.atMs);
            return (
              <MessageRow
                key={entry.key}
                entry={entry}
                index={index}
                moment={isNewGroup && atMs !== null ? `${words.day(atMs)} ${words.time(atMs)}` : null}
                isUnreadStart={entry.key === unreadFromKey}
                isStop={entry.key === shown.stopKey}
                words={words}
                emoji={emoji}
                onResend={onResend}
                onOpenImage={onOpenImage}
              />
            );
          }}
        </VirtualRows>
      </div>
      {newCount > 0 && (
        <div className={css.news}>
          <Button
            variant="primary"
            icon={ArrowDown}
            onPress={() => {
              shown.reader.toEnd();
              shown.rows.goTo(entries.length - 1);
            }}
          >
            {t`${plural(newCount, { one: '# new message', other: '# new messages' })}`}
          </Button>
        </div>
      )}
    </div>
  );
}
