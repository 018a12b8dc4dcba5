import { plural } from '@lingui/core/macro';
import { DataText } from '../../primitives/data-text/index.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { Status } from '../../primitives/status/index.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import * as css from './ChatPane.css.ts';
import type { ChatPaneProps } from './types.ts';
import { useComposer } from './useComposer.ts';

/** Says once what was not read, and whenever the connection goes or comes back. */
function usePaneVoice({ unread, isConnected }: Pick<ChatPaneProps, 'unread' | 'isConnected'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const sayUnread = useEffectEvent(() => {
    const { count } = unread;
    if (count > 0) announcer.say(t`${plural(count, { one: '# unread message', other: '# unread messages' })}`);
  });
  useEffect(() => sayUnread(), []);
  const was = useRef(true);
  const sayConnection = useEffectEvent(() => {
    if (was.current === isConnected) return;
    was.current = isConnected;
    if (isConnected) announcer.say(t`The connection is back`);
    else announcer.say(t`Connection lost`, 'assertive');
  });
  useEffect(() => sayConnection(), [isConnected]);
}

/**
 * A conversation with one person: who, what was said, and the field to answer in, which has the keyboard first. F6 goes
 * between field and log. Give it the person as its React key.
 * @source shell §2.7, §4
 */
export function ChatPane({ partner, log, older, unread, isConnected, outlet, emoji, actions, back, tools }: ChatPaneProps) {
  const { t } = useLingui();
  const composer = useComposer(outlet);
  const paneRef = useRef<HTMLElement>(null);
  usePaneVoice({ unread, isConnected });

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'F6' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const stop = paneRef.current?.querySelector<HTMLElement>('[role=log] article[tabindex="0"]');
    const isInLog = event.target instanceof Element && event.target.closest('[role=log]') !== null;
    const to = isInLog ? composer.fieldRef.current : stop;
    if (!to) return;
    event.preventDefault();
    // Else the toasts, which hear the same key at the document, would take the keyboard from here.
    event.stopPropagation();
    to.focus();
  }
  const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');

  const paneProps = {
    ref: paneRef,
    onKeyDown: handleKey,
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      void composer.sendImages([...event.dataTransfer.files]);
    },
  };

  return (
    <section {...paneProps} aria-label={t`Chat window, with ${partner.name}`} className={css.pane}>
      <header data-mp-keep-clear="" className={css.head}>
        {back}
        <p className={css.who}>
          <span className={css.name} title={partner.name}>
            <DataText of={partner.name} />
          </span>
          {(partner.isOnline !== null || partner.detail) && (
            <span className={css.facts}>
              {partner.isOnline !== null && (
                <Status tone={partner.isOnline ? 'success' : 'off'}>
                  {partner.isOnline ? t({ message: 'Online', context: 'a person' }) : t({ message: 'Offline', context: 'a person' })}
                </Status>
              )}
              {partner.detail && (
                <span className={css.detail} title={partner.detail}>
                  <DataText of={partner.detail} />
                </span>
              )}
            </span>
          )}
        </p>
        {tools}
      </header>
      {!isConnected && (
        <div className={css.banner}>
          <Alert tone="warning" title={t`Connection lost`} description={t`Messages wait here and are sent when the connection is back.`} />
        </div>
      )}
      <ChatLog
        log={log}
        partnerName={partner.name}
        older={older}
        unreadFromKey={unread.fromKey}
        emoji={emoji.byCode}
        onResend={actions.onResend}
        onOpenImage={actions.onOpenImage}
      />
      <ChatComposer composer={composer} partnerName={partner.name} Picker={emoji.Picker} />
    </section>
  );
}
