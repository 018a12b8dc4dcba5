import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import { sentAtMs } from '@milepost/openapi/domains/message';
import type { Message } from '@milepost/openapi/domains/message';
import { useMemo } from 'react';
import { senderName } from '../../data/message/senderName.ts';
import { useMessageTypes } from '../../features/site-messages/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { titleLink, unreadTitle } from './MessageRecordPage.css.ts';

/** Action of a row that its title runs. */
export const OPEN_ACTION = 'open';

const sentText = (row: Message): string => momentText(sentAtMs(row));

/** The columns of the list, in their order. On a narrow page they become two lines. */
export function useRecordColumns(): Column<Message>[] {
  const { t } = useLingui();
  const types = useMessageTypes();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t`Title`,
        text: (row) => row.title || t`Without a title`,
        cell: (row) => (
          <span data-mp-action={OPEN_ACTION} className={row.isRead ? titleLink : unreadTitle}>
            {row.title || t`Without a title`}
          </span>
        ),
        width: { flex: 6, minPx: 220 },
        narrow: 'title',
      },
      { id: 'type', header: t`Type`, text: (row) => types[row.type], width: { px: 96 }, narrow: 'hidden' },
      { id: 'sender', header: t`Sender`, text: senderName, width: { flex: 2, minPx: 110 }, narrow: 'meta' },
      { id: 'sent', header: t`Sent`, text: sentText, width: { px: 152 }, narrow: 'meta' },
      {
        id: 'isRead',
        header: t`Status`,
        text: (row) => (row.isRead ? t`Read` : t`Unread`),
        cell: (row) => <Status tone={row.isRead ? 'off' : 'info'}>{row.isRead ? t`Read` : t`Unread`}</Status>,
        width: { px: 110 },
        narrow: 'status',
      },
    ],
    // Words change with the language, and `t` with them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t],
  );
}
