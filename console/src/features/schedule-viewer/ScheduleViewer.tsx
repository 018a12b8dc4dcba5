import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { ScheduleViewer as Viewer, ScopeDialog } from '@milepost/kit/schedule-viewer';
import type { ScheduleScope } from '@milepost/kit/schedule-viewer';
import { useToaster } from '@milepost/kit/toast';
import { SCHEDULE_TYPES, SCOPES, isRepeating } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { removeSchedule } from '../../data/schedule/mutations.ts';
import { scheduleDetailQuery } from '../../data/schedule/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FEEDBACK_MS, isSilent, serverWords, useFeedback } from '../../feedback/index.ts';
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
  const { ask, remove, isAsking, stopAsking, isRunning } = useRemoval(schedule, onClose);
  const mayDelete = schedule.type.known === SCHEDULE_TYPES.schedule;
  return (
    <>
      <Viewer schedule={viewed} {...(mayDelete && { onDelete: () => void ask() })} isDeleting={isRunning} onClose={onClose} />
      {isAsking && <ScopeDialog isRunning={isRunning} onChoose={(scope) => void remove(scope)} onClose={stopAsking} />}
    </>
  );
}

/** A schedule that does not repeat is deleted after a question, one that does after choosing which of it. @source forms §4, §8 */
function useRemoval({ id, title, repetition }: ScheduleDetail, onClose: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { run, isRunning } = useWrite(removeSchedule(useApi()));
  const [isAsking, setAsking] = useState(false);
  async function remove(scope: ScheduleScope) {
    try {
      const { msg } = await run({ id, scope: SCOPES[scope] });
      feedback.success('remove', msg);
      onClose();
    } catch (error) {
      feedback.failure(error);
    }
  }
  async function ask() {
    if (isRepeating(repetition)) return setAsking(true);
    const isSure = await confirm({
      title: t`Prompt`,
      body: t`This operation will delete the schedule, continue?`,
      subject: title,
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    if (isSure) await remove('all');
    return undefined;
  }
  return { ask, remove, isAsking, stopAsking: () => setAsking(false), isRunning };
}
