import { plural } from '@lingui/core/macro';
import { DataText } from '../../primitives/data-text/index.ts';
import { useLingui } from '@lingui/react/macro';
import { LoaderCircle, X } from 'lucide';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { OLDER_WITHIN_PX } from '../../engines/message-log/index.ts';
import { momentText } from '../../engines/moment-text/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { SearchField } from '../../primitives/search-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadFailed } from '../../primitives/state-panel/index.ts';
import { VirtualList } from '../../primitives/virtual-list/index.ts';
import * as css from './ChatHistory.css.ts';
import { turning } from './ChatLog.css.ts';
import type { ChatHistoryProps, ChatLogMessage, HistoryResult } from './types.ts';
import { useChatWords } from './useChatWords.ts';
import type { ChatWords } from './useChatWords.ts';

/** Height of a result nobody has seen: its line of names and one of words. */
const GUESS_PX = 56;

type Found = Extract<HistoryResult, { status: 'found' }>;

/** Once a search has been answered, says how much there is and brings the keyboard to it. */
function useArrival({ status }: HistoryResult, total: number) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const listRef = useRef<HTMLUListElement>(null);
  const isAwaited = useRef(false);
  const arrive = useEffectEvent(() => {
    if (status !== 'found' || !isAwaited.current) return;
    isAwaited.current = false;
    announcer.say(t`${plural(total, { one: '# found', other: '# found' })}`);
    listRef.current?.focus();
  });
  useEffect(() => arrive(), [status]);
  return { listRef, awaitAnswer: () => void (isAwaited.current = true) };
}

/** The next page did not come: said once, with a way to ask for it again. */
function NextFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const said = t`The next page did not load`;
  useEffect(() => announcer.say(said), [announcer, said]);
  return (
    <div className={css.more}>
      {said}
      <Button variant="accent" onPress={onRetry}>
        {t`Retry`}
      </Button>
    </div>
  );
}

function Results({
  found,
  listRef,
  ...rest
}: Pick<ChatHistoryProps, 'emoji' | 'onMore'> & { found: Found; listRef: RefObject<HTMLUListElement | null> }) {
  const { t } = useLingui();
  const words = useChatWords(rest.emoji);
  const { messages, total, more } = found;
  const keys = useMemo(() => messages.map(({ id }, at) => id ?? at), [messages]);
  function retry() {
    // The button goes; what was found keeps the keyboard.
    listRef.current?.focus();
    rest.onMore();
  }
  if (messages.length === 0)
    return (
      <EmptyState kind="noMatch" title={t`Nothing found`}>
        {t`Texts that hold the keyword are found, images and voices are not.`}
      </EmptyState>
    );
  const canGoOn = messages.length < total && more === 'idle';
  return (
    <VirtualList
      label={t`Search results`}
      keys={keys}
      guessPx={GUESS_PX}
      total={total}
      listRef={listRef}
      onNearEnd={canGoOn ? { withinPx: OLDER_WITHIN_PX, call: rest.onMore } : undefined}
      className={css.list}
      foot={
        more === 'loading' ? (
          <div className={css.more}>
            <span className={turning}>
              <Icon of={LoaderCircle} size="s" />
            </span>
            {t`Loading more`}
          </div>
        ) : (
          more === 'failed' && <NextFailed onRetry={retry} />
        )
      }
    >
      {(at) => <Result message={messages[at]} words={words} />}
    </VirtualList>
  );
}

function Result({ message, words }: { readonly message: ChatLogMessage | undefined; readonly words: ChatWords }) {
  const { t } = useLingui();
  if (!message) return null;
  const { isOwn, senderName, atMs, body } = message;
  return (
    <div className={css.item}>
      <p className={css.line}>
        <span className={css.who}>{isOwn ? t`Me` : <DataText of={senderName} />}</span>
        <span title={momentText(atMs) || undefined}>{atMs === null ? '' : `${words.day(atMs)} ${words.time(atMs)}`}</span>
      </p>
      <p className={css.text}>
        <DataText of={words.line(body)} />
      </p>
    </div>
  );
}

/**
 * History of a conversation, searched by keyword: Enter asks, the list of what was found gets the keyboard.
 * @source shell §2.7, §9
 */
export function ChatHistory({ partnerName, result, onSearch, onMore, emoji, onClose }: ChatHistoryProps) {
  const { t } = useLingui();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const total = result.status === 'found' ? result.total : 0;
  const { listRef, awaitAnswer } = useArrival(result, total);

  function search(text: string) {
    awaitAnswer();
    onSearch(text);
  }
  return (
    <section aria-labelledby={id} className={css.panel}>
      <header className={css.head}>
        <p id={id} className={css.title}>{t`Chat history with ${partnerName}`}</p>
        <IconButton icon={X} label={t`Close the history`} onPress={onClose} />
      </header>
      <div className={css.search}>
        <SearchField
          label={t`Search the history`}
          placeholder={t`Keyword, then Enter`}
          value={keyword}
          onChange={setKeyword}
          onSubmit={search}
          onClear={() => search('')}
        />
      </div>
      {result.status === 'found' && result.messages.length > 0 && (
        <p className={css.count}>{t`${plural(total, { one: '# found', other: '# found' })}`}</p>
      )}
      {result.status === 'loading' && (
        <div className={css.waiting}>
          <Skeleton what={t`chat history`} />
        </div>
      )}
      {result.status === 'failed' && (
        <LoadFailed onRetry={() => search(keyword)} keepsFilters={keyword.trim() !== ''} detail={result.words ?? undefined} />
      )}
      {result.status === 'found' && <Results found={result} listRef={listRef} emoji={emoji} onMore={onMore} />}
    </section>
  );
}
