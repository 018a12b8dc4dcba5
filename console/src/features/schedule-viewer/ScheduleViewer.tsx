import { useLingui } from '@lingui/react/macro';
import { ScheduleViewer as Viewer } from '@milepost/kit/schedule-viewer';
import { useToaster } from '@milepost/kit/toast';
import { SCHEDULE_TYPES } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { scheduleDetailQuery } from '../../data/schedule/queries.ts';
import { FEEDBACK_MS, isSilent, serverWords } from '../../feedback/index.ts';
import { useIcsExport } from './useIcsExport.ts';
import { useRemoval } from './useRemoval.tsx';
import { useViewedSchedule } from './useViewedSchedule.ts';

export interface ScheduleViewerProps {
  /** `groupId` is empty where nobody knows it. */
  readonly link: { readonly id: string; readonly groupId: string };
  readonly onClose: () => void;
}

/** One schedule to look at, and to delete where its type allows it. A load that fails closes it. @source forms §2.12, §8 */
export default function ScheduleViewer({ link, onClose }: ScheduleViewerProps) {
  const { data, isError, isSuccess, error } = useQuery(scheduleDetailQuery(useApi(), link));
  const hasFailed = isError || (isSuccess && data === null);
  useCloseOnFailure(hasFailed, error, onClose);
  if (hasFailed) return null;
  if (data) return <Loaded schedule={data} onClose={onClose} />;
  return <Viewer schedule={null} onClose={onClose} />;
}

/** Closes, and says why in a toast that does not ask for anything. @source forms §8 @reading R-346 */
function useCloseOnFailure(hasFailed: boolean, error: unknown, onClose: () => void) {
  const { t } = useLingui();
  const toaster = useToaster();
  const isClosed = useRef(false);
  useEffect(() => {
    if (!hasFailed || isClosed.current) return;
    isClosed.current = true;
    if (!isSilent(error))
      toaster.show({ tone: 'info', title: serverWords(error) ?? t`The schedule did not load`, durationMs: FEEDBACK_MS.error });
    onClose();
  }, [hasFailed, error, onClose, toaster, t]);
}

function Loaded({ schedule, onClose }: { readonly schedule: ScheduleDetail; readonly onClose: () => void }) {
  const viewed = useViewedSchedule(schedule);
  const { ask, question, isRunning } = useRemoval(schedule, onClose);
  const ics = useIcsExport();
  const mayDelete = schedule.type.known === SCHEDULE_TYPES.schedule;
  return (
    <>
      <Viewer
        schedule={viewed}
        {...(mayDelete && { onDelete: () => void ask() })}
        isDeleting={isRunning}
        onExport={() => ics.one({ ...schedule, urgent: schedule.urgent.known ?? 'normal' })}
        onClose={onClose}
      />
      {question}
    </>
  );
}
