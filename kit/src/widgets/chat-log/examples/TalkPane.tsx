import { useState } from 'react';
import { ChatPane } from '../ChatPane.tsx';
import type { Send } from '../../../engines/upload/index.ts';
import type { ChatLogMessage, ChatMessageLog, ChatPaneProps, ChatPartner, OlderMessages, SendResult } from '../types.ts';
import { sentImages } from './sentImages.ts';
import { stage } from './stage.css.ts';
import { BY_CODE, START_MS, logOf, says, talkOf } from './talk.ts';
import { TwoEmoji } from './TwoEmoji.tsx';

const MAX_CHARS = 5000;
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
  /** Called with what is typed. */
  readonly onDraft?: (text: string) => void;
  /** Handler of a text that is taken; left out, it is there at once. */
  readonly onTaken?: (log: ChatMessageLog, text: string) => void;
  /** Sender of images; left out, they are stored at once. */
  readonly sendImage?: Send<string>;
  readonly onOpenImage?: (message: ChatLogMessage) => void;
  readonly emoji?: ChatPaneProps['emoji'];
  readonly tools?: ChatPaneProps['tools'];
}

/** A conversation of a story: what is sent stands in the log. */
export function TalkPane(props: TalkPaneProps) {
  const { messages = talkOf(8), partner = { name: '张三', detail: '车辆调度中心', isOnline: true } } = props;
  const { older = { status: 'end', onLoad: () => undefined }, isConnected = true, onOpenImage = () => undefined } = props;
  const { onTaken = (to: ChatMessageLog, text: string) => void to.append([says(text, { isOwn: true, atMs: START_MS })]) } = props;
  const [log] = useState(() => props.log ?? logOf(messages));
  const [images] = useState(() => sentImages(props.sendImage));
  const [draft, setDraft] = useState(props.draft ?? '');
  const keep = (text: string) => {
    setDraft(text);
    props.onDraft?.(text);
  };
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
  return (
    <div className={stage}>
      <ChatPane
        partner={partner}
        log={log}
        older={older}
        unread={unread}
        isConnected={isConnected}
        outlet={{ draft, onDraft: keep, onSend: send, images }}
        emoji={props.emoji ?? { byCode: BY_CODE, Picker: TwoEmoji }}
        tools={props.tools}
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
