import { useLingui } from '@lingui/react/macro';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { momentText, shortMoment } from '../../engines/moment-text/index.ts';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { Button } from '../button/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { ToneMark } from '../toast/index.ts';
import type { RecentMessage, ToastPage } from '../toast/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { bar, detail, item, link, list, meta, place, row, title, unread, unreadWord, words } from './MessageList.css.ts';
import type { MessageListProps } from './types.ts';

/**
 * The messages a toaster kept, newest first. Looking at them makes them read; what was new when the list opened keeps
 * its word until it closes.
 */
export function MessageList({ toaster, onFollow }: MessageListProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const placeRef = useRef<HTMLDivElement>(null);
  const { history } = useExternalStore(toaster.subscribe, toaster.snapshot);
  const total = history.length;
  const [lastReadId] = useState(() => history.find(({ isUnread }) => !isUnread)?.id ?? 0);
  useEffect(() => toaster.markAllRead(), [toaster, history]);

  const clear = () => {
    // The button goes with the last message.
    placeRef.current?.focus();
    toaster.clearHistory();
    announcer.say(t`Messages cleared`);
  };

  return (
    <div ref={placeRef} tabIndex={-1} className={place}>
      {total === 0 ? (
        <StatePanel kind="empty" title={t`No messages yet`}>{t`What was saved, deleted or failed is listed here.`}</StatePanel>
      ) : (
        <>
          <div className={bar}>
            <span>{t`${total} in all`}</span>
            <Button variant="text" onPress={clear}>{t`Clear`}</Button>
          </div>
          <ol aria-label={t`Messages`} className={list}>
            {history.map((message) => (
              <Message key={message.id} message={message} isNew={message.id > lastReadId} onFollow={onFollow} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

interface MessageProps extends Pick<MessageListProps, 'onFollow'> {
  readonly message: RecentMessage;
  readonly isNew: boolean;
}

function Message({ message, isNew, onFollow }: MessageProps) {
  const { t } = useLingui();
  const langOf = useTextLang(message.isData ? 'data' : 'either');
  const [nowMs] = useState(() => systemClock.now());
  return (
    <li className={item}>
      <ToneMark tone={message.tone} word="shown" />
      <div className={row}>
        <div className={words}>
          <p className={isNew ? `${title} ${unread}` : title} lang={langOf(message.title)}>
            {message.title}
          </p>
          {message.detail && (
            <p className={detail} lang={langOf(message.detail)}>
              {message.detail}
            </p>
          )}
          {message.page && <PageLine page={message.page} onFollow={onFollow} />}
        </div>
        <div className={meta}>
          {isNew && <span className={unreadWord}>{t`Unread`}</span>}
          <time dateTime={new Date(message.atMs).toISOString()} title={momentText(message.atMs)}>
            {shortMoment(message.atMs, nowMs)}
          </time>
        </div>
      </div>
    </li>
  );
}

/** The page it was said on. A link of its own address: a new window or tab is the browser's business. */
function PageLine({ page: { title: name, href }, onFollow }: { readonly page: ToastPage } & Pick<MessageListProps, 'onFollow'>) {
  const follow = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onFollow?.(href);
  };
  return (
    <p className={detail}>
      {onFollow ? (
        <a href={href} className={link} onClick={follow}>
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}
