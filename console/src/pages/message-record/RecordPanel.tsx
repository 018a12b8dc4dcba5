import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MessageFilter } from '@milepost/openapi/domains/message';

interface RecordPanelProps {
  readonly filter: MessageFilter;
  readonly onReset: () => void;
}

/** Panel of an empty list: nothing matches, nothing is unread, or there is nothing yet. */
export function RecordPanel({ filter, onReset }: RecordPanelProps) {
  const { t } = useLingui();
  const showAll = <Button onPress={onReset}>{t`Show all messages`}</Button>;
  if (filter.keyword || filter.type !== 'all') return <StatePanel kind="noMatch" title={t`No message matches`} actions={showAll} />;
  if (filter.isOnlyUnread) return <StatePanel kind="allDone" title={t`No unread messages`} actions={showAll} />;
  return <StatePanel kind="empty" title={t`No messages yet`} />;
}
