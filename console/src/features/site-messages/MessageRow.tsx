import { useLingui } from '@lingui/react/macro';
import { DataText, MixedText } from '@milepost/kit/data-text';
import { Icon } from '@milepost/kit/icon';
import { sentAtMs } from '@milepost/openapi/domains/message';
import type { Message } from '@milepost/openapi/domains/message';
import { senderName } from '../../data/message/senderName.ts';
import { momentText } from '../../i18n/momentText.ts';
import { TYPE_ICONS, useMessageTypes } from './messageTypes.ts';
import * as css from './SiteMessages.css.ts';

interface MessageRowProps {
  readonly message: Message;
  readonly isUnread: boolean;
  /** The one stop of the Tab key. */
  readonly isStop: boolean;
  readonly timeLabel: (atMs: number) => string;
  readonly onOpen: (id: string) => void;
}

/** A message of the list: what it is, whom it is from, when it came. Unread is a word and a weight. @source shell §2.6 */
export function MessageRow({ message, isUnread, isStop, timeLabel, onOpen }: MessageRowProps) {
  const { t } = useLingui();
  const types = useMessageTypes();
  const atMs = sentAtMs(message);
  const sender = senderName(message);
  return (
    <button type="button" data-row={message.id} tabIndex={isStop ? 0 : -1} className={css.row} onClick={() => onOpen(message.id)}>
      <span className={css.icon}>
        <Icon of={TYPE_ICONS[message.type]} />
      </span>
      <span className={css.words}>
        <span className={isUnread ? `${css.title} ${css.titleUnread}` : css.title}>
          {message.title ? <DataText of={message.title} /> : t`Without a title`}
        </span>
        <span className={css.sender}>
          <MixedText of={[types[message.type], sender].filter(Boolean).join(' · ')} />
        </span>
      </span>
      <span className={css.meta}>
        {isUnread && <span className={css.unread}>{t`Unread`}</span>}
        {atMs !== null && (
          <time dateTime={new Date(atMs).toISOString()} title={momentText(atMs)}>
            {timeLabel(atMs)}
          </time>
        )}
      </span>
    </button>
  );
}
