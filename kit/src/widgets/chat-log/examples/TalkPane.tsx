import { useState } from 'react';
import { ChatPane } from '../ChatPane.tsx';
import type { ChatLogMessage, ChatMessageLog, ChatPaneProps, ChatPartner, ImageResult, OlderMessages, SendResult } from '../types.ts';
import { stage } from './stage.css.ts';
import { BY_CODE, START_MS, logOf, says, talkOf } from './talk.ts';
import { TwoEmoji } from './TwoEmoji.tsx';

const MAX_CHARS = 5000;
const MAX_BYTES = 5_242_880;
const NOTHING_UNREAD = { count: 0, fromKey: null };

export interface TalkPaneProps {
  readonly messages?: readonly ChatLogMessage[];
  /** Given where something is to happen in it. */
  readonly log?: ChatMessageLog;
  readonly partner?: ChatPartner;
  readonly older?: OlderMessages;
  readonly unreadCount?: number;
  readonly isConnected?: boolean;
  readonly draft?: string;
  /** What becomes of a text that is taken; left out, it is there at once. */
  readonly onTaken?: (log: ChatMessageLog, text: string) => void;
  readonly onOpenImage?: (message: ChatLogMessage) => void;
  readonly emoji?: ChatPaneProps['emoji'];
}

const isImage = (file: File) => file.type.startsWith('image/');

/** A conversation of a story: what is sent stands in the log. */
export function TalkPane(props: TalkPaneProps) {
  const { messages = talkOf(8), partner = { name: '张三', detail: '车辆调度中心', isOnline: true } } = props;
  const { older = { status: 'end', onLoad: () => undefined }, isConnected = true, onOpenImage = () => undefined } = props;
  const { onTaken = (to: ChatMessageLog, text: string) => void to.append([says(text, { isOwn: true, atMs: START_MS })]) } = props;
  const [log] = useState(() => props.log ?? logOf(messages));
  const [draft, setDraft] = useState(props.draft ?? '');
  const [unread] = useState(() => {
    const count = props.unreadCount ?? 0;
    return count ? { count, fromKey: log.entries().at(-count)?.key ?? null } : NOTHING_UNREAD;
  });
  function send(typed: string): SendResult {
    const text = typed.trim();
    if (!text) return { kind: 'empty' };
    if (text.length > MAX_CHARS) return { kind: 'tooLong', chars: text.length, maxChars: MAX_CHARS };
    onTaken(log, text);
    return { kind: 'taken' };
  }
  function sendImage(file: File): Promise<ImageResult> {
    if (!isImage(file)) return Promise.resolve({ kind: 'notAnImage' });
    return Promise.resolve(file.size > MAX_BYTES ? { kind: 'tooLarge' } : null);
  }
  return (
    <div className={stage}>
      <ChatPane
        partner={partner}
        log={log}
        older={older}
        unread={unread}
        isConnected={isConnected}
        outlet={{ draft, onDraft: setDraft, onSend: send, onImage: sendImage }}
        emoji={props.emoji ?? { byCode: BY_CODE, Picker: TwoEmoji }}
        actions={{
          onOpenImage,
          onResend(key) {
            const message = log.entries().find((entry) => entry.key === key)?.message;
            if (message) log.change(key, { ...message, state: 'sending' });
          },
        }}
      />
    </div>
  );
}
