import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { systemClock } from '@milepost/kit/engines/clock';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useToaster } from '@milepost/kit/toast';
import { openingOf } from '@milepost/openapi/domains/message';
import type { MessageDetail } from '@milepost/openapi/domains/message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { messageKeys } from '../../data/message/keys.ts';
import { messageQuery } from '../../data/message/queries.ts';
import { useBroadcastInvalidation } from '../../data/invalidation.ts';
import { takeWritten } from '../../data/written.ts';
import { serverWords } from '../../feedback/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { MessageContent } from './MessageContent.tsx';

export interface MessageViewerProps {
  /** Id of the message in the list. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Most messages are here before a dialog would be worth drawing, and not every one opens a dialog. @reading R-345 */
const WAITING_SHOWS_AFTER_MS = 400;

/** Two sentences take longer to read than the outcome of a write. @reading R-387 */
const REASON_MS = 6000;

/**
 * Opens a message as its type says: a notice or a system message in a dialog, a schedule in its viewer, a flow on its page.
 * Loading it makes it read. @source shell §2.6, §4
 */
export default function MessageViewer({ id, onClose }: MessageViewerProps) {
  const { t } = useLingui();
  const { data, isError, error, isPending, refetch } = useQuery(messageQuery(useApi(), id));
  const close = useReadAgain(Boolean(data), onClose);
  const opening = data ? openingOf(data) : null;
  useElsewhere(data ?? null, close);
  const isWaiting = useLate();
  if (data && opening?.kind === 'dialog')
    return (
      <Frame title={data.title || t`Message`} isData={data.title !== ''} onClose={close}>
        <MessageContent message={data} />
      </Frame>
    );
  if (isPending)
    return (
      isWaiting && (
        <Frame title={t`Message`} onClose={close}>
          <Skeleton what={t`the message`} />
        </Frame>
      )
    );
  if (data) return null;
  return (
    <Frame title={t`Message`} onClose={close}>
      <StatePanel kind="failed" title={t`The message did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
        {(isError && serverWords(error)) || t`It may have been deleted, or the server did not answer.`}
      </StatePanel>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  /** The title is that of the message. */
  readonly isData?: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function Frame({ title, isData = false, onClose, children }: FrameProps) {
  const { t } = useLingui();
  return (
    <Dialog title={title} isData={isData} widthPx={800} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {children}
    </Dialog>
  );
}

/** True once it has taken so long that something should be seen. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => systemClock.after(WAITING_SHOWS_AFTER_MS, () => setLate(true)), []);
  return isLate;
}

/**
 * A message that was opened is read: the number at once, here and in the person's other tabs, which nobody else tells; lists
 * when it is closed, so that none moves behind the dialog. @reading R-304
 */
function useReadAgain(isRead: boolean, onClose: () => void): () => void {
  const { client } = useApi();
  const queries = useQueryClient();
  const broadcastInvalidation = useBroadcastInvalidation();
  useEffect(() => {
    if (!isRead) return;
    void queries.invalidateQueries({ queryKey: messageKeys.counts });
    broadcastInvalidation(takeWritten(client));
  }, [isRead, client, queries, broadcastInvalidation]);
  return () => {
    onClose();
    if (isRead) void queries.invalidateQueries({ queryKey: messageKeys.lists });
  };
}

/** Goes where a message leads that is no dialog, once; one that leads nowhere says so. @reading R-387 */
function useElsewhere(message: MessageDetail | null, close: () => void) {
  const { t } = useLingui();
  const toaster = useToaster();
  const { openSchedule } = useOverlays();
  const navigate = useNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    const opening = message && openingOf(message);
    if (!opening || opening.kind === 'dialog' || isGone.current) return;
    isGone.current = true;
    close();
    if (opening.kind === 'schedule') void openSchedule({ id: opening.id, groupId: opening.groupId });
    else if (opening.kind === 'page') navigate({ to: opening.address });
    else
      toaster.show({
        tone: 'info',
        title: t`Marked as read`,
        detail: t`There is no schedule to open: it was deleted, or you no longer take part in it.`,
        durationMs: REASON_MS,
      });
  }, [message, close, openSchedule, navigate, toaster, t]);
}
