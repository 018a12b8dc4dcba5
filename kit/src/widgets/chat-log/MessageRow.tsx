import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle } from 'lucide';
import { memo } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { virtualRowProps } from '../../primitives/virtual-list/index.ts';
import type { LogEntry } from '../../engines/message-log/index.ts';
import { momentText } from '../../engines/moment-text/index.ts';
import * as css from './ChatLog.css.ts';
import { MessageBody } from './MessageBody.tsx';
import type { ChatLogMessage, ChatLogProps } from './types.ts';
import type { ChatWords } from './useChatWords.ts';

interface MessageRowProps extends Pick<ChatLogProps, 'emoji' | 'onResend' | 'onOpenImage'> {
  readonly entry: LogEntry<ChatLogMessage>;
  /** Place in the log, for whoever measures. */
  readonly index: number;
  /** Day and time above it. */
  readonly moment: string | null;
  readonly isUnreadStart: boolean;
  readonly isStop: boolean;
  readonly words: ChatWords;
}

function State({
  message,
  isStop,
  onResend,
}: {
  readonly message: ChatLogMessage;
  readonly isStop: boolean;
  readonly onResend: () => void;
}) {
  const { t } = useLingui();
  if (!message.isOwn || message.state === 'sent') return null;
  if (message.state === 'read') return <p className={css.state}>{t({ message: 'Read', context: 'a message' })}</p>;
  if (message.state === 'sending')
    return (
      <p className={css.state}>
        <span className={css.turning}>
          <Icon of={LoaderCircle} size="s" />
        </span>
        {t`Sending`}
      </p>
    );
  return (
    <p className={`${css.state} ${css.failed}`}>
      <Icon of={CircleAlert} size="s" />
      {t`Not sent`}
      <Button variant="accent" tabIndex={isStop ? 0 : -1} onPress={onResend}>
        {t({ message: 'Send again', context: 'a message' })}
      </Button>
    </p>
  );
}

/** One message with what stands above it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { entry, index, moment, isUnreadStart, isStop, words, emoji, onResend, onOpenImage } = props;
  const { t } = useLingui();
  const { key, message } = entry;
  const { isOwn, senderName, senderPicture, atMs } = message;
  const stopProps = { tabIndex: isStop ? 0 : -1 };
  return (
    <div {...virtualRowProps(index, { className: css.row })}>
      {moment !== null && <p className={css.moment}>{moment}</p>}
      {isUnreadStart && (
        <p className={css.unread}>
          <span>{t`Unread messages below`}</span>
        </p>
      )}
      <article {...stopProps} aria-label={words.name(message)} className={`${css.message[isOwn ? 'own' : 'other']} ${focusRing}`}>
        {!isOwn && <Avatar name={senderName} src={senderPicture} />}
        <div className={css.said}>
          <div title={momentText(atMs) || undefined} className={css.bubble[isOwn ? 'own' : 'other']}>
            <MessageBody message={message} emoji={emoji} isCurrent={isStop} onOpenImage={onOpenImage} />
          </div>
          <State message={message} isStop={isStop} onResend={() => onResend(key)} />
        </div>
      </article>
    </div>
  );
});
