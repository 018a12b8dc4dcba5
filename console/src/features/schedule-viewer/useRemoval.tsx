import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { ScopeDialog } from '@milepost/kit/schedule-viewer';
import type { ScheduleScope } from '@milepost/kit/schedule-viewer';
import { SCOPES, isRepeating } from '@milepost/openapi/domains/schedule';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { removeSchedule } from '../../data/schedule/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';

/** Facts of a schedule that is to be deleted. */
interface Removed {
  readonly id: string;
  readonly title: string;
  readonly repetition: number | null;
}

/** A schedule that does not repeat is deleted after a question, one that does after choosing which of it. @source forms §4, §8 */
export function useRemoval({ id, title, repetition }: Removed, onRemoved: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { run, isRunning } = useWrite(removeSchedule(useApi()));
  const [isAsking, setAsking] = useState(false);
  async function remove(scope: ScheduleScope) {
    try {
      const { msg } = await run({ id, scope: SCOPES[scope] });
      feedback.success('remove', msg);
      onRemoved();
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
  return {
    ask,
    /** Question which times are meant, while it is asked. */
    question: isAsking && <ScopeDialog isRunning={isRunning} onChoose={(scope) => void remove(scope)} onClose={() => setAsking(false)} />,
    isRunning,
  };
}
